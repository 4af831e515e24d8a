import UIKit

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

  /// Not `nil` while a refresh begins that the user has requested without a pull. The value says
  /// whether `scrollsToControl` becomes `true` again when it has begun.
  var restoresReveal: Bool?
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
  /// The custom actions of the view. Setting the same actions again changes nothing.
  var customActions: [UIAccessibilityCustomAction] {
    get { accessibilityCustomActions ?? [] }
    set {
      guard !newValue.elementsEqual(customActions, by: ===) else { return }
      accessibilityCustomActions = newValue.isEmpty ? nil : newValue
    }
  }

  /// The label, or `nil` if it is empty.
  var ownAccessibilityLabel: String? { accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 } }
}
