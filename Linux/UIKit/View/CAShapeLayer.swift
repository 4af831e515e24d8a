public import Foundation

/// A layer that draws a path. Its path is in its own coordinates, and is not clipped to its bounds.
open class CAShapeLayer: CALayer {
  /// The path. If `nil`, the default, nothing is drawn.
  open var path: CGPath?
  /// The color that fills the path. Black by default.
  open var fillColor: CGColor? = CGColor(ink: .black)
  /// The color of the line. If `nil`, the default, there is no line.
  open var strokeColor: CGColor?
  /// The width of the line, in points. 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the line. `butt` by default.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The shape of the corners of the line. `miter` by default.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// Where the line begins, as a fraction of the path's length. 0 by default.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, as a fraction of the path's length. 1 by default.
  open var strokeEnd: CGFloat = 1

  override var drawing: (content: DisplayList, box: CGRect)? {
    guard let path, !path.vector.isEmpty else { return nil }
    var commands: [DrawingCommand] = []
    if let fillColor { commands.append(.fill(path.vector, evenOdd: false, ink: fillColor.ink)) }
    if let strokeColor, lineWidth > 0 {
      var style = StrokeStyle()
      style.width = lineWidth
      style.cap = lineCap == .round ? .round : .butt
      style.join = lineJoin == .round ? .round : .miter
      let line = path.vector.trimmed(from: strokeStart, to: strokeEnd)
      commands.append(.stroke(line, style: style, ink: strokeColor.ink))
    }
    // A pointed corner is at most ten times as long as the line is wide.
    let margin = max(lineWidth * 5, 1)
    return (DisplayList(commands), path.vector.controlPointBox.insetBy(dx: -margin, dy: -margin))
  }
}

/// The shape of the ends of the line of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A square end at the endpoint.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle beyond the endpoint.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
}

/// The shape of the corners of the line of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
}
