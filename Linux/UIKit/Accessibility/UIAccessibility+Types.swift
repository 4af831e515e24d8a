public import Foundation

/// The direction in which an assistive technology scrolls.
///
/// Here, a vertical direction is that of the visible area: `down` shows what is below. A horizontal
/// direction is that of the finger: `left` shows what is on the right. This was not verified on a
/// device.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The finger moves to the right, which shows what is on the left.
  case right = 1
  /// The finger moves to the left, which shows what is on the right.
  case left = 2
  /// Shows what is above.
  case up = 3
  /// Shows what is below.
  case down = 4
  /// Shows the next page.
  case next = 5
  /// Shows the previous page.
  case previous = 6
}

/// The type of an element that contains accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No type.
  case none = 0
  /// A list.
  case list = 2
  /// Elements that belong together.
  case semanticGroup = 4
}

/// The priority of an announcement, in its attributes.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name of the priority.
  public let rawValue: String

  /// Creates a priority from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The announcement interrupts the current speech, and cannot be interrupted.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// The announcement interrupts the current speech, and can be interrupted.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// The announcement waits until the current speech ends.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
  /// A Boolean value: whether the announcement waits until the current speech ends, instead of
  /// interrupting it.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A `UIAccessibilityPriority`: which speech the announcement interrupts.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// A string: the language in which the text is spoken, as a BCP 47 tag.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
}
