import EdgeRefreshCore
package import UIKit

extension UIEdgeInsets {
  /// Whether all sides differ by less than a length. The default allows for rounding errors of
  /// sums.
  func isNear(_ other: UIEdgeInsets, to length: CGFloat = 1e-6) -> Bool {
    let difference = self - other
    return abs(difference.top) < length && abs(difference.left) < length
      && abs(difference.bottom) < length && abs(difference.right) < length
  }

  /// Makes insets with a length on the side of an edge and 0 on the other sides.
  init(_ length: CGFloat, at edge: RefreshEdge, isMirrored: Bool) {
    self.init()
    switch edge {
    case .top: top = length
    case .bottom: bottom = length
    case .leading where isMirrored: right = length
    case .leading: left = length
    case .trailing where isMirrored: left = length
    case .trailing: right = length
    }
  }

  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }
}

extension CGPoint {
  package static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }

  /// Whether both coordinates differ by less than a length.
  func isNear(_ other: CGPoint, to length: CGFloat) -> Bool {
    abs(x - other.x) < length && abs(y - other.y) < length
  }
}

extension CGRect {
  package var hasFiniteNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
