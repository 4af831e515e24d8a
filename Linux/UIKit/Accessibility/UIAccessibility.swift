public import Foundation

/// The status of the assistive technologies, and the notifications for them.
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
    /// An announcement. The argument is the string to speak, which can be attributed.
    public static let announcement = Notification(rawValue: 1008)
    /// A scroll ended. The argument is a string that describes the position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to assistive technologies. The current main loop records it.
  ///
  /// - Parameters:
  ///   - notification: The kind of the notification.
  ///   - argument: A string, an attributed string or an element, depending on the kind.
  public static func post(notification: Notification, argument: Any?) {
    let loop = MainLoop.current
    let posting = Posting(notification: notification, argument: argument, time: loop.now)
    loop.accessibilityPostings.append(posting)
    loop.screenReader?.received(posting)
  }

  /// An assistive technology that can focus elements.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name of the technology.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Returns the element that an assistive technology has focused.
  ///
  /// - Parameter identifier: `nil`, for the technology that moved its focus last.
  /// - Returns: The element; `nil` if there is none.
  public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard identifier == nil, let element = MainLoop.current.screenReader?.focusedElement
    else { return nil }
    return MainLoop.current.answers.focusedElement.object(for: element)
  }

  /// Converts a rectangle in the coordinates of a view to those of the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.onScreen(rect)
  }

  /// Posted after the focus of a screen reader moves. The user info contains the elements.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that has the focus.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that had the focus before, if there is one.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// A notification that was posted.
  package struct Posting {
    /// The kind of the notification.
    package let notification: Notification
    /// The argument: a string, an attributed string, an element, or `nil`.
    package let argument: Any?
    /// The time of the main loop, in seconds.
    package let time: TimeInterval

    /// The argument without attributes, if it is a string.
    package var text: String? { argument as? String ?? attributedText?.string }

    /// The argument, if it is an attributed string.
    package var attributedText: NSAttributedString? { argument as? NSAttributedString }

    /// The priority in the attributes; `default` without one.
    package var priority: UIAccessibilityPriority {
      switch attribute(.accessibilitySpeechAnnouncementPriority) {
      case let priority as UIAccessibilityPriority: priority
      // In Objective-C, the priority is a string, so an app may set a string.
      case let name as String: UIAccessibilityPriority(rawValue: name)
      default: .default
      }
    }

    /// Whether the announcement waits until the current speech ends, because it is queued or has a
    /// low priority.
    package var isQueued: Bool {
      attribute(.accessibilitySpeechQueueAnnouncement) as? Bool == true || priority == .low
    }

    /// The language in the attributes.
    package var language: String? { attribute(.accessibilitySpeechLanguage) as? String }

    /// The value of an attribute of the first character.
    private func attribute(_ key: NSAttributedString.Key) -> Any? {
      guard let attributedText, attributedText.length > 0 else { return nil }
      return attributedText.attribute(key, at: 0, effectiveRange: nil)
    }
  }
}

/// A screen reader that receives the notifications posted in a main loop.
@MainActor package protocol ScreenReading: AnyObject {
  /// Called for each notification, when it is posted.
  func received(_ posting: UIAccessibility.Posting)

  /// Called after UIKit has replaced the screen: after a controller was pushed, popped, presented
  /// or dismissed.
  func screenChanged()

  /// Called at the end of each turn of the main loop.
  func turnEnded()

  /// The element that has the focus.
  var focusedElement: AnyObject? { get }
}
