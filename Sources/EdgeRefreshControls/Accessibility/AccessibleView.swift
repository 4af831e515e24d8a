public import UIKit

// The only file that uses what UIKit offers to assistive technologies. An SDK without the module
// Accessibility has none of it.

/// A view that assistive technologies read as one element, and that follows the user's text size:
/// the superclass of all refresh controls.
///
/// Values that an app sets take precedence over those that a control determines.
open class AccessibleView: UIView {
  /// What concerns assistive technologies; `nil` until the first refresh or setting.
  final var accessibilitySettings: AccessibilitySettings?
  /// The action that the control adds to those of its scroll view; `nil` before it first does.
  final var scrollViewAction: RefreshAction?

  private var describing: (any AccessibilityDescribing)? { self as? any AccessibilityDescribing }
  private var role: AccessibilityRole { describing?.accessibilityRole ?? .hidden }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    if let old = previousTraitCollection,
      old.preferredContentSizeCategory == traits.preferredContentSizeCategory,
      old.legibilityWeight == traits.legibilityWeight
    {
      return
    }
    describing?.textTraitsDidChange()
  }

  #if canImport(Accessibility) || os(Linux)
    /// Whether the control is one element: a header or pulled control during a refresh, a control
    /// that loads automatically always.
    ///
    /// It is `false` if a content view has `accessibilityElements`.
    open override var isAccessibilityElement: Bool {
      get { accessibilitySettings?.isElement ?? (role != .hidden && !contentHasElements) }
      set { changeAccessibility { $0.isElement = newValue } }
    }

    /// Whether the control and its subviews are hidden: headers and pulled controls are, except
    /// during a refresh.
    open override var accessibilityElementsHidden: Bool {
      get { accessibilitySettings?.elementsHidden ?? (role == .hidden) }
      set { changeAccessibility { $0.elementsHidden = newValue } }
    }

    /// The label of a content view that has one, otherwise the text of the state.
    open override var accessibilityLabel: String? {
      get {
        super.accessibilityLabel ?? describing?.describingView?.ownAccessibilityLabel
          ?? describing?.spokenLabel
      }
      set { super.accessibilityLabel = newValue }
    }

    /// The value of a content view that has one, otherwise the last-updated time that a header
    /// displays.
    open override var accessibilityValue: String? {
      get {
        super.accessibilityValue ?? describing?.describingView?.accessibilityValue
          ?? describing?.spokenValue
      }
      set { super.accessibilityValue = newValue }
    }

    /// The hint of a content view that has one. Default: `nil`.
    open override var accessibilityHint: String? {
      get { super.accessibilityHint ?? describing?.describingView?.accessibilityHint }
      set { super.accessibilityHint = newValue }
    }

    /// `updatesFrequently` during a refresh. A control that loads automatically is also a button,
    /// which is disabled during a load, or static text when there is no more data.
    open override var accessibilityTraits: UIAccessibilityTraits {
      get {
        if let traits = accessibilitySettings?.traits { return traits }
        // A label is static text, but a control that it draws may be a button.
        let traits = describing?.describingView?.accessibilityTraits ?? .none
        return role.traits.union(traits.subtracting(.staticText))
      }
      set { changeAccessibility { $0.traits = newValue } }
    }

    /// Loads if the control is a button that is not disabled, and returns whether it does.
    open override func accessibilityActivate() -> Bool { describing?.activateByUser() ?? false }

    /// Refreshes if the content is at the control's edge and the direction leads past it.
    ///
    /// UIKit asks the focused element, its superviews and their controllers, but not the control.
    /// So call this method in your controller's method of the same name: see <doc:Accessibility>.
    ///
    /// - Returns: Whether a refresh has begun.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      describing?.refresh(byScrolling: direction) ?? false
    }

    private var contentHasElements: Bool {
      guard let view = describing?.describingView else { return false }
      return view.accessibilityElements?.isEmpty == false
    }
  #endif

  final func changeAccessibility(_ change: (AccessibilitySettings) -> Void) {
    let settings = accessibilitySettings ?? AccessibilitySettings()
    accessibilitySettings = settings
    change(settings)
  }
}

