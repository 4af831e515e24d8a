public import Foundation

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set, one for each corner.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A path of lines and curves with a line style.
open class UIBezierPath: NSObject, NSCopying {
  var vector = VectorPath()
  private var dashLengths: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// The line width, in points. 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines. `butt` by default.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of lines. `miter` by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a mitered corner, in line widths. 10 by default.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule, rather than the winding rule, determines the interior. `false` by
  /// default.
  open var usesEvenOddFillRule: Bool = false

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
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path that is a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    vector.addRoundedRect(rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero })
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

  /// Creates a path from the elements of a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    vector = cgPath.vector
  }

  /// The elements of the path, without the line style.
  open var cgPath: CGPath {
    get { CGPath(vector) }
    set { vector = newValue.vector }
  }

  /// Sets the dash pattern of the line.
  ///
  /// - Parameters:
  ///   - pattern: The alternating lengths of dashes and gaps, or `nil` for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The offset into the pattern at which the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { vector.isEmpty }

  /// The smallest rectangle that contains the path, without its control points.
  open var bounds: CGRect { vector.boundingBox }

  /// The point at which the next element begins, or zero if the path is empty.
  open var currentPoint: CGPoint { vector.currentPoint ?? .zero }

  /// Whether the path contains a point.
  open func contains(_ point: CGPoint) -> Bool {
    vector.contains(point, evenOdd: usesEvenOddFillRule)
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

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    vector.addQuadCurve(to: endPoint, control: controlPoint)
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

  /// Removes all elements.
  open func removeAllPoints() {
    vector = VectorPath()
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
  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(vector, evenOdd: usesEvenOddFillRule)
  }

  /// Strokes the path in the current context.
  open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(vector, style: strokeStyle)
  }

  /// Clips the current context to the path.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.record(.clip(vector, evenOdd: usesEvenOddFillRule))
  }

  /// Returns a path with the same curves and the same style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.vector = vector
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashLengths = dashLengths
    copy.dashPhase = dashPhase
    return copy
  }

  /// The line style for drawing commands.
  var strokeStyle: StrokeStyle {
    var style = StrokeStyle()
    style.width = lineWidth
    style.cap = lineCapStyle
    style.join = lineJoinStyle
    style.miterLimit = miterLimit
    style.dashPhase = dashPhase
    style.dashLengths = dashLengths
    return style
  }
}
