import Foundation

/// Recognizes a tap with one finger.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The maximum movement of a finger during a tap, in points.
  private static let allowableMovement: CGFloat = 45

  /// The maximum duration of a tap, in seconds.
  private static let maximumDuration: TimeInterval = 0.75

  private var start = CGPoint.zero
  private var deadline: MainLoopTimer?

  /// Saves where the finger went down. Fails if there are several.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count == 1 else {
      state = .failed
      return
    }
    start = location(in: nil)
    deadline = MainLoop.current.schedule(after: Self.maximumDuration) { [weak self] in
      guard let self, state == .possible, pendingState == nil else { return }
      state = .failed
    }
  }

  /// Fails if the finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let location = location(in: nil)
    if hypot(location.x - start.x, location.y - start.y) > Self.allowableMovement {
      state = .failed
    }
  }

  /// Recognizes the tap when the finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .ended }
  }

  /// Fails if the touch is canceled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets the touch.
  open override func reset() {
    super.reset()
    deadline?.cancel()
    deadline = nil
  }
}
