public import Foundation

/// How an element behaves, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Makes a set of traits from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It opens a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It does not react to the user.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often and should be polled.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It can be adjusted through a range of values.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It heads a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Something that can be done with an element beside activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does the action and returns whether it could.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name that is spoken, localized.
  open var name: String

  /// What the action does.
  open var actionHandler: Handler?

  /// Makes an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// Talking with assistive technologies.
@preconcurrency @MainActor public enum UIAccessibility {
  /// What an app can tell assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Makes a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen appeared; the argument is the element to move to or what to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen changed; the argument is the element to move to or what to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument, a string, is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll ended; the argument, a string, says where.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// One notification that was posted.
  package struct Posting {
    /// What was posted.
    package let notification: Notification
    /// What was said, when the argument is a text.
    package let text: String?
    /// The loop's time.
    package let time: TimeInterval
  }

  /// Tells assistive technologies that something happened.
  public static func post(notification: Notification, argument: Any?) {
    let loop = MainLoop.current
    loop.accessibilityPostings.append(
      Posting(notification: notification, text: argument as? String, time: loop.now))
  }
}
