public import Foundation

/// A change of one or more touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
  private let allTouches: Set<UITouch>

  /// The time of the event, in seconds, by the main loop's clock.
  let timestamp: TimeInterval

  /// Creates an event.
  package init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the touches that a gesture recognizer receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
