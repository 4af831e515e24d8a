public import Foundation

/// What happened to the fingers on the screen.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The fingers known to the event.
  open internal(set) var allTouches: Set<UITouch>?

  /// The loop's time of the event.
  open internal(set) var timestamp: TimeInterval

  /// Makes an event.
  package init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// The fingers that went down in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The fingers that went down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }

  /// The fingers that a recognizer follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
