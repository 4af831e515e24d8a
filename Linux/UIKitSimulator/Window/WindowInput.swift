internal import CSDL2
internal import Foundation
internal import UIKit

/// An input event of the window.
enum WindowInput: Equatable, Sendable {
  case finger(FingerEvent)
  /// A scroll by a number of notches at a point. Up and right are positive.
  case scrolled(CGPoint, by: CGPoint)
  case key(Key)
  case resized
  /// The content of the window was lost and must be presented again.
  case exposed
  case closed

  /// A pressed key.
  struct Key: Equatable, Sendable {
    /// The character of the key without modifiers, or a constant of `UIKeyCommand`.
    var input: String
    /// The modifier keys that are held.
    var modifiers: UIKeyModifierFlags = []
  }
}

/// Reads SDL's events of the window and the input devices, and converts them to ``WindowInput``.
@MainActor struct WindowInputReader {
  /// The device of mouse events that SDL synthesizes from touches: `SDL_TOUCH_MOUSEID`, a macro
  /// that Swift does not import.
  private static let synthesizedMouse = UInt32.max

  /// Whether the left mouse button is pressed.
  private var isPressed = false
  /// The finger that is tracked. Further fingers are ignored.
  private var finger: SDL_FingerID?
  private var pointer = CGPoint.zero

  /// Returns the input events since the previous call.
  ///
  /// - Parameters:
  ///   - size: The size of the window in its units.
  ///   - toPoints: Converts the window's units to points of the screen.
  /// - Returns: The events in order.
  mutating func read(size: CGSize, toPoints: (CGPoint) -> CGPoint) -> [WindowInput] {
    var inputs: [WindowInput] = []
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if let input = translate(event, size: size, toPoints: toPoints) { inputs.append(input) }
    }
    return inputs
  }

  private mutating func translate(
    _ event: SDL_Event, size: CGSize, toPoints: (CGPoint) -> CGPoint
  ) -> WindowInput? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: .closed
    case SDL_KEYDOWN:
      WindowInput.Key(
        symbol: event.key.keysym.sym, modifiers: event.key.keysym.mod,
        isRepeated: event.key.repeat != 0
      ).map { .key($0) }
    case SDL_WINDOWEVENT: window(event.window)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button, toPoints: toPoints)
    case SDL_MOUSEMOTION: motion(event.motion, toPoints: toPoints)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      touch(event.tfinger, size: size, toPoints: toPoints)
    default: nil
    }
  }

  private func window(_ event: SDL_WindowEvent) -> WindowInput? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    default: nil
    }
  }

  private mutating func button(
    _ event: SDL_MouseButtonEvent, toPoints: (CGPoint) -> CGPoint
  ) -> WindowInput? {
    guard event.button == SDL_BUTTON_LEFT, event.which != Self.synthesizedMouse else {
      return nil
    }
    pointer = toPoints(CGPoint(x: Double(event.x), y: Double(event.y)))
    let wasPressed = isPressed
    isPressed = event.state == SDL_PRESSED
    guard isPressed != wasPressed else { return nil }
    // Also receive the events of a drag outside the window.
    SDL_CaptureMouse(isPressed ? SDL_TRUE : SDL_FALSE)
    return .finger(isPressed ? .down(pointer) : .lifted(pointer))
  }

  private mutating func motion(
    _ event: SDL_MouseMotionEvent, toPoints: (CGPoint) -> CGPoint
  ) -> WindowInput? {
    guard event.which != Self.synthesizedMouse else { return nil }
    pointer = toPoints(CGPoint(x: Double(event.x), y: Double(event.y)))
    return isPressed ? .finger(.moved(pointer)) : nil
  }

  private func wheel(_ event: SDL_MouseWheelEvent) -> WindowInput? {
    guard event.which != Self.synthesizedMouse else { return nil }
    let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    let notches = CGPoint(x: Double(event.preciseX) * sign, y: Double(event.preciseY) * sign)
    return .scrolled(pointer, by: notches)
  }

  private mutating func touch(
    _ event: SDL_TouchFingerEvent, size: CGSize, toPoints: (CGPoint) -> CGPoint
  ) -> WindowInput? {
    let point = toPoints(
      CGPoint(x: Double(event.x) * size.width, y: Double(event.y) * size.height))
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN where finger == nil:
      finger = event.fingerId
      return .finger(.down(point))
    case SDL_FINGERMOTION where finger == event.fingerId:
      return .finger(.moved(point))
    case SDL_FINGERUP where finger == event.fingerId:
      finger = nil
      return .finger(.lifted(point))
    default:
      return nil
    }
  }
}
