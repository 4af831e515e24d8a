extension UIColor {
  /// The system blue, which depends on the interface style.
  public static let systemBlue = UIColor(
    .appearances(light: Ink(0x007AFF), dark: Ink(0x0A84FF), name: "systemBlue"))
  /// The system green, which depends on the interface style.
  public static let systemGreen = UIColor(
    .appearances(light: Ink(0x34C759), dark: Ink(0x30D158), name: "systemGreen"))
  /// The system indigo, which depends on the interface style.
  public static let systemIndigo = UIColor(
    .appearances(light: Ink(0x5856D6), dark: Ink(0x5E5CE6), name: "systemIndigo"))
  /// The system orange, which depends on the interface style.
  public static let systemOrange = UIColor(
    .appearances(light: Ink(0xFF9500), dark: Ink(0xFF9F0A), name: "systemOrange"))
  /// The system pink, which depends on the interface style.
  public static let systemPink = UIColor(
    .appearances(light: Ink(0xFF2D55), dark: Ink(0xFF375F), name: "systemPink"))
  /// The system purple, which depends on the interface style.
  public static let systemPurple = UIColor(
    .appearances(light: Ink(0xAF52DE), dark: Ink(0xBF5AF2), name: "systemPurple"))
  /// The system red, which depends on the interface style.
  public static let systemRed = UIColor(
    .appearances(light: Ink(0xFF3B30), dark: Ink(0xFF453A), name: "systemRed"))
  /// The system teal, which depends on the interface style.
  public static let systemTeal = UIColor(
    .appearances(light: Ink(0x30B0C7), dark: Ink(0x40C8E0), name: "systemTeal"))
  /// The system yellow, which depends on the interface style.
  public static let systemYellow = UIColor(
    .appearances(light: Ink(0xFFCC00), dark: Ink(0xFFD60A), name: "systemYellow"))
  /// The system gray, the same in both interface styles.
  public static let systemGray = UIColor(
    .appearances(light: Ink(0x8E8E93), dark: Ink(0x8E8E93), name: "systemGray"))
  /// The system gray at level 2 of 6. Higher levels are closer to the background.
  public static let systemGray2 = UIColor(
    .appearances(light: Ink(0xAEAEB2), dark: Ink(0x636366), name: "systemGray2"))
  /// The system gray at level 3 of 6. Higher levels are closer to the background.
  public static let systemGray3 = UIColor(
    .appearances(light: Ink(0xC7C7CC), dark: Ink(0x48484A), name: "systemGray3"))
  /// The system gray at level 4 of 6. Higher levels are closer to the background.
  public static let systemGray4 = UIColor(
    .appearances(light: Ink(0xD1D1D6), dark: Ink(0x3A3A3C), name: "systemGray4"))
  /// The system gray at level 5 of 6. Higher levels are closer to the background.
  public static let systemGray5 = UIColor(
    .appearances(light: Ink(0xE5E5EA), dark: Ink(0x2C2C2E), name: "systemGray5"))
  /// The system gray at level 6 of 6. Higher levels are closer to the background.
  public static let systemGray6 = UIColor(
    .appearances(light: Ink(0xF2F2F7), dark: Ink(0x1C1C1E), name: "systemGray6"))
}
