public import Foundation

/// One finger, from the moment it touches the screen until it is lifted.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a finger is in its life.
  public enum Phase: Int, Sendable {
    /// It touched the screen.
    case began = 0
    /// It moved.
    case moved = 1
    /// It did not move since the last event.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system stopped following it.
    case cancelled = 4
  }

  /// The loop's time of the last change.
  open internal(set) var timestamp: TimeInterval = 0

  /// Where the finger is in its life.
  open internal(set) var phase: Phase = .began

  /// How many times the finger was tapped in the same place, this time included.
  open internal(set) var tapCount = 1

  /// The window in which the finger went down.
  open internal(set) weak var window: UIWindow?

  /// The view that the finger hit when it went down.
  open internal(set) weak var view: UIView?

  /// The recognizers that follow the finger.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// How many fingers touched the window before this one: the order of those that came at once.
  let number: Int
  var windowLocation: CGPoint
  var previousWindowLocation: CGPoint
  /// What the view knows of the finger.
  var delivery = Delivery.none
  /// Until when the view is kept from the finger because it may still become a scroll.
  var heldUntil: TimeInterval = 0

  /// What a view knows of a finger.
  enum Delivery {
    /// Nothing yet: a recognizer may still take it.
    case none
    /// That it is down.
    case begun
    /// Nothing more: it was taken away, lifted, or never meant for the view.
    case over
  }

  /// Makes a finger that touches a window at a point.
  package init(window: UIWindow, location: CGPoint, timestamp: TimeInterval, number: Int = 0) {
    self.window = window
    self.number = number
    self.timestamp = timestamp
    windowLocation = location
    previousWindowLocation = location
    super.init()
  }

  /// The finger's place, in a view's coordinates or, with `nil`, in the window's.
  open func location(in view: UIView?) -> CGPoint {
    window.flatMap { view?.convert(windowLocation, from: $0) } ?? windowLocation
  }

  /// The finger's place at the event before, in a view's coordinates or, with `nil`, in the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    window.flatMap { view?.convert(previousWindowLocation, from: $0) } ?? previousWindowLocation
  }
}
