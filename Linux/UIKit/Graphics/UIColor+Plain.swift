extension UIColor {
  // Fixed colors, which do not depend on the interface style.

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray with a third of the brightness of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A gray with two thirds of the brightness of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray with half the brightness of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A transparent color.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
}
