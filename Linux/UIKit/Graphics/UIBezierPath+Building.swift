public import Foundation

// These members are `open` in UIKit. In Swift, members of extensions cannot be overridden.
extension UIBezierPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { vector.isEmpty }

  /// The smallest rectangle that contains the path, without its control points.
  public var bounds: CGRect { vector.boundingBox }

  /// The point at which the next element begins, or zero if the path is empty.
  public var currentPoint: CGPoint { vector.currentPoint ?? .zero }

  /// Whether the path contains a point.
  public func contains(_ point: CGPoint) -> Bool {
    vector.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) {
    vector.move(to: point)
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) {
    vector.addLine(to: point)
  }

  /// Adds a cubic curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    vector.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    vector.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle. If the path is not empty, a line to the start of the arc precedes it.
  ///
  /// Angles are in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    vector.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increasing: clockwise)
  }

  /// Closes the current subpath with a line to its start.
  public func close() {
    vector.close()
  }

  /// Removes all elements.
  public func removeAllPoints() {
    vector = VectorPath()
  }

  /// Adds the elements of another path.
  public func append(_ bezierPath: UIBezierPath) {
    vector.append(bezierPath.vector)
  }

  /// Applies a transform to all points.
  public func apply(_ transform: CGAffineTransform) {
    vector = vector.applying(transform)
  }

  /// Fills the path in the current context.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(vector, evenOdd: usesEvenOddFillRule)
  }

  /// Strokes the path in the current context.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(vector, style: strokeStyle)
  }

  /// Clips the current context to the path.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.record(.clip(vector, evenOdd: usesEvenOddFillRule))
  }
}
