public import Foundation

/// The base of all gesture recognizers: a state machine that is fed with touches.
///
/// There are no selectors on Linux, so `addTarget(_:action:)` is absent; inside this package
/// `addHandler(_:)` stands for it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a recognizer is in its gesture.
  public enum State: Int, Sendable {
    /// Nothing is recognized yet.
    case possible = 0
    /// A continuous gesture was recognized.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture was completed; a discrete gesture was recognized.
    case ended = 3
    /// A continuous gesture was broken off.
    case cancelled = 4
    /// The touches were no such gesture.
    case failed = 5

    /// What a discrete gesture's `ended` is called.
    public static var recognized: State { .ended }
  }

  /// Decides with the recognizer about touches and other recognizers.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for debugging.
  open var name: String?

  /// The view whose touches the recognizer sees.
  open internal(set) weak var view: UIView?

  /// Whether the view is sent `touchesCancelled` when the gesture is recognized; true by default.
  open var cancelsTouchesInView = true

  /// Whether the view is sent touches only once the gesture has failed; false by default.
  open var delaysTouchesBegan = false

  /// Whether the recognizer sees touches at all; switching it off breaks off what is under way.
  open var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled else { return }
      cancelTracking()
    }
  }

  /// The touches that the recognizer follows, in the order in which they went down.
  package internal(set) var trackedTouches: [UITouch] = []

  /// All touches since the last reset: those who follow one of them too are rivals.
  var gestureTouches: [UITouch] = []

  /// The time of the event that is being handled, or was handled last.
  package internal(set) var latestEventTime: TimeInterval = 0

  /// The event that is being handled.
  var latestEvent: UIEvent?

  package let stateObservers = KeyValueObservers<State>()
  var storedState = State.possible
  var recognizersToFail: [WeakRecognizer] = []

  /// The state that waits until other recognizers have failed.
  var pendingState: State?

  private final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

  /// Makes a recognizer that belongs to no view yet.
  public override init() {
    super.init()
  }

  /// Where the recognizer is in its gesture; subclasses set it, and it then follows the rules of
  /// the state machine: others may have to fail first, or may prevent it.
  open var state: State {
    get { storedState }
    set { advance(to: newValue) }
  }

  /// How many touches make the gesture.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The middle of the touches in a view's coordinates, or in the window's if there is no view.
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

  /// Where one of the touches is, in a view's coordinates, or in the window's if there is no view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    trackedTouches[touchIndex].location(in: view)
  }

  /// Makes the recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    recognizersToFail.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// Called when touches went down; subclasses override it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches moved; subclasses override it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches were lifted; subclasses override it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system took touches away; subclasses override it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer goes back to `possible` after a gesture or a failure.
  open func reset() {}

  /// Makes the recognizer blind to a touch for the rest of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
  }

  /// Whether recognizing this gesture makes another recognizer fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Whether another recognizer's success makes this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Whether this recognizer waits for another's failure; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether another recognizer waits for this one's failure; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Has a closure called at each `began`, `changed`, `ended` and `cancelled`, after state observers.
  package final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// The last touch that was followed is gone, whatever the state is.
  func lastTouchDidEnd() {}

  func callHandlers() {
    for handler in handlers {
      handler(self)
    }
  }

  private var lastWindowLocation = CGPoint.zero

  /// Keeps where the touches were, for those who ask after they were lifted.
  func saveLocation() {
    lastWindowLocation = location(in: nil)
  }

  private func lastLocation(in view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return lastWindowLocation }
    return view.convert(lastWindowLocation, from: window)
  }
}

/// A recognizer that others wait for, and do not keep alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}
