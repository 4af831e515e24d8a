import Foundation

/// Recognizes one tap or more, with one finger or more.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture; 1 by default.
  open var numberOfTapsRequired = 1

  /// How many fingers must tap; 1 by default.
  open var numberOfTouchesRequired = 1

  /// How far a finger may move and still tap, in points.
  private static let allowableMovement: CGFloat = 45

  /// How long a finger may stay down.
  private static let maximumTapDuration: TimeInterval = 0.75

  /// How long the next tap may be awaited.
  private static let maximumInterval: TimeInterval = 0.35

  private var taps = 0
  private var maximumTouchCount = 0
  private var startLocations: [ObjectIdentifier: CGPoint] = [:]
  private var deadline: MainLoopTimer?

  /// Notes where the fingers went down; too many of them are no tap.
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

  /// A finger that moves far is no tap.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = startLocations[ObjectIdentifier(touch)] else { continue }
      let location = touch.location(in: nil)
      if hypot(location.x - start.x, location.y - start.y) > Self.allowableMovement {
        state = .failed
      }
    }
  }

  /// Counts the tap once all fingers are lifted.
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

  /// Touches that are taken away are no tap.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Forgets what was counted.
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
