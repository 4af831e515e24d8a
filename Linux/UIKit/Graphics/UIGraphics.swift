// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The name of Apple's function begins with capital letters.
import Foundation

/// Returns the current context of this thread, or `nil` outside drawing.
package func UIGraphicsGetCurrentContext() -> CGContext? {
  ThreadValues.current.contexts.last
}

extension DisplayList {
  /// Returns the drawing commands of a block, which runs in a new current context.
  package static func recording(_ draw: () -> Void) -> DisplayList {
    let context = CGContext()
    ThreadValues.current.contexts.append(context)
    defer { ThreadValues.current.contexts.removeLast() }
    draw()
    return context.displayList
  }

  /// Returns the drawing commands of a block, which runs in a new current context, clipped to a
  /// rectangle.
  package static func recording(clippedTo rect: CGRect, _ draw: () -> Void) -> DisplayList {
    let list = recording(draw)
    guard !list.isEmpty else { return list }
    return DisplayList([.clip(VectorPath(rect: rect))] + list.commands)
  }
}

extension UIColor {
  /// Makes this the fill color of the current drawing.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.state.fill = ink(in: .current)
  }

  /// Makes this the stroke color of the current drawing.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.state.stroke = ink(in: .current)
  }
}
