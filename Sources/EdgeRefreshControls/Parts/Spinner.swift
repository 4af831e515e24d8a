import EdgeRefreshCore
public import UIKit

/// A control that displays a spinner during a refresh.
///
/// A subclass of a kind without a spinner gets one by conforming to this protocol.
@preconcurrency @MainActor
public protocol SpinnerDisplaying: RefreshComponent {
  /// The spinner. It animates during a refresh and is hidden otherwise. You may style it or add
  /// constraints to it.
  ///
  /// A subclass may return another view. Without a view, the control displays no spinner.
  var loadingView: UIActivityIndicatorView! { get }
}

extension SpinnerDisplaying {
  /// The control's own spinner.
  public var loadingView: UIActivityIndicatorView! { ownLoadingView }

  var ownLoadingView: UIActivityIndicatorView? { parts.spinner?.ownView }

  /// The style of the spinner. Default: `.medium`. Setting it replaces ``loadingView`` with a new
  /// view of the same color. Other changes of the old view are lost.
  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { loadingView?.style ?? .medium }
    set {
      parts.spinner?.setStyle(newValue)
      setNeedsLayout()
    }
  }
}

/// A spinner that animates during a refresh.
@MainActor
final class Spinner {
  /// The control's own spinner.
  private(set) var ownView = Spinner.makeView(.medium)

  /// Weak, because animations may outlive the control.
  private weak var control: (any SpinnerDisplaying)?
  /// Whether the spinner fades out while its control closes; otherwise it stops immediately.
  private let fadesOut: Bool

  /// Creates the spinner of a control.
  init(of control: any SpinnerDisplaying, engine: RefreshEngine) {
    self.control = control
    fadesOut = !engine.isAutomatic
  }

  /// The view that displays the spinner.
  var view: UIActivityIndicatorView? { control?.loadingView }

  /// Replaces the control's own view with one of another style, in the same place. It animates if
  /// the old view did.
  func setStyle(_ style: UIActivityIndicatorView.Style) {
    let old = ownView
    ownView = Spinner.makeView(style)
    ownView.color = old.color
    ownView.center = old.center
    if old.isAnimating { ownView.startAnimating() }
    old.superview?.insertSubview(ownView, aboveSubview: old)
    old.removeFromSuperview()
  }

  func place(at center: CGPoint) {
    if let view, !view.hasOwnConstraints { view.center = center }
  }

  /// Draws a presentation and returns whether the spinner is visible.
  func render(_ presentation: RefreshPresentation, closingDuration: TimeInterval) -> Bool {
    guard let view else { return false }
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
      UIView.animate(withDuration: closingDuration) { view.alpha = 0 }
    }
    return true
  }

  private static func makeView(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: style)
    view.hidesWhenStopped = true
    return view
  }
}
