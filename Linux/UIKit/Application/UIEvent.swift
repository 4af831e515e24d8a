public import Foundation

/// A change of one or more touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// All touches of the event.
  open internal(set) var allTouches: Set<UITouch>?

  /// The time of the event, in seconds, by the main loop's clock.
  open internal(set) var timestamp: TimeInterval

  /// Creates an event.
  package init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
