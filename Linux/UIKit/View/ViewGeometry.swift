package import Foundation

/// The bounds, center and transform of a view.
///
/// The transform is applied about the center of the bounds, which is at `center` in the superview.
package struct ViewGeometry: Equatable, Sendable {
  /// The property of the geometry that was set.
  package enum Property {
    /// The frame, which determines the center and the size of the bounds.
    case frame
    /// The bounds: origin and size.
    case bounds
    /// The center.
    case center
    /// The transform.
    case transform
  }

  /// The visible rectangle, in the view's own coordinates.
  package var bounds = CGRect.zero
  /// The center, in the superview's coordinates.
  package var center = CGPoint.zero
  /// The transform, applied about the center.
  package var transform = CGAffineTransform.identity

  /// The bounding box of the transformed bounds, in the superview's coordinates.
  package var frame: CGRect {
    get {
      let size = bounds.size
      guard !transform.isIdentity else {
        return CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
      }
      return CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let rect = newValue.standardized
      center = CGPoint(x: rect.origin.x + rect.width / 2, y: rect.origin.y + rect.height / 2)
      bounds.size =
        transform.isIdentity
        ? rect.size
        : CGRect(origin: .zero, size: rect.size).applying(transform.inverted()).size
    }
  }

  /// Converts a point from the view's coordinates to the superview's.
  package func toSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    let transformed = transform.isIdentity ? offset : offset.applying(transform)
    return CGPoint(x: transformed.x + center.x, y: transformed.y + center.y)
  }

  /// Converts a point from the superview's coordinates to the view's.
  package func fromSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let transformed = transform.isIdentity ? offset : offset.applying(transform.inverted())
    return CGPoint(x: transformed.x + bounds.midX, y: transformed.y + bounds.midY)
  }

  /// The geometry of a subview of a view with these bounds, which mirrors its subviews.
  func mirrored(in bounds: CGRect) -> ViewGeometry {
    var mirrored = self
    mirrored.center.x = 2 * bounds.midX - center.x
    mirrored.transform = transform.concatenating(CGAffineTransform(scaleX: -1, y: 1))
    return mirrored
  }

  // The members below compare numbers, because the operators of Foundation's types are not inlined,
  // and scrolling compares every offset.

  /// Whether a coordinate of the bounds or the center is not a number. Only such a value differs
  /// from itself.
  var hasNaN: Bool {
    !(hasSameOrigin(as: self) && hasSameSize(as: self)
      && center.x == center.x && center.y == center.y)
  }

  func hasSameOrigin(as other: ViewGeometry) -> Bool {
    bounds.origin.x == other.bounds.origin.x && bounds.origin.y == other.bounds.origin.y
  }

  func hasSameSize(as other: ViewGeometry) -> Bool {
    bounds.size.width == other.bounds.size.width && bounds.size.height == other.bounds.size.height
  }

  /// Whether the centers and the transforms are equal.
  func hasSamePlace(as other: ViewGeometry) -> Bool {
    center.x == other.center.x && center.y == other.center.y && transform == other.transform
  }
}
