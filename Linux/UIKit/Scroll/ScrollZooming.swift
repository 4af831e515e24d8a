import Foundation

/// What a scroll view knows of the zoom that is under way.
///
/// A class, so that whoever asks at each movement whether there is one copies nothing.
@MainActor
final class ScrollZooming {
  /// The pinch that scales the content.
  var pinch: ScrollPinch?

  /// The view that the pinch scales.
  weak var view: UIView?

  /// The point between the fingers when it was last seen, from the scroll view's upper left corner.
  var middle = CGPoint.zero

  /// Whether size and scale of the content are being set together.
  var isApplying = false

  /// The animated change of the scale that is under way.
  var animation: Animation?
  private var animationCount = 0

  /// A change of the scale that is animated.
  struct Animation {
    let number: Int
    let view: UIView
    /// Whether it brings the scale back to a limit.
    let isBounce: Bool
  }

  func beginAnimation(of view: UIView, isBounce: Bool) -> Int {
    animationCount += 1
    animation = Animation(number: animationCount, view: view, isBounce: isBounce)
    return animationCount
  }
}

/// The recognizer of the two fingers that zoom a scroll view's content.
///
/// It goes along with the scroll view's pan, and ends with the first finger that is lifted: the other one may go
/// on dragging, and may pinch again with a new finger.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override init() {
    super.init()
    addHandler { [weak self] _ in self?.scrollView?.pinchDidChange() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.storedPanGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.storedPanGestureRecognizer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count {
      // Fingers that an earlier pinch has left on the content.
      let held = (event.touches(for: self) ?? []).filter { !trackedTouches.contains($0) }
        .sorted { $0.number < $1.number }
      trackedTouches.insert(contentsOf: held, at: 0)
      gestureTouches.insert(contentsOf: held, at: 0)
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isActive else {
      super.touchesEnded(touches, with: event)
      return
    }
    state = .ended
    for touch in trackedTouches where !touches.contains(touch) { ignore(touch, for: event) }
  }
}
