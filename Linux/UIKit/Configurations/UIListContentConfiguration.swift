public import Foundation

/// The content of a row, header or footer in the standard style: an image, a text and a second
/// text.
///
/// The standard styles differ in fonts, colors and layout. All of these can be changed. Text wraps,
/// and a row whose height is automatic is as high as the text needs.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the leading edge. `nil` by default.
  public var image: UIImage?
  /// The style of the image.
  public var imageProperties = ImageProperties()
  /// The text. `nil` by default and while `attributedText` is set.
  public var text: String? {
    get { primary.string }
    set { primary = Content(newValue) }
  }
  /// The text with attributes. `nil` by default and while `text` is set.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { primary = Content(newValue) }
  }
  /// The style of the text.
  public var textProperties: TextProperties
  /// The second text. `nil` by default and while `secondaryAttributedText` is set.
  public var secondaryText: String? {
    get { secondary.string }
    set { secondary = Content(newValue) }
  }
  /// The second text with attributes. `nil` by default and while `secondaryText` is set.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { secondary = Content(newValue) }
  }
  /// The style of the second text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least those of the superview. `horizontal` by default.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The distances between the content and the edges of its view, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text is beside the text if there is room for both, and below it otherwise.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the text, in points. 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The smallest distance between texts that are side by side, in points. 6 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between the text and a second text below it, in points. 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  var primary = Content(String?.none)
  var secondary = Content(String?.none)

  private init(
    _ text: TextProperties, _ secondaryText: TextProperties, margins: NSDirectionalEdgeInsets
  ) {
    textProperties = text
    secondaryTextProperties = secondaryText
    directionalLayoutMargins = margins
  }

  /// Creates a view that displays this configuration, a `UIListContentView`.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state.
  ///
  /// If the state is disabled, texts whose colors the app has not set are gray.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      switch state {
      case let state as UICellConfigurationState: state.isDisabled
      case let state as UIViewConfigurationState: state.isDisabled
      default: false
      }
    var updated = self
    updated.textProperties.isDisabled = isDisabled
    updated.secondaryTextProperties.isDisabled = isDisabled
    return updated
  }
}

// MARK: - Styles

extension UIListContentConfiguration {
  /// Returns the style of a cell. The second text is small and below the text.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// Returns the style of a cell whose second text is small and below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.body, .label), TextProperties(.caption1, .label), margins: cellMargins)
  }

  /// Returns the style of a cell whose second text is gray and beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      TextProperties(.body, .label), TextProperties(.body, .secondaryLabel), margins: cellMargins)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Returns the style of a section header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.headline, .label), TextProperties(.subheadline, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8))
  }

  /// Returns the style of a section footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.body, .label), TextProperties(.subheadline, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8))
  }

  /// Returns the style of a section header in a grouped list, which shows the text in capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var text = TextProperties(.footnote, .secondaryLabel)
    text.transform = .uppercase
    return UIListContentConfiguration(
      text, TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 6, trailing: 8))
  }

  /// Returns the style of a section footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8))
  }

  private static let cellMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
}

// MARK: - Text

extension UIListContentConfiguration {
  /// Text with or without attributes.
  struct Content: Hashable {
    var string: String?
    var attributed: NSAttributedString?

    init(_ string: String?) { self.string = string }

    init(_ attributed: NSAttributedString?) { self.attributed = attributed }

    var isEmpty: Bool { (string ?? attributed?.string ?? "").isEmpty }
  }
}
