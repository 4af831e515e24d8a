import UIKit

/// A spinner that is visible during a refresh.
@MainActor
class Spinner {
  /// The control's own spinner.
  private(set) var ownView = Spinner.makeView(.medium)

  /// Whether the spinner fades out while its control closes; otherwise it stops immediately.
  private let fadesOut: Bool

  init(fadesOut: Bool) { self.fadesOut = fadesOut }

  /// The view that the control displays.
  var view: UIActivityIndicatorView? { ownView }

  /// Replaces the own view with one of a new style in its place. It animates if the old one did.
  func setStyle(_ style: UIActivityIndicatorView.Style) {
    let old = ownView
    ownView = Spinner.makeView(style)
    // The default color belongs to the style.
    if old.color != Spinner.makeView(old.style).color { ownView.color = old.color }
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
