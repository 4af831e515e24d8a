public import Foundation

// These members are `open` in UIKit; nothing here overrides them.
extension UIBezierPath {
  /// Whether there is nothing in it.
  public var isEmpty: Bool { vector.isEmpty }

  /// The smallest rectangle around the shape.
  public var bounds: CGRect { vector.boundingBox }

  /// Where the next line would begin.
  public var currentPoint: CGPoint { vector.currentPoint ?? .zero }

  /// Whether the point is inside.
  public func contains(_ point: CGPoint) -> Bool {
    vector.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Begins a new part at the point.
  public func move(to point: CGPoint) {
    vector.move(to: point)
  }

  /// Adds a line.
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

  /// Adds a part of a circle, after a line to its start if the path is not empty.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    vector.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increasing: clockwise)
  }

  /// Leads back to where the part began.
  public func close() {
    vector.close()
  }

  /// Empties the path.
  public func removeAllPoints() {
    vector = VectorPath()
  }

  /// Adds the shape of another path.
  public func append(_ bezierPath: UIBezierPath) {
    vector.append(bezierPath.vector)
  }

  /// Moves every point as the transform says.
  public func apply(_ transform: CGAffineTransform) {
    vector = vector.applying(transform)
  }

  /// Fills the shape in the current context.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(vector, evenOdd: usesEvenOddFillRule)
  }

  /// Draws the line in the current context.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(vector, style: strokeStyle)
  }

  /// Lets be seen in the current context only what falls inside.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.record(.clip(vector, evenOdd: usesEvenOddFillRule))
  }
}
