package import Foundation

/// A recording of drawing commands, which can be rendered at any scale.
package struct DisplayList: Hashable, Sendable {
  package var commands: [DrawingCommand]

  package init(_ commands: [DrawingCommand] = []) {
    self.commands = commands
  }

  package var isEmpty: Bool { commands.isEmpty }
}

/// A drawing command. Colors are resolved when the command is recorded.
package enum DrawingCommand: Hashable, Sendable {
  /// Clips the following commands to a path.
  case clip(VectorPath)
  case fill(VectorPath, evenOdd: Bool, ink: Ink)
  case stroke(VectorPath, style: StrokeStyle, ink: Ink)
  /// Draws an image of a size, scaled to a rectangle. If `ink` is not `nil`, draws only the
  /// image's shape in that color.
  case image(DisplayList, size: CGSize, in: CGRect, ink: Ink?, opacity: CGFloat)
  /// Draws the pixels of a picture, scaled to a rectangle.
  case picture(PixelPicture, in: CGRect)
  /// Draws text with its top left corner at a point.
  case text(TextRequest, at: CGPoint, opacity: CGFloat)
}

/// The style of a line. The width is in points.
package struct StrokeStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap: CGLineCap = .butt
  package var join: CGLineJoin = .miter

  package init() {}
}