/// A view that users of assistive technologies leave with the escape gesture.
class EscapableView: UIView {
  /// Whether assistive technologies ignore the views beside this one. Default: `false`.
  final var isModal = false { didSet { modalityDidChange() } }

  /// Leaves the view, and returns whether it did so.
  func escape() -> Bool { false }

  #if canImport(Accessibility) || os(Linux)
    private func modalityDidChange() { accessibilityViewIsModal = isModal }

    override func accessibilityPerformEscape() -> Bool {
      escape() || super.accessibilityPerformEscape()
    }
  #else
    private func modalityDidChange() {}
  #endif
}

/// A request of the user for a refresh, without a pull.
struct UserBegin {
  /// Whether `revealsWhenBegun` is to be set to `true` when the refresh has begun.
  let restoresReveal: Bool
}

/// A view that knows what assistive technologies read of it.
@MainActor protocol AccessibilityDescribing: AccessibleView {
  /// What the view is for assistive technologies.
  var accessibilityRole: AccessibilityRole { get }
  /// The text of the state.
  var spokenLabel: String? { get }
  /// What is displayed in addition to the state.
  var spokenValue: String? { get }
  /// The app's view that draws this view and may describe itself.
  var describingView: UIView? { get }

  /// Performs the action of a button, and returns whether it does.
  func activateByUser() -> Bool
  /// Refreshes if scrolling in a direction leads past the edge, and returns whether it does.
  func refresh(byScrolling direction: UIAccessibilityScrollDirection) -> Bool
  /// Called when the size or the weight of texts has changed.
  func textTraitsDidChange()
}

/// What a control stores for assistive technologies. A class, so that most controls store only a
/// reference.
@MainActor final class AccessibilitySettings {
  // Values that an app has set.
  var isElement: Bool?
  var elementsHidden: Bool?
  var traits: UIAccessibilityTraits?
  var actionName: String?
  var announcementText: ((RefreshAnnouncement) -> String?)?

  /// The request of the user for the refresh that is beginning.
  var begin: UserBegin?
  /// The refresh whose end may be announced.
  var announcedRefresh: AnnouncedRefresh?
}

/// What a control is for assistive technologies.
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
  #if canImport(Accessibility) || os(Linux)
    /// Whether the user prefers less motion.
    static var isMotionReduced: Bool { UIAccessibility.isReduceMotionEnabled }

    /// Whether the user wants buttons to be recognizable by their shape.
    static var showsButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }

    /// The notifications about changes of these settings.
    static let settingNotifications = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
    ]

    /// Announces a text after the texts that are being spoken.
    static func announce(_ text: String) {
      var attributes: [NSAttributedString.Key: Any] = [.accessibilitySpeechQueueAnnouncement: true]
      if #available(iOS 17, tvOS 17, *) {
        attributes[.accessibilitySpeechAnnouncementPriority] = UIAccessibilityPriority.low
      }
      UIAccessibility.post(
        notification: .announcement,
        argument: NSAttributedString(string: text, attributes: attributes))
    }

    /// Says that elements have moved. The focus stays on its element.
    static func postLayoutChange() {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
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
  #else
    static var isMotionReduced: Bool { false }
    static var showsButtonShapes: Bool { false }
    static let settingNotifications: [Notification.Name] = []
    static func announce(_ text: String) {}
    static func postLayoutChange() {}
    static func changeActions(
      of view: UIView, _ change: (inout [UIAccessibilityCustomAction]) -> Void
    ) {}
    static func underlineText(of label: UILabel) {}
  #endif
}

#if canImport(Accessibility) || os(Linux)
  extension AccessibilityRole {
    fileprivate var traits: UIAccessibilityTraits {
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
    fileprivate var ownAccessibilityLabel: String? {
      accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
    }
  }
#endif
