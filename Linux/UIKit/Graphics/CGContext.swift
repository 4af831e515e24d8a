public import Foundation

/// The ways to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fill by the winding rule.
  case fill = 0
  /// Fill by the even-odd rule.
  case eoFill = 1
  /// Stroke.
  case stroke = 2
  /// Fill by the winding rule, and then stroke.
  case fillStroke = 3
  /// Fill by the even-odd rule, and then stroke.
  case eoFillStroke = 4
}

/// A drawing destination. It records the drawing, which can be rendered later at any scale.
public final class CGContext {
  package private(set) var displayList = DisplayList()
  var state = State()
  private var savedStates: [State] = []
  private(set) var path = VectorPath()

  package init() {}

  /// The graphics state, without the clip, which is part of the recording.
  struct State {
    var fill = Ink.black
    var stroke = Ink.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
  }

  /// Saves the colors, line style, alpha, clip and transform.
  public func saveGState() {
    savedStates.append(state)
    record(.saveState)
  }

  /// Restores the state that was saved last. Does nothing if there is none.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    path = path.applying(state.transform).applying(saved.transform.inverted())
    state = saved
    record(.restoreState)
  }

  /// Applies a transform to subsequent drawing, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    if !path.isEmpty { path = path.applying(transform.inverted()) }
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  /// Translates subsequent drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales subsequent drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates subsequent drawing by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  package func record(_ command: DrawingCommand) {
    displayList.commands.append(command)
  }

  func updatePath(_ change: (inout VectorPath) -> Void) {
    change(&path)
  }

  /// Returns the current path and begins an empty one.
  func takePath() -> VectorPath {
    defer { path = VectorPath() }
    return path
  }

  func fill(_ path: VectorPath, evenOdd: Bool) {
    guard !path.isEmpty, state.fill.alpha * state.alpha > 0 else { return }
    record(.fill(path, evenOdd: evenOdd, ink: state.fill.faded(by: state.alpha)))
  }

  func stroke(_ path: VectorPath, style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0, state.stroke.alpha * state.alpha > 0 else { return }
    record(.stroke(path, style: style, ink: state.stroke.faded(by: state.alpha)))
  }
}
