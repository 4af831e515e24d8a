import Foundation

/// The recognizer of a scroll view's finger.
///
/// It also stands for the two fingers of a touchpad, as on an iPad: these have no place on the screen,
/// but a translation and a velocity.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// Whether a script sets states and offsets, so that states move nothing.
  var isScripted = false

  /// How far the fingers on a touchpad have moved.
  private var touchpadTranslation: CGPoint?
  private var touchpadSamples = PanSamples()

  override init() {
    super.init()
    addHandler { [weak self] _ in
      guard let self, !isScripted else { return }
      scrollView?.panDidChange()
    }
  }

  /// Content in flight is caught as soon as a finger touches it.
  override var requiredMovement: CGFloat {
    wasMoving ? 0 : super.requiredMovement
  }

  private var wasMoving = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count {
      wasMoving = scrollView?.motion != nil
      scrollView?.fingerDown()
    }
    super.touchesBegan(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.storedPinchGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.storedPinchGestureRecognizer
  }

  override func lastTouchDidEnd() {
    super.lastTouchDidEnd()
    scrollView?.fingerUp()
  }

  override func reset() {
    super.reset()
    wasMoving = false
    touchpadTranslation = nil
  }

  // MARK: Touchpad

  override func translation(in view: UIView?) -> CGPoint {
    touchpadTranslation ?? super.translation(in: view)
  }

  override func velocity(in view: UIView?) -> CGPoint {
    guard touchpadTranslation != nil else { return super.velocity(in: view) }
    return touchpadSamples.velocity(at: latestEventTime)
  }

  /// Fingers on a touchpad began to scroll.
  func touchpadBegan(at time: TimeInterval) {
    guard isEnabled, storedState == .possible || isFinished else { return }
    resetToPossible()
    latestEventTime = time
    touchpadTranslation = .zero
    touchpadSamples = PanSamples()
    touchpadSamples.add(.zero, at: time)
    transition(to: .began)
  }

  /// Fingers on a touchpad moved.
  func touchpadMoved(by step: CGPoint, at time: TimeInterval) {
    guard let old = touchpadTranslation, isActive else { return }
    latestEventTime = time
    let translation = CGPoint(x: old.x + step.x, y: old.y + step.y)
    touchpadTranslation = translation
    touchpadSamples.add(translation, at: time)
    transition(to: .changed)
  }

  /// Fingers were lifted from a touchpad.
  func touchpadEnded(at time: TimeInterval, cancelled: Bool) {
    guard touchpadTranslation != nil, isActive else { return }
    latestEventTime = time
    transition(to: cancelled ? .cancelled : .ended)
  }
}
