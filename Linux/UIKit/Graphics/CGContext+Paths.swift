public import Foundation

extension CGContext {
  /// Throws the current path away.
  public func beginPath() {
    updatePath { $0 = VectorPath() }
  }

  /// Begins a new part of the path.
  public func move(to point: CGPoint) {
    updatePath { $0.move(to: point) }
  }

  /// Adds a line to the path.
  public func addLine(to point: CGPoint) {
    updatePath { $0.addLine(to: point) }
  }

  /// Adds a cubic curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    updatePath { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a quadratic curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    updatePath { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds an arc; as y points down here, "clockwise" looks counterclockwise, as it does on iOS.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    updatePath {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        increasing: !clockwise)
    }
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) {
    updatePath { $0.addRect(rect) }
  }

  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) {
    updatePath { $0.addEllipse(in: rect) }
  }

  /// Adds a path to the path.
  public func addPath(_ path: CGPath) {
    updatePath { $0.append(path.vector) }
  }

  /// Leads the path back to where its part began.
  public func closePath() {
    updatePath { $0.close() }
  }

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), evenOdd: rule == .evenOdd)
  }

  /// Draws the path's line and forgets the path.
  public func strokePath() {
    stroke(takePath(), style: state.style)
  }

  /// Fills the path, draws its line, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(path, style: state.style) }
  }

  /// Lets be seen only what falls inside the path, which is then forgotten.
  public func clip(using rule: CGPathFillRule = .winding) {
    record(.clip(takePath(), evenOdd: rule == .evenOdd))
  }

  /// Lets be seen only what falls inside the rectangle.
  public func clip(to rect: CGRect) {
    record(.clip(VectorPath(rect: rect), evenOdd: false))
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill(VectorPath(rect: rect), evenOdd: false)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(VectorPath(rect: rect), style: state.style)
  }

  /// Draws the line of a rectangle in the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.width = width
    stroke(VectorPath(rect: rect), style: style)
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    var path = VectorPath()
    path.addEllipse(in: rect)
    fill(path, evenOdd: false)
  }

  /// Draws the line of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    var path = VectorPath()
    path.addEllipse(in: rect)
    stroke(path, style: state.style)
  }
}
