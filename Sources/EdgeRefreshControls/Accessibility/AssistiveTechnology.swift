import UIKit

/// A user's request for a refresh, made without a pull.
struct UserBegin {
  /// Whether `scrollsToControl` is to be set to `true` when the refresh has begun.
  let restoresReveal: Bool
}

/// What a control stores for assistive technologies. A class, so that most controls store only a
/// reference.
@MainActor final class AccessibilitySettings {
  // Values that an app has set.
  var isElement: Bool?
  var elementsHidden: Bool?
  var traits: UIAccessibilityTraits?
  var actionName: String?
  var inputLabels: [String]?
  var announcementText: ((RefreshAnnouncement) -> String?)?

  /// The user's request for the refresh that is beginning.
  var begin: UserBegin?
  /// The refresh whose end may be announced.
  var announcedRefresh: AnnouncedRefresh?
  /// The item that has the focus during a load at the start.
  var focusedItem: FocusedItem?
  /// The focus that the control passes on after the next layout pass.
  var handover: FocusHandover?
}

/// The role of a control for assistive technologies.
enum AccessibilityRole {
  /// Nothing: the control and its subviews are hidden.
  case hidden
  /// A refresh in progress.
  case progress
  /// A button that loads.
  case button
  /// A button that cannot be used now.
  case disabledButton
  /// A button that cannot be used during a load.
  case busyButton
  /// Text.
  case text
}

/// What UIKit offers to assistive technologies.
@MainActor enum AssistiveTechnology {
  /// Whether the user prefers less motion.
  static var isMotionReduced: Bool { UIAccessibility.isReduceMotionEnabled }

  /// Whether the user wants buttons to be recognizable by their shape.
  static var showsButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }

  /// The notifications about changes of these settings.
  static let settingNotifications = [
    UIAccessibility.reduceMotionStatusDidChangeNotification,
    UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
  ]

  /// Announces a text. Unless it is important, it waits for the texts that are being spoken, and
  /// may be lost. On iOS 17 and later, an important text has a high priority.
  static func announce(_ text: String, in language: String?, isImportant: Bool) {
    var attributes = speechAttributes(language)
    attributes[.accessibilitySpeechQueueAnnouncement] = !isImportant
    if #available(iOS 17, tvOS 17, *) {
      attributes[.accessibilitySpeechAnnouncementPriority] =
        isImportant ? UIAccessibilityPriority.high : .default
    }
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(string: text, attributes: attributes))
  }

  /// Returns the attributes for speech in a language. `nil` leaves the language to the system.
  static func speechAttributes(_ language: String?) -> [NSAttributedString.Key: Any] {
    language.map { [.accessibilitySpeechLanguage: $0] } ?? [:]
  }

  /// Notifies assistive technologies that elements have moved, and moves the focus to an element,
  /// if there is one.
  static func postLayoutChange(focusing element: UIView? = nil) {
    UIAccessibility.post(notification: .layoutChanged, argument: element)
  }

  /// Notifies assistive technologies that another screen has appeared, and passes the view to
  /// focus.
  static func postScreenChange(focusing view: UIView?) {
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }

  /// The view that has the focus, or that contains the element that has it.
  static var focusedView: UIView? {
    let element = UIAccessibility.focusedElement(using: nil)
    return element as? UIView
      ?? (element as? UIAccessibilityElement)?.accessibilityContainer as? UIView
  }

  /// Changes the custom actions of a view.
  static func changeActions(
    of view: UIView, _ change: (inout [UIAccessibilityCustomAction]) -> Void
  ) {
    let old = view.accessibilityCustomActions ?? []
    var new = old
    change(&new)
    if !new.elementsEqual(old, by: ===) {
      view.accessibilityCustomActions = new.isEmpty ? nil : new
    }
  }

  /// Underlines the text of a label.
  static func underlineText(of label: UILabel) {
    guard let text = label.text, !text.isEmpty else { return }
    label.attributedText = NSAttributedString(
      string: text, attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
  }
}

extension AccessibilityRole {
  var traits: UIAccessibilityTraits {
    switch self {
    case .hidden: .none
    case .progress: .updatesFrequently
    case .button: .button
    case .disabledButton: [.button, .notEnabled]
    case .busyButton: [.button, .notEnabled, .updatesFrequently]
    case .text: .staticText
    }
  }
}

extension UIView {
  /// The label, or `nil` if it is empty.
  var ownAccessibilityLabel: String? {
    accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
  }
}
