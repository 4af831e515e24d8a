/// Traits that tell assistive technologies how an element behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each trait.
  public let rawValue: UInt64

  /// Creates a set of traits from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element opens a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element is disabled and does not respond to the user.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element changes its label or value often; assistive technologies poll it.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element is the header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element is a switch: activating it turns it on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
