public import Foundation

/// A path of lines and curves with a line style.
open class UIBezierPath: NSObject {
  var vector = VectorPath()

  /// The line width, in points. 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines. `butt` by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of lines. `miter` by default.
  open var lineJoinStyle: CGLineJoin = .miter

  /// The elements of the path, without the line style.
  open var cgPath: CGPath {
    get { CGPath(vector) }
    set { vector = newValue.vector }
  }

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a path that is a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    vector.addRect(rect)
  }

  /// Creates a path that is an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    vector.addEllipse(in: rect)
  }

  /// Creates a path that is a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    vector.addRoundedRect(rect, radius: cornerRadius)
  }

  /// Creates a path that is an arc of a circle. Angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) {
    vector.move(to: point)
  }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) {
    vector.addLine(to: point)
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    vector.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds an arc of a circle. If the path is not empty, a line to the start of the arc precedes it.
  ///
  /// Angles are in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    vector.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increasing: clockwise)
  }

  /// Closes the current subpath with a line to its start.
  open func close() {
    vector.close()
  }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    vector.append(bezierPath.vector)
  }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) {
    vector = vector.applying(transform)
  }

  /// Fills the path in the current context.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(vector) }

  /// Strokes the path in the current context.
  open func stroke() {
    var style = StrokeStyle()
    style.width = lineWidth
    style.cap = lineCapStyle
    style.join = lineJoinStyle
    UIGraphicsGetCurrentContext()?.stroke(vector, style: style)
  }

  /// Clips the current context to the path.
  open func addClip() { UIGraphicsGetCurrentContext()?.record(.clip(vector)) }
}
