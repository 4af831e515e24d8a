/// The content of a row in the standard style: an image, a text and a second text below it.
///
/// Text wraps, and a row whose height is automatic is as high as the text needs.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the leading edge. `nil` by default.
  public var image: UIImage?
  /// The text. `nil` by default.
  public var text: String?
  /// The style of the text.
  public var textProperties = TextProperties(.body)
  /// The second text, which is small and below the text. `nil` by default.
  public var secondaryText: String?
  /// The style of the second text.
  public var secondaryTextProperties = TextProperties(.caption1)

  private init() {}

  /// Returns the style of a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Creates a view that displays this configuration, a `UIListContentView`.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration itself, because it does not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
