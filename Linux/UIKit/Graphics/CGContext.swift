public import Foundation

/// What may be drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside, where it goes round in sum.
  case fill = 0
  /// Its inside by the even-odd rule.
  case eoFill = 1
  /// Its line.
  case stroke = 2
  /// Its inside, then its line.
  case fillStroke = 3
  /// Its inside by the even-odd rule, then its line.
  case eoFillStroke = 4
}

/// Where drawing goes: it is written down, to be shown later at the scale of the screen.
public final class CGContext {
  package private(set) var displayList = DisplayList()
  var state = State()
  private var savedStates: [State] = []
  private(set) var path = VectorPath()

  package init() {}

  /// What `saveGState` keeps.
  struct State {
    var fill = Ink.black
    var stroke = Ink.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
  }

  /// Keeps colors, line style, clip and transform for a later `restoreGState`.
  public func saveGState() {
    savedStates.append(state)
    record(.saveState)
  }

  /// Goes back to what was kept last; without anything kept, nothing happens.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    path = path.applying(state.transform).applying(saved.transform.inverted())
    state = saved
    record(.restoreState)
  }

  /// Does the transform to all that is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    if !path.isEmpty { path = path.applying(transform.inverted()) }
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  /// Moves all that is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales all that is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns all that is drawn from now on.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  package func record(_ command: DrawingCommand) {
    displayList.commands.append(command)
  }

  func updatePath(_ change: (inout VectorPath) -> Void) {
    change(&path)
  }

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
