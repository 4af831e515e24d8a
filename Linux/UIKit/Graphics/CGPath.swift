public import Foundation

/// The ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt = 0
  /// A half circle beyond the end.
  case round = 1
  /// A half square beyond the end.
  case square = 2
}

/// The corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// What counts as inside when a path is filled.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path goes round in sum.
  case winding = 0
  /// Where an odd number of lines lies between here and far away.
  case evenOdd = 1
}

/// A shape made of lines and curves, which does not change.
public class CGPath {
  package fileprivate(set) var vector: VectorPath

  package init(_ vector: VectorPath) {
    self.vector = vector
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(VectorPath(rect: rect).applying(transform?.pointee ?? .identity))
  }

  /// An ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = VectorPath()
    path.addEllipse(in: rect)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { vector.isEmpty }

  /// Where the next line would begin.
  public var currentPoint: CGPoint { vector.currentPoint ?? .zero }

  /// The smallest rectangle around the shape, control points not counted.
  public var boundingBoxOfPath: CGRect { vector.boundingBox }

  /// Whether the point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    vector.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }
}

/// A shape made of lines and curves, to which more can be added.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() {
    super.init(VectorPath())
  }

  /// Begins a new part at the point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    vector.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    vector.addLine(to: point.applying(transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    vector.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    vector.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    vector.append(VectorPath(rect: rect).applying(transform))
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = VectorPath()
    path.addEllipse(in: rect)
    vector.append(path.applying(transform))
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    vector.append(path.vector.applying(transform))
  }

  /// Leads back to where the part began.
  public func closeSubpath() {
    vector.close()
  }
}
