public import UIKit

/// A control that displays a spinner during a refresh.
///
/// A subclass of a kind without a spinner gets one by conforming to this protocol.
@preconcurrency @MainActor
public protocol SpinnerDisplaying: RefreshComponent {}

extension SpinnerDisplaying {
  /// The spinner. It animates during a refresh and is hidden otherwise. You may style it or add
  /// constraints to it.
  @_disfavoredOverload
  public var loadingView: UIActivityIndicatorView { partView(parts.spinner?.view) }

  /// The style of the spinner. Default: `.medium`. Setting it replaces ``loadingView`` with a new
  /// view of the same color. Other changes of the old view are lost.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { parts.spinner?.view.style ?? .medium }
    set {
      parts.spinner?.setStyle(newValue)
      setNeedsLayout()
    }
  }
}

/// A spinner that animates during a refresh.
@MainActor
final class Spinner {
  private(set) var view = Spinner.makeView(.medium)
  private let fadesOut: Bool

  /// Creates a spinner that fades out while its control closes; otherwise it stops immediately.
  init(fadesOut: Bool) {
    self.fadesOut = fadesOut
  }

  /// Replaces the view with one of another style, in the same place. It animates if the old view
  /// did.
  func setStyle(_ style: UIActivityIndicatorView.Style) {
    let old = view
    view = Spinner.makeView(style)
    view.color = old.color
    view.center = old.center
    if old.isAnimating { view.startAnimating() }
    old.superview?.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
  }

  func place(at center: CGPoint) {
    if !view.hasOwnConstraints { view.center = center }
  }

  /// Draws a presentation and returns whether the spinner is visible.
  func render(_ presentation: RefreshPresentation, closingDuration: TimeInterval) -> Bool {
    let isRefreshing = fadesOut ? presentation.state == .refreshing : presentation.isActive
    // If an app stops the spinner while the control closes, it stays stopped until the next
    // refresh.
    let isClosing =
      fadesOut && presentation.isActive && presentation.state == .idle && view.isAnimating
    guard isRefreshing || isClosing else {
      view.stopAnimating()
      if fadesOut { view.alpha = 1 }
      return false
    }
    view.startAnimating()
    if fadesOut && isRefreshing {
      view.alpha = 1
    } else if isClosing && view.alpha == 1 {
      UIView.animate(withDuration: closingDuration) { self.view.alpha = 0 }
    }
    return true
  }

  private static func makeView(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: style)
    view.hidesWhenStopped = true
    return view
  }
}
