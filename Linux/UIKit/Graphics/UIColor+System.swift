extension UIColor {
  /// The system's blue.
  public static let systemBlue = UIColor(
    .appearances(light: Ink(0x007AFF), dark: Ink(0x0A84FF), name: "systemBlue"))
  /// The system's green.
  public static let systemGreen = UIColor(
    .appearances(light: Ink(0x34C759), dark: Ink(0x30D158), name: "systemGreen"))
  /// The system's indigo.
  public static let systemIndigo = UIColor(
    .appearances(light: Ink(0x5856D6), dark: Ink(0x5E5CE6), name: "systemIndigo"))
  /// The system's orange.
  public static let systemOrange = UIColor(
    .appearances(light: Ink(0xFF9500), dark: Ink(0xFF9F0A), name: "systemOrange"))
  /// The system's pink.
  public static let systemPink = UIColor(
    .appearances(light: Ink(0xFF2D55), dark: Ink(0xFF375F), name: "systemPink"))
  /// The system's purple.
  public static let systemPurple = UIColor(
    .appearances(light: Ink(0xAF52DE), dark: Ink(0xBF5AF2), name: "systemPurple"))
  /// The system's red.
  public static let systemRed = UIColor(
    .appearances(light: Ink(0xFF3B30), dark: Ink(0xFF453A), name: "systemRed"))
  /// The system's teal.
  public static let systemTeal = UIColor(
    .appearances(light: Ink(0x30B0C7), dark: Ink(0x40C8E0), name: "systemTeal"))
  /// The system's yellow.
  public static let systemYellow = UIColor(
    .appearances(light: Ink(0xFFCC00), dark: Ink(0xFFD60A), name: "systemYellow"))
  /// The system's mint.
  public static let systemMint = UIColor(
    .appearances(light: Ink(0x00C7BE), dark: Ink(0x63E6E2), name: "systemMint"))
  /// The system's cyan.
  public static let systemCyan = UIColor(
    .appearances(light: Ink(0x32ADE6), dark: Ink(0x64D2FF), name: "systemCyan"))
  /// The system's brown.
  public static let systemBrown = UIColor(
    .appearances(light: Ink(0xA2845E), dark: Ink(0xAC8E68), name: "systemBrown"))
  /// The system's gray.
  public static let systemGray = UIColor(
    .appearances(light: Ink(0x8E8E93), dark: Ink(0x8E8E93), name: "systemGray"))
  /// The system's gray, step 2 towards the background.
  public static let systemGray2 = UIColor(
    .appearances(light: Ink(0xAEAEB2), dark: Ink(0x636366), name: "systemGray2"))
  /// The system's gray, step 3 towards the background.
  public static let systemGray3 = UIColor(
    .appearances(light: Ink(0xC7C7CC), dark: Ink(0x48484A), name: "systemGray3"))
  /// The system's gray, step 4 towards the background.
  public static let systemGray4 = UIColor(
    .appearances(light: Ink(0xD1D1D6), dark: Ink(0x3A3A3C), name: "systemGray4"))
  /// The system's gray, step 5 towards the background.
  public static let systemGray5 = UIColor(
    .appearances(light: Ink(0xE5E5EA), dark: Ink(0x2C2C2E), name: "systemGray5"))
  /// The system's gray, step 6 towards the background.
  public static let systemGray6 = UIColor(
    .appearances(light: Ink(0xF2F2F7), dark: Ink(0x1C1C1E), name: "systemGray6"))
}
