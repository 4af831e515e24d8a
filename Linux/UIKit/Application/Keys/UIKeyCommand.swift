/// A key of a hardware keyboard, with its modifiers, and the command that it performs.
///
/// A responder returns its key commands from `keyCommands`. UIKit's initializers take a selector.
/// Linux has no selectors, so this package creates key commands with a closure.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  private let storedInput: String
  private let storedModifierFlags: UIKeyModifierFlags
  private let action: @MainActor (UIKeyCommand) -> Void

  /// Creates a key command with a closure.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - input: The character of the key without modifiers, or one of the constants of this class.
  ///   - modifierFlags: The modifier keys that must be held.
  ///   - discoverabilityTitle: A longer title, which explains the command.
  ///   - attributes: The attributes.
  ///   - action: Called when the key is pressed. Its argument is the command.
  package init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    action: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    storedInput = input
    storedModifierFlags = modifierFlags
    self.action = action
    super.init(title: title, discoverabilityTitle: discoverabilityTitle, attributes: attributes)
  }

  /// The character of the key without modifiers, or one of the constants of this class.
  open var input: String? { storedInput }

  /// The modifier keys that must be held.
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }

  /// Whether pressing a key performs the command.
  ///
  /// Exactly the modifiers of the command must be held. Caps Lock and the position on the numeric
  /// keypad matter only if the command requires them. The case of letters matters.
  func matches(_ pressedInput: String, _ pressed: UIKeyModifierFlags) -> Bool {
    let others = pressed.subtracting(modifierFlags).subtracting([.alphaShift, .numericPad])
    return input == pressedInput && modifierFlags.isSubset(of: pressed) && others.isEmpty
      && !attributes.contains(.disabled)
  }

  func perform() { action(self) }
}

extension UIKeyCommand {
  /// The Up Arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The Down Arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The Left Arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The Right Arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The F1 key.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The F2 key.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The F3 key.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The F4 key.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The F5 key.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The F6 key.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The F7 key.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The F8 key.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The F9 key.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The F10 key.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The F11 key.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The F12 key.
  public nonisolated static let f12 = "UIKeyInputF12"
}
