public import Foundation

extension CGContext {
  /// Sets the color of insides.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.ink
  }

  /// Sets the color of insides.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Ink(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.ink
  }

  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Ink(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets how opaque everything is drawn, on top of the colors' own opacity.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = max(0, min(1, alpha))
  }

  /// Sets how wide lines are.
  public func setLineWidth(_ width: CGFloat) {
    state.style.width = width
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    state.style.cap = cap
  }

  /// Sets how lines turn.
  public func setLineJoin(_ join: CGLineJoin) {
    state.style.join = join
  }

  /// Sets up to which length, in widths of the line, a corner may be pointed.
  public func setMiterLimit(_ limit: CGFloat) {
    state.style.miterLimit = limit
  }

  /// Sets the lengths of dashes and gaps in turn; none makes the line whole.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = phase
    state.style.dashLengths = lengths
  }
}

extension Ink {
  func faded(by factor: CGFloat) -> Ink {
    Ink(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
