package import Foundation

/// Where a view is: a rectangle of its own coordinates, transformed about its middle, that middle at a point of the superview.
package struct ViewGeometry: Equatable, Sendable {
  /// What of the geometry was set.
  package enum Property {
    /// The frame: center and bounds at once.
    case frame
    /// The bounds: origin and size.
    case bounds
    /// The center.
    case center
    /// The transform.
    case transform
  }

  /// The rectangle that is shown, in the view's own coordinates.
  package var bounds = CGRect.zero
  /// The middle, in the superview's coordinates.
  package var center = CGPoint.zero
  /// The transform about the middle.
  package var transform = CGAffineTransform.identity

  /// The rectangle around what is shown, in the superview's coordinates.
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

  /// From the view's own coordinates into the superview's.
  package func toSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    let turned = transform.isIdentity ? offset : offset.applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  /// From the superview's coordinates into the view's own.
  package func fromSuperview(_ point: CGPoint) -> CGPoint {
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let turned = transform.isIdentity ? offset : offset.applying(transform.inverted())
    return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }

  var hasNaN: Bool {
    bounds.origin.x.isNaN || bounds.origin.y.isNaN || bounds.width.isNaN || bounds.height.isNaN
      || center.x.isNaN || center.y.isNaN
  }
}
