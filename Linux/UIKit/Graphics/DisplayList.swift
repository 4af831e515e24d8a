package import Foundation

/// What was drawn, in order; to be drawn again at any scale.
package struct DisplayList: Hashable, Sendable {
  package var commands: [DrawingCommand]

  package init(_ commands: [DrawingCommand] = []) {
    self.commands = commands
  }

  package var isEmpty: Bool { commands.isEmpty }
}

/// One step of drawing. Colours are resolved when the step is recorded.
package enum DrawingCommand: Hashable, Sendable {
  /// Keeps the transform and the clip for a later `restoreState`.
  case saveState
  /// Goes back to the transform and the clip last kept.
  case restoreState
  /// Does the transform to all that follows, before what was set already.
  case concatenate(CGAffineTransform)
  /// Lets what follows be seen only inside the path.
  case clip(VectorPath, evenOdd: Bool)
  case fill(VectorPath, evenOdd: Bool, ink: Ink)
  case stroke(VectorPath, style: StrokeStyle, ink: Ink)
  /// A picture of the size, stretched to the rectangle; with an ink, only its shape, in that ink.
  case image(DisplayList, size: CGSize, in: CGRect, ink: Ink?, opacity: CGFloat)
  /// Text, its top left corner at the point.
  case text(TextRequest, at: CGPoint, opacity: CGFloat)
}

/// How a line is drawn.
package struct StrokeStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap: CGLineCap = .butt
  package var join: CGLineJoin = .miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  package var dashLengths: [CGFloat] = []

  package init() {}
}
