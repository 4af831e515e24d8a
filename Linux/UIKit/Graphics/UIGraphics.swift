// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names of Apple's functions begin with capital letters.
public import Foundation

/// Returns the current context of this thread, or `nil` outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ThreadValues.current.contexts.last
}

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  ThreadValues.current.contexts.append(context)
}

/// Removes the current context and restores the one before it.
public func UIGraphicsPopContext() {
  _ = ThreadValues.current.contexts.popLast()
}

/// Fills a rectangle in the current context with its fill color.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame 1 point wide inside a rectangle, in the fill color of the current context.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  var path = VectorPath(rect: rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fill(path, evenOdd: true)
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension DisplayList {
  /// Returns the drawing commands of a block, which runs in a new current context.
  package static func recording(_ draw: () -> Void) -> DisplayList {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    draw()
    return context.displayList
  }

  /// Returns the drawing commands of a block, which runs in a new current context, clipped to a
  /// rectangle.
  package static func recording(clippedTo rect: CGRect, _ draw: () -> Void) -> DisplayList {
    let list = recording(draw)
    guard !list.isEmpty else { return list }
    return DisplayList([.clip(VectorPath(rect: rect), evenOdd: false)] + list.commands)
  }
}

extension UIColor {
  /// Makes this the fill color of the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.state.fill = ink(in: .current)
  }

  /// Makes this the stroke color of the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.state.stroke = ink(in: .current)
  }

  /// Makes this the fill and stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}
