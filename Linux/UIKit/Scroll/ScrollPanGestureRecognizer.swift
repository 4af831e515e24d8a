import Foundation

/// The pan recognizer of a scroll view.
///
/// It also handles two-finger scrolling on a touchpad, as on an iPad. These fingers have no
/// location on the screen, only a translation and a velocity.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// Whether a script sets states and offsets. State changes then do not move the content.
  var isScripted = false

  /// The translation of the fingers on a touchpad; `nil` outside touchpad scrolling.
  private var touchpadTranslation: CGPoint?
  private var touchpadSamples = PanSamples()

  override init() {
    super.init()
    addHandler { [weak self] _ in
      guard let self, !isScripted else { return }
      scrollView?.panDidChange()
    }
  }

  /// The scroll view, if it is a `UIGestureRecognizerDelegate`. No other delegate can be set.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView?.recognizerDelegate }
    set { UIScrollView.requireUnchanged(newValue, scrollView?.recognizerDelegate, "pan") }
  }

  override var handlesStateFirst: Bool { scrollView?.answers.panOrder == .contentFirst }

  /// 0 if the touch stopped content in motion: the drag then begins without movement.
  override var requiredMovement: CGFloat {
    wasMoving ? 0 : super.requiredMovement
  }

  /// Whether the content was moving when the first finger touched it.
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

  /// Handles the beginning of touchpad scrolling.
  func touchpadBegan(at time: TimeInterval) {
    guard isEnabled, storedState == .possible || isFinished else { return }
    resetToPossible()
    latestEventTime = time
    touchpadTranslation = .zero
    touchpadSamples = PanSamples()
    touchpadSamples.add(.zero, at: time)
    take(.began)
  }

  /// Handles movement of the fingers on a touchpad.
  func touchpadMoved(by step: CGPoint, at time: TimeInterval) {
    guard let old = touchpadTranslation, isActive else { return }
    latestEventTime = time
    let translation = CGPoint(x: old.x + step.x, y: old.y + step.y)
    touchpadTranslation = translation
    touchpadSamples.add(translation, at: time)
    take(.changed)
  }

  /// Handles the end of touchpad scrolling.
  func touchpadEnded(at time: TimeInterval, cancelled: Bool) {
    guard touchpadTranslation != nil, isActive else { return }
    latestEventTime = time
    take(cancelled ? .cancelled : .ended)
  }
}
