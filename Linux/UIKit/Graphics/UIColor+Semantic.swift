extension UIColor {
  /// The main text.
  public static let label = UIColor(
    .appearances(light: Ink(0x000000), dark: Ink(0xFFFFFF), name: "label"))
  /// Text of second rank.
  public static let secondaryLabel = UIColor(
    .appearances(
      light: Ink(0x3C3C43, alpha: 0.6), dark: Ink(0xEBEBF5, alpha: 0.6), name: "secondaryLabel"))
  /// Text of third rank.
  public static let tertiaryLabel = UIColor(
    .appearances(
      light: Ink(0x3C3C43, alpha: 0.3), dark: Ink(0xEBEBF5, alpha: 0.3), name: "tertiaryLabel"))
  /// Text of fourth rank.
  public static let quaternaryLabel = UIColor(
    .appearances(
      light: Ink(0x3C3C43, alpha: 0.18), dark: Ink(0xEBEBF5, alpha: 0.16), name: "quaternaryLabel"))
  /// Text where nothing is written yet.
  public static let placeholderText = UIColor(
    .appearances(
      light: Ink(0x3C3C43, alpha: 0.3), dark: Ink(0xEBEBF5, alpha: 0.3), name: "placeholderText"))
  /// Text that leads elsewhere.
  public static let link = UIColor(
    .appearances(light: Ink(0x007AFF), dark: Ink(0x0984FF), name: "link"))
  /// A thin line that lets what is behind show through.
  public static let separator = UIColor(
    .appearances(
      light: Ink(0x3C3C43, alpha: 0.29), dark: Ink(0x545458, alpha: 0.6), name: "separator"))
  /// A thin line that lets nothing through.
  public static let opaqueSeparator = UIColor(
    .appearances(light: Ink(0xC6C6C8), dark: Ink(0x38383A), name: "opaqueSeparator"))
  /// The main background.
  public static let systemBackground = UIColor(
    .appearances(light: Ink(0xFFFFFF), dark: Ink(0x000000), name: "systemBackground"))
  /// What lies on the main background.
  public static let secondarySystemBackground = UIColor(
    .appearances(light: Ink(0xF2F2F7), dark: Ink(0x1C1C1E), name: "secondarySystemBackground"))
  /// What lies on the second background.
  public static let tertiarySystemBackground = UIColor(
    .appearances(light: Ink(0xFFFFFF), dark: Ink(0x2C2C2E), name: "tertiarySystemBackground"))
  /// The background of grouped content.
  public static let systemGroupedBackground = UIColor(
    .appearances(light: Ink(0xF2F2F7), dark: Ink(0x000000), name: "systemGroupedBackground"))
  /// What lies on the grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    .appearances(
      light: Ink(0xFFFFFF), dark: Ink(0x1C1C1E), name: "secondarySystemGroupedBackground"))
  /// What lies on the second grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(
    .appearances(light: Ink(0xF2F2F7), dark: Ink(0x2C2C2E), name: "tertiarySystemGroupedBackground")
  )
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(
    .appearances(
      light: Ink(0x787880, alpha: 0.2), dark: Ink(0x787880, alpha: 0.36), name: "systemFill"))
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = UIColor(
    .appearances(
      light: Ink(0x787880, alpha: 0.16), dark: Ink(0x787880, alpha: 0.32),
      name: "secondarySystemFill"))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(
    .appearances(
      light: Ink(0x767680, alpha: 0.12), dark: Ink(0x767680, alpha: 0.24),
      name: "tertiarySystemFill"))
  /// The fill of large areas with much in them.
  public static let quaternarySystemFill = UIColor(
    .appearances(
      light: Ink(0x747480, alpha: 0.08), dark: Ink(0x767680, alpha: 0.18),
      name: "quaternarySystemFill"))
}
