public import Foundation

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
  /// The element can be adjusted through a range of values.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element is the header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// An action of an accessibility element, in addition to activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The localized name, which assistive technologies speak.
  open var name: String

  /// The closure that performs the action.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// An object that tests can find by an identifier.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// An identifier for tests. It is neither displayed nor spoken.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

/// Notifications for assistive technologies.
@preconcurrency @MainActor public enum UIAccessibility {
  /// The kind of a notification that an app posts to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen appeared. The argument is the element to focus, or a string to speak.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen changed. The argument is the element to focus, or a string to speak.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement. The argument is the string to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll ended. The argument is a string that describes the position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// A notification that was posted.
  package struct Posting {
    /// The kind of the notification.
    package let notification: Notification
    /// The argument, if it is a string.
    package let text: String?
    /// The time of the main loop, in seconds.
    package let time: TimeInterval
  }

  /// Posts a notification. The current main loop records it.
  public static func post(notification: Notification, argument: Any?) {
    let loop = MainLoop.current
    loop.accessibilityPostings.append(
      Posting(notification: notification, text: argument as? String, time: loop.now))
  }
}
