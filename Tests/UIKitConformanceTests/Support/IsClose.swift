import Foundation

extension CGFloat {
  /// Whether two numbers differ by at most a tolerance, which allows for rounding errors.
  func isClose(to other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension CGPoint {
  func isClose(to other: CGPoint) -> Bool { x.isClose(to: other.x) && y.isClose(to: other.y) }
}

extension CGRect {
  func isClose(to other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    minX.isClose(to: other.minX, within: tolerance)
      && minY.isClose(to: other.minY, within: tolerance)
      && maxX.isClose(to: other.maxX, within: tolerance)
      && maxY.isClose(to: other.maxY, within: tolerance)
  }
}
