public import Foundation

extension CGContext {
  /// Discards the current path.
  public func beginPath() {
    updatePath { $0 = VectorPath() }
  }

  /// Begins a new subpath at a point.
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

  /// Adds an arc to the path.
  ///
  /// Because y points down, an arc with `clockwise: true` looks counterclockwise, as on iOS.
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

  /// Adds the elements of another path to the path.
  public func addPath(_ path: CGPath) {
    updatePath { $0.append(path.vector) }
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() {
    updatePath { $0.close() }
  }

  /// Fills the path and then discards it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), evenOdd: rule == .evenOdd)
  }

  /// Strokes the path and then discards it.
  public func strokePath() {
    stroke(takePath(), style: state.style)
  }

  /// Fills the path, strokes it, or both, and then discards it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(path, style: state.style) }
  }

  /// Clips subsequent drawing to the path and then discards the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    record(.clip(takePath(), evenOdd: rule == .evenOdd))
  }

  /// Clips subsequent drawing to a rectangle.
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

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(VectorPath(rect: rect), style: state.style)
  }

  /// Strokes a rectangle with the given line width.
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

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    var path = VectorPath()
    path.addEllipse(in: rect)
    stroke(path, style: state.style)
  }
}
