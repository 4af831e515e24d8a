public import Foundation

/// A view that performs actions in response to events.
@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a frame and an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Whether the control can be used; `true` by default.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { stateDidChange() } }
  }

  /// Whether the control is selected; `false` by default.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }

  /// Whether the control is highlighted, as it is while a finger touches it.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }

  /// The combined state of the control.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The horizontal position of the content; `center` by default. A control with content, such as a
  /// button, uses it.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
  }

  /// The vertical position of the content; `center` by default. A control with content, such as a
  /// button, uses it.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
  }

  /// The horizontal alignment, with `leading` and `trailing` replaced by `left` and `right` in the
  /// layout direction of the control.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// The events for which actions have been added.
  open var allControlEvents: Event {
    actions.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Whether the control is tracking a touch.
  open private(set) var isTracking = false

  /// Whether the tracked touch is inside the control. After the touch has ended, whether it ended
  /// inside.
  open private(set) var isTouchInside = false

  /// Called when a touch begins. Returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has moved. Returns whether to keep tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch was canceled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Adds an action for events. It replaces an action with the same identifier and also applies to
  /// the events of that action.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    let sameIdentifier = actions.filter { $0.action.identifier == action.identifier }
    let events = sameIdentifier.reduce(controlEvents) { $0.union($1.events) }
    let index = actions.firstIndex { $0.action.identifier == action.identifier }
    actions.removeAll { $0.action.identifier == action.identifier }
    actions.insert((action, events), at: index ?? actions.count)
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(by: self)
  }

  /// Performs all actions that were added for one of the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch, with: event)
    isTracking = continueTracking(touch, with: event)
    isHighlighted = isTracking && isTouchInside
    guard isTracking else { return }
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch, with: event)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// The traits of the state: disabled and selected.
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// Called when `isEnabled`, `isSelected` or `isHighlighted` has changed.
  func stateDidChange() {
    setNeedsLayout()
  }

  /// Returns whether a tracked touch counts as inside: in the control or within 70 points of its
  /// bounds.
  private func isNear(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -70, dy: -70).contains(point)
  }
}
