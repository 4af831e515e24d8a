#if canImport(ObjectiveC)
  import Foundation
  public import ObjectiveC
  import UIKit

  extension RefreshComponent {
    /// Sets what a refresh calls, as a target and an action; the target is held weakly.
    public func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
      refreshingTarget = target as AnyObject
      refreshingAction = action
    }

    func sendRefreshingAction() {
      guard let target = refreshingTarget as? any NSObjectProtocol, let refreshingAction else {
        return
      }
      guard target.responds(to: refreshingAction) else { return }
      _ = target.perform(refreshingAction, with: self)
    }
  }

  extension RefreshHeader {
    /// Makes a header that calls a target, which it holds weakly; the app calls
    /// ``RefreshComponent/endRefreshing()``.
    public convenience init(refreshingTarget: Any, refreshingAction: Selector) {
      self.init(frame: .zero)
      setRefreshingTarget(refreshingTarget, refreshingAction: refreshingAction)
    }
  }

  extension RefreshFooter {
    /// Makes a footer that calls a target, which it holds weakly; the app calls
    /// ``RefreshComponent/endRefreshing()``.
    public convenience init(refreshingTarget: Any, refreshingAction: Selector) {
      self.init(frame: .zero)
      setRefreshingTarget(refreshingTarget, refreshingAction: refreshingAction)
    }
  }

  extension RefreshTrailer {
    /// Makes a control that calls a target, which it holds weakly; the app calls
    /// ``RefreshComponent/endRefreshing()``.
    public convenience init(refreshingTarget: Any, refreshingAction: Selector) {
      self.init(frame: .zero)
      setRefreshingTarget(refreshingTarget, refreshingAction: refreshingAction)
    }
  }

  extension RefreshComponent {
    /// Whether this is the main thread: code in Swift 5 mode may call a control on any.
    nonisolated var isOnMainThread: Bool { Thread.isMainThread }

    /// Has a closure called when a view is tapped, as long as the view lives.
    func onTap(of view: UIView, _ action: @escaping @MainActor () -> Void) {
      view.addGestureRecognizer(TapRecognizer(action))
    }
  }

  /// A tap recognizer that is its own target.
  private final class TapRecognizer: UITapGestureRecognizer {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
      self.action = action
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(tapped))
    }

    @objc private func tapped() {
      action()
    }
  }

  extension UIView {
    /// Whether an app laid the view out with constraints of its own.
    var hasOwnConstraints: Bool { !constraints.isEmpty }
  }
#else
  import UIKit

  extension RefreshComponent {
    /// Whether this is the main thread: code in Swift 5 mode may call a control on any.
    nonisolated var isOnMainThread: Bool { MainThread.isCurrent }

    /// Nothing to send: a target needs Objective-C's selectors.
    func sendRefreshingAction() {}

    /// Has a closure called when a view is tapped, as long as the view lives.
    func onTap(of view: UIView, _ action: @escaping @MainActor () -> Void) {
      let recognizer = UITapGestureRecognizer()
      recognizer.addHandler { if $0.state == .ended { action() } }
      view.addGestureRecognizer(recognizer)
    }
  }

  extension UIView {
    /// Whether an app laid the view out with constraints of its own: never, where there are none.
    var hasOwnConstraints: Bool { false }
  }
#endif
