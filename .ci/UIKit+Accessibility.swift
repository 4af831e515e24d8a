
// MARK: Accessibility. Declarations from Apple's reference documentation.

extension NSObject {
  @MainActor @objc open var isAccessibilityElement: Bool { get { fatalError() } set {} }
  @MainActor @objc open var accessibilityLabel: String? { get { fatalError() } set {} }
  @MainActor @objc open var accessibilityHint: String? { get { fatalError() } set {} }
  @MainActor @objc open var accessibilityValue: String? { get { fatalError() } set {} }
  @MainActor @objc open var accessibilityTraits: UIAccessibilityTraits { get { fatalError() } set {} }
  @MainActor @objc open var accessibilityElementsHidden: Bool { get { fatalError() } set {} }
  @MainActor @objc open var accessibilityElements: [Any]? { get { fatalError() } set {} }
  @MainActor @objc open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { fatalError() } set {}
  }
  @MainActor @objc open var accessibilityViewIsModal: Bool { get { fatalError() } set {} }
  @MainActor @objc open func accessibilityActivate() -> Bool { fatalError() }
  @MainActor @objc open func accessibilityPerformEscape() -> Bool { fatalError() }
  @MainActor @objc open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    fatalError()
  }
}
extension UIAccessibilityTraits: OptionSet {
  public typealias Element = UIAccessibilityTraits
  public typealias ArrayLiteralElement = UIAccessibilityTraits
  public static var none: UIAccessibilityTraits { fatalError() }
  public static var button: UIAccessibilityTraits { fatalError() }
  public static var header: UIAccessibilityTraits { fatalError() }
  public static var notEnabled: UIAccessibilityTraits { fatalError() }
  public static var staticText: UIAccessibilityTraits { fatalError() }
  public static var updatesFrequently: UIAccessibilityTraits { fatalError() }
}
@MainActor public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    public static var announcement: Notification { fatalError() }
    public static var layoutChanged: Notification { fatalError() }
    public static var screenChanged: Notification { fatalError() }
  }
  public static func post(notification: Notification, argument: Any?) { fatalError() }
  public static var isVoiceOverRunning: Bool { fatalError() }
  public static var isSwitchControlRunning: Bool { fatalError() }
  public static var isReduceMotionEnabled: Bool { fatalError() }
  public static var buttonShapesEnabled: Bool { fatalError() }
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    fatalError()
  }
  public nonisolated static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name {
    fatalError()
  }
}
extension NSAttributedString.Key {
  public static var accessibilitySpeechQueueAnnouncement: NSAttributedString.Key { fatalError() }
  @available(iOS 17.0, *)
  public static var accessibilitySpeechAnnouncementPriority: NSAttributedString.Key { fatalError() }
  public static var underlineStyle: NSAttributedString.Key { fatalError() }
}
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { fatalError() }
  public static var single: NSUnderlineStyle { fatalError() }
}
