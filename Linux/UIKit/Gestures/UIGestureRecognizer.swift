public import Foundation

/// The base class of all gesture recognizers: a state machine driven by touches.
///
/// Linux has no selectors, so `addTarget(_:action:)` is missing. Code in this package uses
/// `addHandler(_:)` instead.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// A continuous gesture ended, or a discrete gesture was recognized.
    case ended = 3
    /// A continuous gesture was canceled.
    case cancelled = 4
    /// The touches do not match the gesture.
    case failed = 5
  }

  /// The delegate, which takes part in decisions about touches and other recognizers.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for debugging.
  open var name: String?

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?

  /// Whether the recognizer receives touches. `true` by default. Setting it to `false` cancels the
  /// gesture.
  open var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled else { return }
      cancelTracking()
    }
  }

  /// The tracked touches, in the order in which they began.
  package internal(set) var trackedTouches: [UITouch] = []

  /// All touches tracked since the last reset. Other recognizers that receive any of them are
  /// rivals.
  var gestureTouches: [UITouch] = []

  /// The time, in seconds, of the current event, or of the last event if none is being handled.
  package internal(set) var latestEventTime: TimeInterval = 0

  /// The event being handled, or `nil` between events.
  var latestEvent: UIEvent?

  package let stateObservers = KeyValueObservers<State>()
  var storedState = State.possible
  var recognizersToFail: [WeakRecognizer] = []

  /// The state to enter once the required recognizers have failed.
  var pendingState: State?

  private final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

  /// Creates a recognizer that is not attached to a view.
  public override init() {
    super.init()
  }

  /// The state of the gesture.
  ///
  /// Subclasses set it. The rules of the state machine apply: other recognizers may have to fail
  /// first, or may prevent this one.
  open var state: State {
    get { storedState }
    set { advance(to: newValue) }
  }

  /// The number of tracked touches.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The center of the touches in a view's coordinates, or in the window's if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard !trackedTouches.isEmpty else { return lastLocation(in: view) }
    var sum = CGPoint.zero
    for touch in trackedTouches {
      let location = touch.location(in: view)
      sum.x += location.x
      sum.y += location.y
    }
    let count = CGFloat(trackedTouches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Makes the recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    recognizersToFail.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// Called when touches begin. Subclasses override it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches move. Subclasses override it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches end. Subclasses override it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancels touches. Subclasses override it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer returns to `possible` after a gesture or a failure.
  open func reset() {}

  /// Stops tracking a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
  }

  /// Whether recognizing this gesture makes another recognizer fail. `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Whether another recognizer's success makes this one fail. `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Whether another recognizer waits for this one to fail. `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Adds a closure that is called each time the state is set to `began`, `changed`, `ended` or
  /// `cancelled`.
  package final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Whether the handlers are called before the observers of the state.
  var handlesStateFirst: Bool { false }

  /// Called after the last tracked touch ends, in any state.
  func lastTouchDidEnd() {}

  func callHandlers() {
    for handler in handlers {
      handler(self)
    }
  }

  private var lastWindowLocation = CGPoint.zero

  /// Saves the location of the touches, so that it is available after they end.
  func saveLocation() {
    lastWindowLocation = location(in: nil)
  }

  private func lastLocation(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return lastWindowLocation }
    return view.convert(lastWindowLocation, from: window)
  }
}

/// A weak reference to a recognizer that others wait for.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}
