public import Foundation

/// A view that performs actions in response to events.
@preconcurrency @MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
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

  /// Whether the control is tracking a touch.
  open private(set) var isTracking = false

  /// Called when a touch begins. Returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has moved. Returns whether to keep tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Adds an action for events. It replaces an action with the same identifier and also applies to
  /// the events of that action.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    let sameIdentifier = actions.filter { $0.action.identifier == action.identifier }
    let events = sameIdentifier.reduce(controlEvents) { $0.union($1.events) }
    let index = actions.firstIndex { $0.action.identifier == action.identifier }
    actions.removeAll { $0.action.identifier == action.identifier }
    actions.insert((action, events), at: index ?? actions.count)
  }

  /// Performs all actions that were added for one of the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(by: self)
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = continueTracking(touch, with: event)
    isHighlighted = isTracking && isNear(touch, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    if isNear(touch, with: event) { sendTap() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
  }

  /// The traits of the state: disabled and selected.
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }

  /// Sends the events of a tap.
  func sendTap() { sendActions(for: .touchUpInside) }

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
