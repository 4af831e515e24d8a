public import Foundation

extension CGContext {
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.ink
  }

  /// Sets the fill color.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Ink(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.ink
  }

  /// Sets the stroke color.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Ink(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the alpha of subsequent drawing, from 0 to 1, which multiplies the alpha of the colors.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(1, alpha))
  }

  /// Sets the line width.
  public func setLineWidth(_ width: CGFloat) {
    state.style.width = width
  }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    state.style.cap = cap
  }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    state.style.join = join
  }

  /// Sets the maximum length of a mitered corner, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    state.style.miterLimit = limit
  }

  /// Sets the alternating lengths of dashes and gaps. An empty array makes lines solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dashLengths = lengths
  }
}

extension Ink {
  /// Returns the color with its alpha multiplied by a factor.
  func faded(by factor: CGFloat) -> Ink {
    Ink(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
