public import Foundation

/// The title, subtitle and image of an action.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, UIAccessibilityIdentification {
  /// The state of an element, which a menu shows as a mark.
  public enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// Partly on.
    case mixed = 2
  }

  /// The style of an element in a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the element does not close the menu.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var storedTitle: String
  var storedImage: UIImage?

  /// The title of the element.
  open var title: String { storedTitle }

  /// The second line of the element. `nil` by default.
  open var subtitle: String?

  /// The image of the element.
  open var image: UIImage? { storedImage }

  /// An identifier for tests. It is neither displayed nor spoken. `nil` by default.
  open var accessibilityIdentifier: String?

  init(storedTitle: String, storedImage: UIImage?) {
    self.storedTitle = storedTitle
    self.storedImage = storedImage
    super.init()
  }
}
