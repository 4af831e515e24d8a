extension UIListContentConfiguration {
  /// The style of the text or the second text of a list content configuration.
  public struct TextProperties: Hashable {
    /// The font. It follows the user's preferred text size.
    public var font: UIFont
    /// The color.
    public var color = UIColor.label
    /// The maximum number of lines. 0, the default, means no limit.
    public var numberOfLines = 0

    init(_ style: UIFont.TextStyle) { font = .preferredFont(forTextStyle: style) }
  }
}
