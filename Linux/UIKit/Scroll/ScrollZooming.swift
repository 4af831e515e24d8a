import Foundation

/// The state of the current zoom of a scroll view.
///
/// This is a class so that reading it at each movement copies nothing.
@MainActor
final class ScrollZooming {
  /// The pinch in progress.
  var pinch: ScrollPinch?

  /// The view scaled by the pinch.
  weak var view: UIView?

  /// The last center of the fingers, relative to the scroll view's upper left corner.
  var center = CGPoint.zero

  /// Whether the scale and the content size are being set together.
  var isApplying = false

  /// The animated change of the scale in progress.
  var animation: Animation?
  private var animationCount = 0

  /// An animated change of the scale.
  struct Animation {
    let number: Int
    let view: UIView
    /// Whether the animation returns the scale to a limit.
    let isBounce: Bool
  }

  func beginAnimation(of view: UIView, isBounce: Bool) -> Int {
    animationCount += 1
    animation = Animation(number: animationCount, view: view, isBounce: isBounce)
    return animationCount
  }
}

/// The pinch recognizer of a scroll view.
///
/// It recognizes simultaneously with the scroll view's pan recognizer. It ends when the first
/// finger is lifted. The other finger may continue the drag, and may begin another pinch with a new
/// finger.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override init() {
    super.init()
    addHandler { [weak self] _ in self?.scrollView?.pinchDidChange() }
  }

  /// The scroll view, if it is a `UIGestureRecognizerDelegate`. No other delegate can be set.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView?.recognizerDelegate }
    set { UIScrollView.requireUnchanged(newValue, scrollView?.recognizerDelegate, "pinch") }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.storedPanGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.storedPanGestureRecognizer
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count {
      // Fingers that remain from an earlier pinch.
      let remaining = (event.touches(for: self) ?? []).filter { !trackedTouches.contains($0) }
        .sorted { $0.number < $1.number }
      trackedTouches.insert(contentsOf: remaining, at: 0)
      gestureTouches.insert(contentsOf: remaining, at: 0)
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
