/// The modifier keys that are held while a key of a hardware keyboard is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: Int

  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  package static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  package static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
