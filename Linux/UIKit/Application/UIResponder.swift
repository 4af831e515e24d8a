public import Foundation

/// An object that handles events, or forwards them to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Whether the object is an accessibility element. `false` by default.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? isAccessibilityElementByDefault }
    set { changeAccessibility(unless: false) { $0.isElement = newValue } }
  }

  /// A short localized label that identifies the element. `nil` by default.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label }
    set { changeAccessibility(unless: newValue == nil) { $0.label = newValue } }
  }

  /// A localized description of the result of using the element. `nil` by default.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint }
    set { changeAccessibility(unless: newValue == nil) { $0.hint = newValue } }
  }

  /// The localized value of the element. `nil` by default.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value }
    set { changeAccessibility(unless: newValue == nil) { $0.value = newValue } }
  }

  /// The language in which the element is spoken, as a BCP 47 tag. If `nil`, the default, the
  /// user's language is used.
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language }
    set { changeAccessibility(unless: newValue == nil) { $0.language = newValue } }
  }

  /// The traits of the element. None by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? defaultAccessibilityTraits }
    set { changeAccessibility(unless: false) { $0.traits = newValue } }
  }

  /// The custom actions of the element. `nil` by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.customActions }
    set { changeAccessibility(unless: newValue == nil) { $0.customActions = newValue } }
  }

  /// The accessibility elements in the object, in reading order. They can be views, elements, and
  /// containers of further elements. If `nil`, the default, they are the subviews in visual order.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements }
    set { changeAccessibility(unless: newValue == nil) { $0.elements = newValue } }
  }

  /// Whether the accessibility elements inside this element are hidden. `false` by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.elementsHidden ?? false }
    set { changeAccessibility(unless: !newValue) { $0.elementsHidden = newValue } }
  }

  /// The names with which Voice Control finds the object, the best one first. The label by default,
  /// or none without a label. Setting `nil` restores the default.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeAccessibility(unless: newValue == nil) { $0.userInputLabels = newValue } }
  }

  /// Whether assistive technologies ignore the sibling views. `false` by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.viewIsModal ?? false }
    set { changeAccessibility(unless: !newValue) { $0.viewIsModal = newValue } }
  }

  /// Whether all elements in the object are read before the next element outside it. `false` by
  /// default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren ?? false }
    set { changeAccessibility(unless: !newValue) { $0.groupsChildren = newValue } }
  }

  /// The type of the container. The label of a container with a type is spoken when the focus
  /// enters it. `none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues?.containerType ?? .none }
    set { changeAccessibility(unless: newValue == .none) { $0.containerType = newValue } }
  }

  /// The frame in the coordinates of the screen. The frame of the view by default.
  open var accessibilityFrame: CGRect {
    get { accessibilityValues?.frame ?? (self as? UIView).map { $0.onScreen($0.bounds) } ?? .zero }
    set { changeAccessibility(unless: false) { $0.frame = newValue } }
  }

  /// The accessibility values that have been set.
  var accessibilityValues: AccessibilityValues?

  /// Whether the object is an accessibility element until the app decides otherwise.
  var isAccessibilityElementByDefault: Bool { false }

  /// The traits until the app sets others.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder, which receives the events that this one does not handle. `nil` by default.
  open var next: UIResponder? { nil }

  /// The nearest view controller in the responder chain, beginning with this object.
  var nearestViewController: UIViewController? { next?.nearestViewController }

  /// Whether the object can become the first responder of its window. `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can stop being the first responder. `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the object the first responder of its window. The current one resigns.
  ///
  /// - Returns: Whether the object is the first responder. `false` if it is not in a window, if it
  ///   cannot become the first responder, or if the current one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Stops being the first responder.
  ///
  /// - Returns: `false` if the object is still the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  /// The key commands of the object, which a hardware keyboard performs. `nil` by default.
  ///
  /// A pressed key performs the first command in the responder chain that has this key.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when touches begin. Forwards the call to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move. Forwards the call to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end. Forwards the call to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system or a gesture recognizer cancels touches.
  ///
  /// Forwards the call to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called by assistive technologies when the user activates the element.
  ///
  /// - Returns: Whether the element handled the activation. If not, the assistive technology taps
  ///   at the center of `accessibilityFrame`. `false` by default.
  open func accessibilityActivate() -> Bool { false }

  /// Called by assistive technologies when the user scrolls by a page.
  ///
  /// A scroll view scrolls by the height or width of its visible area, immediately, and posts
  /// `pageScrolled`.
  ///
  /// - Returns: Whether the object scrolled. If not, the next responder is asked. `false` by
  ///   default, and for a scroll view at the end of its content.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    (self as? UIScrollView)?.scrollByPage(direction) ?? false
  }

  /// Called by assistive technologies when the user leaves a screen.
  ///
  /// A navigation controller pops its top controller, an alert performs its cancel action, and a
  /// sheet that the user may dismiss is dismissed.
  ///
  /// - Returns: Whether the object did so. If not, the next responder is asked.
  open func accessibilityPerformEscape() -> Bool {
    (self as? UIViewController)?.leaveScreen() ?? false
  }

  /// Called after the focus of a screen reader moves to the element.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called after the focus of a screen reader leaves the element.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether the element has the focus of a screen reader.
  open func accessibilityElementIsFocused() -> Bool {
    MainLoop.current.screenReader?.focusedElement === self
  }
}
