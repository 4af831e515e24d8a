public import UIKit

extension Simulator {
  /// Presses and releases a key of a hardware keyboard.
  ///
  /// ```swift
  /// let simulator = Simulator()
  /// simulator.show(ListViewController())
  /// simulator.press("r", modifiers: .command)
  /// simulator.press(UIKeyCommand.inputDownArrow)
  /// ```
  ///
  /// The press goes to the first responder of the key window. If there is none, it goes to the
  /// innermost controller on the screen, such as a presented controller or the top controller of a
  /// navigation controller. From there, it goes up the responder chain, until an object has an
  /// enabled key command for it.
  ///
  /// - Parameters:
  ///   - input: The character of the key without modifiers, lowercase for letters, or one of the
  ///     constants of `UIKeyCommand`.
  ///   - modifiers: The modifier keys that are held. None by default.
  /// - Returns: Whether a command was performed.
  @discardableResult
  public func press(_ input: String, modifiers: UIKeyModifierFlags = []) -> Bool {
    run {
      let isHandled = loop.application.pressKey(input, modifiers: modifiers)
      loop.turn()
      return isHandled
    }
  }
}
