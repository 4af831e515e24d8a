internal import CSDL2
internal import UIKit

extension WindowInput.Key {
  /// The constants of `UIKeyCommand` for keys without a character.
  private static let namedInputs: [SDL_KeyCode: String] = [
    SDLK_UP: UIKeyCommand.inputUpArrow, SDLK_DOWN: UIKeyCommand.inputDownArrow,
    SDLK_LEFT: UIKeyCommand.inputLeftArrow, SDLK_RIGHT: UIKeyCommand.inputRightArrow,
    SDLK_PAGEUP: UIKeyCommand.inputPageUp, SDLK_PAGEDOWN: UIKeyCommand.inputPageDown,
    SDLK_ESCAPE: UIKeyCommand.inputEscape,
  ]

  /// The keys that scroll. They repeat while they are held.
  private static let repeatedInputs: Set = [
    UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
    UIKeyCommand.inputRightArrow, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown,
  ]

  /// Converts an SDL key.
  ///
  /// Control and the key with the system's logo are both the Command key. Outside macOS, Control is
  /// the key for commands, but many desktops use the key with the logo themselves.
  ///
  /// Returns `nil` for a key that has neither a character nor a constant, such as a modifier key,
  /// and for the repetition of a key that does not scroll.
  ///
  /// - Parameters:
  ///   - symbol: The key: the Unicode scalar of its character without modifiers in the layout of
  ///     the keyboard, or an SDL constant.
  ///   - modifiers: The modifier keys that are held, as an SDL bit mask.
  ///   - isRepeated: Whether the key was pressed earlier and is still held.
  init?(symbol: Int32, modifiers: UInt16, isRepeated: Bool) {
    let code = UInt32(bitPattern: symbol)
    if let name = Self.namedInputs[SDL_KeyCode(code)] {
      input = name
    } else {
      // SDL sets this bit in the codes of keys without a character.
      guard code != 0, code & 1 << 30 == 0, let scalar = Unicode.Scalar(code) else { return nil }
      input = String(Character(scalar)).lowercased()
    }
    guard !isRepeated || Self.repeatedInputs.contains(input) else { return nil }
    let held = UInt32(modifiers)
    let flags: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_SHIFT, .shift), (KMOD_ALT, .alternate), (KMOD_CTRL, .command), (KMOD_GUI, .command),
      (KMOD_CAPS, .alphaShift),
    ]
    self.modifiers = UIKeyModifierFlags(
      flags.filter { held & UInt32($0.0.rawValue) != 0 }.map(\.1))
  }
}
