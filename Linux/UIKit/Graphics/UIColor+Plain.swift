extension UIColor {
  // Grays and plain colors, the same in every appearance.
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray of a third of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A gray of two thirds of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray of half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Plain red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Plain green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Plain blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Plain cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Plain yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Plain magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Plain orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Plain purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Plain brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Text on light.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
