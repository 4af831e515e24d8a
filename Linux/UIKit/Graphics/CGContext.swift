import Foundation

/// A drawing destination. It records the drawing, which can be rendered later at any scale.
package final class CGContext {
  package private(set) var displayList = DisplayList()
  var state = State()

  /// The colors of drawing, and its opacity.
  struct State {
    var fill = Ink.black
    var stroke = Ink.black
    let alpha: CGFloat = 1
  }

  package func record(_ command: DrawingCommand) {
    displayList.commands.append(command)
  }

  func fill(_ path: VectorPath) {
    guard !path.isEmpty, state.fill.alpha > 0 else { return }
    record(.fill(path, evenOdd: false, ink: state.fill))
  }

  func stroke(_ path: VectorPath, style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0, state.stroke.alpha > 0 else { return }
    record(.stroke(path, style: style, ink: state.stroke))
  }
}
