package import Foundation

extension UIView.ContentMode {
  /// Returns the frame in the bounds for content of a size.
  package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: size) }
    let scaleX = bounds.width / size.width
    let scaleY = bounds.height / size.height
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: frame(size, scaled: min(scaleX, scaleY), in: bounds)
    case .scaleAspectFill: frame(size, scaled: max(scaleX, scaleY), in: bounds)
    case .center: frame(size, in: bounds)
    case .top: frame(size, in: bounds, y: 0)
    case .bottom: frame(size, in: bounds, y: 1)
    case .left: frame(size, in: bounds, x: 0)
    case .right: frame(size, in: bounds, x: 1)
    case .topLeft: frame(size, in: bounds, x: 0, y: 0)
    case .topRight: frame(size, in: bounds, x: 1, y: 0)
    case .bottomLeft: frame(size, in: bounds, x: 0, y: 1)
    case .bottomRight: frame(size, in: bounds, x: 1, y: 1)
    }
  }

  /// Returns the frame of scaled content.
  ///
  /// `x` and `y` are the fractions of the remaining space that precede the content.
  private func frame(
    _ size: CGSize, scaled factor: CGFloat = 1, in bounds: CGRect, x: CGFloat = 0.5,
    y: CGFloat = 0.5
  ) -> CGRect {
    let size = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
