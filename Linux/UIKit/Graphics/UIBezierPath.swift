public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt

  /// The corners whose bits are set.
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
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A shape made of lines and curves, with the style of its line.
open class UIBezierPath: NSObject {
  var vector = VectorPath()
  private var dashLengths: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// How wide the line is, 1 at first.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCapStyle: CGLineCap = .butt
  /// How the line turns.
  open var lineJoinStyle: CGLineJoin = .miter
  /// Up to which length, in widths of the line, a corner may be pointed.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule says what is inside.
  open var usesEvenOddFillRule: Bool = false

  /// An empty path.
  public override init() {
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    vector.addRect(rect)
  }

  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    vector.addEllipse(in: rect)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle some of whose corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    vector.addRoundedRect(rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero })
  }

  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The shape of a path.
  public convenience init(cgPath: CGPath) {
    self.init()
    vector = cgPath.vector
  }

  /// The shape without the style of the line.
  open var cgPath: CGPath {
    get { CGPath(vector) }
    set { vector = newValue.vector }
  }

  /// Makes the line dashed: lengths of dashes and gaps in turn.
  ///
  /// - Parameters:
  ///   - pattern: The lengths, or nil for a whole line.
  ///   - count: How many lengths there are.
  ///   - phase: How far into the pattern the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// The line's style as drawing needs it.
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
