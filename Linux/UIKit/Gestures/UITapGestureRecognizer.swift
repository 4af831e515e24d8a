import Foundation

/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required. 1 by default.
  open var numberOfTapsRequired = 1

  /// The number of fingers required. 1 by default.
  open var numberOfTouchesRequired = 1

  /// The maximum movement of a finger during a tap, in points.
  private static let allowableMovement: CGFloat = 45

  /// The maximum duration of a tap, in seconds.
  private static let maximumTapDuration: TimeInterval = 0.75

  /// The maximum time from the end of one tap to the start of the next, in seconds.
  private static let maximumInterval: TimeInterval = 0.35

  private var taps = 0
  private var maximumTouchCount = 0
  private var startLocations: [ObjectIdentifier: CGPoint] = [:]
  private var deadline: MainLoopTimer?

  /// Saves where the fingers went down. Fails if there are too many.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    maximumTouchCount = max(maximumTouchCount, trackedTouches.count)
    guard maximumTouchCount <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    for touch in touches {
      startLocations[ObjectIdentifier(touch)] = touch.location(in: nil)
    }
    failAfter(Self.maximumTapDuration)
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = startLocations[ObjectIdentifier(touch)] else { continue }
      let location = touch.location(in: nil)
      if hypot(location.x - start.x, location.y - start.y) > Self.allowableMovement {
        state = .failed
      }
    }
  }

  /// Counts the tap when all fingers are lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, trackedTouches.allSatisfy({ touches.contains($0) }) else { return }
    guard maximumTouchCount == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    startLocations = [:]
    guard taps < numberOfTapsRequired else {
      deadline?.cancel()
      state = .ended
      return
    }
    maximumTouchCount = 0
    failAfter(Self.maximumInterval)
  }

  /// Fails if the touches are canceled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Clears the taps counted so far.
  open override func reset() {
    super.reset()
    taps = 0
    maximumTouchCount = 0
    startLocations = [:]
    deadline?.cancel()
    deadline = nil
  }

  private func failAfter(_ interval: TimeInterval) {
    deadline?.cancel()
    deadline = MainLoop.current.schedule(after: interval) { [weak self] in
      guard let self, state == .possible, pendingState == nil else { return }
      state = .failed
    }
  }
}
