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
  private var padTranslation: CGPoint?
  private var padSamples = PanSamples()

  override init() {
    super.init()
    addHandler { [weak self] _ in
      guard let self, !isScripted else { return }
      scrollView?.panDidChange()
    }
  }

  /// Content in flight is caught as soon as a finger touches it.
  override var requiredMovement: CGFloat {
    wasInFlight ? 0 : super.requiredMovement
  }

  private var wasInFlight = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count {
      wasInFlight = scrollView?.motion != nil
      scrollView?.fingerDown()
    }
    super.touchesBegan(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinchRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinchRecognizer
  }

  override func touchesAreGone() {
    super.touchesAreGone()
    scrollView?.fingerUp()
  }

  override func reset() {
    super.reset()
    wasInFlight = false
    padTranslation = nil
  }

  // MARK: Touchpad

  override func translation(in view: UIView?) -> CGPoint {
    padTranslation ?? super.translation(in: view)
  }

  override func velocity(in view: UIView?) -> CGPoint {
    guard padTranslation != nil else { return super.velocity(in: view) }
    return padSamples.velocity(at: latestEventTime)
  }

  /// Fingers on a touchpad began to scroll.
  func padBegan(at time: TimeInterval) {
    guard isEnabled, currentState == .possible || isFinished else { return }
    resetToPossible()
    latestEventTime = time
    padTranslation = .zero
    padSamples = PanSamples()
    padSamples.add(.zero, at: time)
    take(.began)
  }

  /// Fingers on a touchpad moved.
  func padMoved(by step: CGPoint, at time: TimeInterval) {
    guard let old = padTranslation, isActive else { return }
    latestEventTime = time
    let translation = CGPoint(x: old.x + step.x, y: old.y + step.y)
    padTranslation = translation
    padSamples.add(translation, at: time)
    take(.changed)
  }

  /// Fingers were lifted from a touchpad.
  func padEnded(at time: TimeInterval, cancelled: Bool) {
    guard padTranslation != nil, isActive else { return }
    latestEventTime = time
    take(cancelled ? .cancelled : .ended)
  }
}
