public import Foundation

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// A square end at the endpoint.
  case butt = 0
  /// A half circle beyond the endpoint.
  case round = 1
  /// A square end, half a line width beyond the endpoint.
  case square = 2
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A corner with a flat edge.
  case bevel = 2
}

/// The rule that determines the interior of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The points with a winding number other than 0.
  case winding = 0
  /// The points from which a ray to infinity crosses the path an odd number of times.
  case evenOdd = 1
}

/// An immutable path of lines and curves.
public class CGPath {
  package fileprivate(set) var vector: VectorPath

  package init(_ vector: VectorPath) {
    self.vector = vector
  }

  /// Creates a path that is a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(VectorPath(rect: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path that is an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = VectorPath()
    path.addEllipse(in: rect)
    self.init(path.applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { vector.isEmpty }

  /// The point at which the next element begins, or zero if the path is empty.
  public var currentPoint: CGPoint { vector.currentPoint ?? .zero }

  /// The smallest rectangle that contains the path, without its control points.
  public var boundingBoxOfPath: CGRect { vector.boundingBox }

  /// Whether the path contains a point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    vector.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }
}

/// A mutable path of lines and curves.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(VectorPath())
  }

  /// Begins a new subpath at a point.
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

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() {
    vector.close()
  }
}
