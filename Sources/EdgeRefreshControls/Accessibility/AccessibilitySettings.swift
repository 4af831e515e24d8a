import UIKit

/// What a control stores for assistive technologies. It is a class, because few controls use it.
@MainActor final class AccessibilitySettings {
  // Values that an app has set.
  var isElement: Bool?
  var elementsHidden: Bool?
  var traits: UIAccessibilityTraits?
  var actionName: String?
  var inputLabels: [String]?
  var announcementTextProvider: ((RefreshAnnouncement) -> String?)?

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
