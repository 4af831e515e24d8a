package import Foundation

extension UIView.ContentMode {
  /// Where content of the size goes in the bounds.
  package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: size) }
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: place(size, scaled: min(across, down), in: bounds)
    case .scaleAspectFill: place(size, scaled: max(across, down), in: bounds)
    case .center: place(size, in: bounds)
    case .top: place(size, in: bounds, y: 0)
    case .bottom: place(size, in: bounds, y: 1)
    case .left: place(size, in: bounds, x: 0)
    case .right: place(size, in: bounds, x: 1)
    case .topLeft: place(size, in: bounds, x: 0, y: 0)
    case .topRight: place(size, in: bounds, x: 1, y: 0)
    case .bottomLeft: place(size, in: bounds, x: 0, y: 1)
    case .bottomRight: place(size, in: bounds, x: 1, y: 1)
    }
  }

  /// Shares the room that is left between both sides: 0 puts all of it after the content, 1 before.
  private func place(
    _ size: CGSize, scaled factor: CGFloat = 1, in bounds: CGRect, x: CGFloat = 0.5,
    y: CGFloat = 0.5
  ) -> CGRect {
    let size = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
