import UIKit

/// An arrow that turns around when the pull is far enough, and a spinner in its place while the
/// control refreshes.
@MainActor
final class ArrowIndicator {
  /// How the arrow behaves on an edge.
  struct Style {
    /// What is shown: a template that apps may replace.
    let image: UIImage
    /// How far it is turned while there is nothing to let go, in radians.
    let resting: CGFloat
    /// How far it is turned when letting go would refresh, in radians.
    let turned: CGFloat
    /// Whether a spinner takes its place; otherwise it stays, and turns around once more at the end.
    let hasSpinner: Bool

    /// A hair less than half a turn, so that it turns back the way it came.
    private static let halfTurn: CGFloat = 0.000001 - .pi

    static let header = Style(
      image: .refreshArrow, resting: 0, turned: halfTurn, hasSpinner: true)
    static let footer = Style(
      image: .refreshArrow, resting: halfTurn, turned: 0, hasSpinner: true)
    static let trailer = Style(
      image: .refreshSideArrow, resting: 0, turned: .pi, hasSpinner: false)
    static let leader = Style(
      image: .refreshSideArrow, resting: .pi, turned: 0, hasSpinner: false)
  }

  /// Shows the arrow, in its tint color. Apps may set another image.
  let arrowView: UIImageView
  /// Shows the spinner.
  private(set) var loadingView = UIActivityIndicatorView.refreshSpinner(.medium)

  private let style: Style
  private var presentation: RefreshPresentation?

  init(_ style: Style) {
    self.style = style
    arrowView = UIImageView(image: style.image)
    turn(style.resting)
  }

  /// Puts a spinner of another style in place of the present one.
  func setSpinner(_ style: UIActivityIndicatorView.Style) {
    loadingView = loadingView.replaced(by: style)
  }

  /// Puts both in the middle of a point.
  func place(at center: CGPoint) {
    if !arrowView.hasOwnConstraints {
      arrowView.bounds.size = arrowView.image?.size ?? .zero
      arrowView.center = center
    }
    if !loadingView.hasOwnConstraints { loadingView.center = center }
  }

  func render(
    _ presentation: RefreshPresentation, from old: RefreshPresentation, fast: TimeInterval,
    slow: TimeInterval
  ) {
    self.presentation = presentation
    if style.hasSpinner { renderSpinner(presentation, slow: slow) }
    guard presentation.state != old.state else { return }
    switch presentation.state {
    case .pulling:
      UIView.animate(withDuration: fast) { self.turn(self.style.turned) }
    case .idle where old.state == .refreshing && style.hasSpinner:
      // Out of sight: ready for the next pull.
      turn(style.resting)
    case .idle where old.state == .refreshing:
      UIView.animate(
        withDuration: fast, animations: { self.turn(self.style.turned) },
        completion: { _ in
          if self.presentation?.state == .idle { self.turn(self.style.resting) }
        })
    case .idle:
      UIView.animate(withDuration: fast) { self.turn(self.style.resting) }
    case .refreshing, .willRefresh, .noMoreData:
      break
    }
  }

  private func renderSpinner(_ presentation: RefreshPresentation, slow: TimeInterval) {
    // A spinner that was stopped while the control closes does not turn again before the next refresh.
    let isClosing =
      presentation.isActive && presentation.state == .idle && loadingView.isAnimating
    guard presentation.state == .refreshing || isClosing else {
      loadingView.stopAnimating()
      loadingView.alpha = 1
      // Begun outside of a window, the arrow stays as it was until the control opens.
      if presentation.state != .willRefresh {
        arrowView.isHidden = presentation.state == .noMoreData
      }
      return
    }
    arrowView.isHidden = true
    loadingView.startAnimating()
    if presentation.state == .refreshing {
      loadingView.alpha = 1
    } else if loadingView.alpha == 1 {
      // The control is closing: the spinner fades as it goes.
      UIView.animate(withDuration: slow) { self.loadingView.alpha = 0 }
    }
  }

  private func turn(_ angle: CGFloat) {
    arrowView.transform = CGAffineTransform(rotationAngle: angle)
  }
}

extension UIActivityIndicatorView {
  /// A spinner as all refresh controls have it: hidden while it does not turn.
  static func refreshSpinner(_ style: Style) -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(style: style)
    spinner.hidesWhenStopped = true
    return spinner
  }

  /// Makes a spinner of another style, which turns if this one does, in this one's place.
  func replaced(by style: Style) -> UIActivityIndicatorView {
    let new = UIActivityIndicatorView.refreshSpinner(style)
    new.color = color
    new.center = center
    if isAnimating { new.startAnimating() }
    superview?.insertSubview(new, aboveSubview: self)
    removeFromSuperview()
    return new
  }
}
