extension UIColor {
  /// The color of primary text.
  public static let label = UIColor(
    .appearances(light: Ink(0x000000), dark: Ink(0xFFFFFF), name: "label"))
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(
    .appearances(
      light: Ink(0x3C3C43, alpha: 0.6), dark: Ink(0xEBEBF5, alpha: 0.6), name: "secondaryLabel"))
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(
    .appearances(
      light: Ink(0x3C3C43, alpha: 0.3), dark: Ink(0xEBEBF5, alpha: 0.3), name: "tertiaryLabel"))
  /// The color of placeholder text.
  public static let placeholderText = UIColor(
    .appearances(
      light: Ink(0x3C3C43, alpha: 0.3), dark: Ink(0xEBEBF5, alpha: 0.3), name: "placeholderText"))
  /// The color of links.
  public static let link = UIColor(
    .appearances(light: Ink(0x007AFF), dark: Ink(0x0984FF), name: "link"))
  /// The color of translucent separator lines.
  public static let separator = UIColor(
    .appearances(
      light: Ink(0x3C3C43, alpha: 0.29), dark: Ink(0x545458, alpha: 0.6), name: "separator"))
  /// The primary background.
  public static let systemBackground = UIColor(
    .appearances(light: Ink(0xFFFFFF), dark: Ink(0x000000), name: "systemBackground"))
  /// The background of content on the primary background.
  public static let secondarySystemBackground = UIColor(
    .appearances(light: Ink(0xF2F2F7), dark: Ink(0x1C1C1E), name: "secondarySystemBackground"))
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = UIColor(
    .appearances(light: Ink(0xFFFFFF), dark: Ink(0x2C2C2E), name: "tertiarySystemBackground"))
  /// The primary background of grouped content.
  public static let systemGroupedBackground = UIColor(
    .appearances(light: Ink(0xF2F2F7), dark: Ink(0x000000), name: "systemGroupedBackground"))
  /// The background of content on the primary grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    .appearances(
      light: Ink(0xFFFFFF), dark: Ink(0x1C1C1E), name: "secondarySystemGroupedBackground"))
  /// The background of content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    .appearances(light: Ink(0xF2F2F7), dark: Ink(0x2C2C2E), name: "tertiarySystemGroupedBackground")
  )
  /// The fill of thin or small shapes.
  public static let systemFill = UIColor(
    .appearances(
      light: Ink(0x787880, alpha: 0.2), dark: Ink(0x787880, alpha: 0.36), name: "systemFill"))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(
    .appearances(
      light: Ink(0x767680, alpha: 0.12), dark: Ink(0x767680, alpha: 0.24),
      name: "tertiarySystemFill"))
}
