public import Foundation

/// A view that shows a part of content that may be larger than itself, and lets it be dragged.
///
/// The content offset is the origin of the bounds. Whatever sets it comes through the same door, so
/// that delegate and observers hear every change, in the same order: the delegate's
/// `scrollViewDidScroll` inside the setter, observers after it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: Content

  /// The point of the content that is at the view's top left corner.
  ///
  /// Setting it is not clamped and does not end a deceleration, which goes on from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = bounds.origin
      applyOffset(newValue)
      if newValue != old {
        resumeMotion()
      }
    }
  }

  /// The size of the content.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The distance that the content keeps from the view's edges.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }

  /// How the safe area becomes part of the adjusted content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { adjustedInsetInputsDidChange() }
  }

  /// The content inset with what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { adjustedInset() }

  /// Called when the adjusted content inset has changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Behaviour

  /// Hears what the scroll view does.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Whether content can be dragged past its edges and comes back; true by default.
  open var bounces = true {
    didSet { adjustedInsetInputsDidChange() }
  }

  /// Whether content that is not higher than the view bounces all the same; false by default.
  open var alwaysBounceVertical: Bool {
    get { storedAlwaysBounceVertical }
    set { setAlwaysBounceVertical(newValue) }
  }

  /// Whether content that is not wider than the view bounces all the same; false by default.
  open var alwaysBounceHorizontal: Bool {
    get { storedAlwaysBounceHorizontal }
    set { setAlwaysBounceHorizontal(newValue) }
  }

  /// Whether the content comes to rest at multiples of the view's size; false by default.
  open var isPagingEnabled = false

  /// Whether a finger scrolls; true by default.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether a touch waits for the view inside until it is clear that it is no drag; true by default.
  open var delaysContentTouches = true

  /// Whether a drag may take a touch from the view inside that has begun to handle it; true by
  /// default.
  open var canCancelContentTouches = true

  /// Whether a tap on the status bar scrolls to the top; true by default.
  open var scrollsToTop = true

  /// How fast content that was let go of loses its speed.
  open var decelerationRate: DecelerationRate = .normal

  /// The recognizer of the finger that drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { storedPanGestureRecognizer }

  // MARK: State

  /// Whether a finger is on the content, even if it has not moved it yet.
  open var isTracking: Bool { storedIsTracking }

  /// Whether a finger has begun to move the content.
  open var isDragging: Bool { storedIsDragging }

  /// Whether the content moves on its own after a finger has let go of it.
  open var isDecelerating: Bool { storedIsDecelerating }

  // MARK: Zooming

  /// How far the content can be zoomed out; 1 by default. It can be zoomed if the maximum is greater.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// How far the content can be zoomed in; 1 by default.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// Whether a pinch takes the scale past its limits, from where it comes back; true by default.
  open var bouncesZoom = true

  /// The scale of the view that the delegate names. Setting it zooms at once.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether two fingers are zooming.
  open var isZooming: Bool { zooming.pinch != nil }

  /// Whether the scale is on its way back to a limit.
  open var isZoomBouncing: Bool { zooming.animation?.isBounce ?? false }

  /// The recognizer of the fingers that zoom; nil if the content cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { storedPinchGestureRecognizer }

  /// Zooms to a scale within the limits, about the middle of what can be seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms to show a rectangle, which is in the coordinates of the view that the delegate names.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  // MARK: Indicators

  /// Whether the indicator of the vertical position shows while scrolling; true by default.
  open var showsVerticalScrollIndicator = true {
    didSet { updateIndicators() }
  }

  /// Whether the indicator of the horizontal position shows while scrolling; true by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { updateIndicators() }
  }

  /// What the vertical indicator's track keeps from the edges.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { updateIndicators() }
  }

  /// What the horizontal indicator's track keeps from the edges.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { updateIndicators() }
  }

  /// Whether the safe area is added to the indicators' insets; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { updateIndicators() }
  }

  /// The colour of the indicators.
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { updateIndicators() }
  }

  // MARK: What it is made of

  var storedContentSize = CGSize.zero
  var storedContentInset = UIEdgeInsets.zero
  var reportedAdjustedInset = UIEdgeInsets.zero
  var storedAlwaysBounceVertical = false
  var storedAlwaysBounceHorizontal = false
  /// The shape of the bar that follows the content.
  var barShape: BarShape?
  var storedIsTracking = false
  var storedIsDragging = false
  var storedIsDecelerating = false

  /// Whether the bounds are being set on behalf of the content offset, whose setter tells observers.
  var isSettingContentOffset = false

  var drag: ScrollDrag?
  var motion: ScrollMotion?
  var motionFrames: FrameCallback?
  /// The edges for which the motion was computed.
  var motionConditions: (x: ScrollTrajectory.Conditions, y: ScrollTrajectory.Conditions)?
  var isScrollingToTop = false
  var indicators = ScrollIndicators()
  let storedPanGestureRecognizer = ScrollPanGestureRecognizer()
  var storedPinchGestureRecognizer: ScrollPinchGestureRecognizer?
  let zooming = ScrollZooming()

  package let contentOffsetObservers = KeyValueObservers<CGPoint>()
  package let contentSizeObservers = KeyValueObservers<CGSize>()
  package let contentInsetObservers = KeyValueObservers<UIEdgeInsets>()
  package let alwaysBounceVerticalObservers = KeyValueObservers<Bool>()
  package let alwaysBounceHorizontalObservers = KeyValueObservers<Bool>()

  /// Makes a scroll view with a frame and no content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    storedPanGestureRecognizer.scrollView = self
    addGestureRecognizer(storedPanGestureRecognizer)
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Scrolling

  /// Scrolls to an offset, at once or over about a third of a second; ends a deceleration.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls just as far as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    flashIndicators()
  }

  /// Whether a drag may take the touch from a view inside; from all but controls by default.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  // MARK: What a view hears

  package override func geometryDidSet(
    _ property: ViewGeometry.Property, from old: ViewGeometry
  ) {
    super.geometryDidSet(property, from: old)
    handleGeometryChange(property, from: old)
  }

  /// Where content that is let go of shall rest, before the delegate is asked.
  package func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    snappedToBar(target)
  }

  package override var distanceUnderTopBar: CGFloat? { contentOffset.y + adjustedContentInset.top }

  package override var contentTouchDelay: TimeInterval { delaysContentTouches ? 0.15 : 0 }

  package override func scrollWheel(
    by delta: CGPoint, phase: ScrollPhase, at point: CGPoint
  ) -> Bool {
    handleWheel(by: delta, phase: phase)
  }

  /// The safe area is part of the adjusted content inset.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaDidChange()
  }

  /// Content that leaves the screen does not go on moving.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  /// Places the indicators in front of the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIndicators()
  }

  /// The scroll view's own recognizers begin only where there is something to scroll or to zoom.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === storedPanGestureRecognizer { return canBeginDragging }
    if gestureRecognizer === storedPinchGestureRecognizer { return canBeginZooming }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
