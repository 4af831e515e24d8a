import UIKit

/// An arrow that turns around when the pull is far enough, and a spinner in its place while the
/// control refreshes.
@MainActor
final class ArrowIndicator {
  /// Shows the arrow: a template, drawn in code, in its tint color. Apps may set another image.
  let arrowView = UIImageView(image: .refreshArrow)
  /// Shows the spinner.
  private(set) var loadingView = ArrowIndicator.spinner(.medium)

  /// The side to which the arrow points when it is not turned, as an angle from pointing down.
  private let restingAngle: CGFloat

  init(restingAngle: CGFloat = 0) {
    self.restingAngle = restingAngle
    arrowView.transform = transform(isTurned: false)
  }

  /// Puts a spinner of another style in place of the present one.
  func setSpinner(_ style: UIActivityIndicatorView.Style) {
    let old = loadingView
    loadingView = Self.spinner(style)
    loadingView.color = old.color
    if old.isAnimating { loadingView.startAnimating() }
    old.superview?.insertSubview(loadingView, aboveSubview: old)
    old.removeFromSuperview()
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
    arrowView.isHidden = presentation.isActive
    if presentation.isActive {
      loadingView.startAnimating()
    } else {
      loadingView.stopAnimating()
    }
    let isClosing = presentation.isActive && presentation.state != .refreshing
    let wasClosing = old.isActive && old.state != .refreshing
    if isClosing && !wasClosing {
      // Out of sight: the arrow is ready for the next pull, the spinner fades as it goes.
      arrowView.transform = transform(isTurned: false)
      UIView.animate(withDuration: slow) { self.loadingView.alpha = 0 }
    } else if !isClosing {
      loadingView.alpha = 1
    }
    guard presentation.state != old.state else { return }
    switch presentation.state {
    case .pulling:
      UIView.animate(withDuration: fast) {
        self.arrowView.transform = self.transform(isTurned: true)
      }
    case .idle where !presentation.isActive:
      UIView.animate(withDuration: fast) {
        self.arrowView.transform = self.transform(isTurned: false)
      }
    case .idle, .refreshing, .willRefresh, .noMoreData:
      break
    }
  }

  private func transform(isTurned: Bool) -> CGAffineTransform {
    // A hair less than half a turn, so that it turns back the way it came.
    CGAffineTransform(rotationAngle: restingAngle + (isTurned ? 0.000001 - .pi : 0))
  }

  private static func spinner(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(style: style)
    spinner.hidesWhenStopped = true
    return spinner
  }
}

extension UIImage {
  /// An arrow that points down, 15 by 40 points, to be tinted.
  static let refreshArrow: UIImage = {
    let size = CGSize(width: 15, height: 40)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 7.5, y: 2))
      path.addLine(to: CGPoint(x: 7.5, y: 38))
      path.move(to: CGPoint(x: 1.5, y: 32))
      path.addLine(to: CGPoint(x: 7.5, y: 38))
      path.addLine(to: CGPoint(x: 13.5, y: 32))
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }()
}
