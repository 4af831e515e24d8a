// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Apple's names of functions begin with capitals.
public import Foundation

/// The context into which drawing goes on this thread; none outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.ofThread.contexts.last
}

/// Makes the context the current one, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.ofThread.contexts.append(context)
}

/// Makes the context that was current before the last push the current one again.
public func UIGraphicsPopContext() {
  _ = ContextStack.ofThread.contexts.popLast()
}

/// Fills the rectangle in the current context with the current color.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a line of one point along the inside of the rectangle.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  var path = VectorPath(rect: rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fill(path, evenOdd: true)
}

/// Lets be seen only what falls inside the rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension DisplayList {
  /// What the block draws into the current context.
  package static func recording(_ draw: () -> Void) -> DisplayList {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    draw()
    return context.displayList
  }

  /// What the block draws into the current context inside the rectangle; beyond it nothing is seen.
  package static func recording(clippedTo rect: CGRect, _ draw: () -> Void) -> DisplayList {
    let list = recording(draw)
    guard !list.isEmpty else { return list }
    return DisplayList([.clip(VectorPath(rect: rect), evenOdd: false)] + list.commands)
  }
}

extension UIColor {
  /// Makes this the color of insides in the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.state.fill = ink(in: .current)
  }

  /// Makes this the color of lines in the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.state.stroke = ink(in: .current)
  }

  /// Makes this the color of insides and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }
}

/// The contexts that were pushed on one thread.
private final class ContextStack {
  var contexts: [CGContext] = []

  static var ofThread: ContextStack {
    let key = "UIKit.ContextStack"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}
