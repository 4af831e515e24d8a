/// A key of a hardware keyboard, with its modifiers, and the command that it performs.
///
/// A responder returns its key commands from `keyCommands`. UIKit's initializers take a selector.
/// Linux has no selectors, so this package creates key commands with a closure.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
  private let storedInput: String
  private let storedModifierFlags: UIKeyModifierFlags
  private let action: @MainActor (UIKeyCommand) -> Void

  /// Creates a key command with a closure.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - input: The character of the key without modifiers, or one of the constants of this class.
  ///   - modifierFlags: The modifier keys that must be held.
  ///   - action: Called when the key is pressed. Its argument is the command.
  package init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
    action: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    storedInput = input
    storedModifierFlags = modifierFlags
    self.action = action
    super.init(storedTitle: title, storedImage: nil)
  }

  /// The character of the key without modifiers, or one of the constants of this class.
  open var input: String? { storedInput }

  /// The modifier keys that must be held.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }

  /// Whether pressing a key performs the command.
  ///
  /// Exactly the modifiers of the command must be held, apart from Caps Lock. The case of letters
  /// matters.
  func matches(_ pressedInput: String, _ pressed: UIKeyModifierFlags) -> Bool {
    input == pressedInput && modifierFlags == pressed.subtracting(.alphaShift)
  }

  func perform() { action(self) }
}

extension UIKeyCommand {
  /// The Down Arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Up Arrow key.
  package nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Left Arrow key.
  package nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key.
  package nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  package nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  package nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  package nonisolated static let inputPageDown = "UIKeyInputPageDown"
}
