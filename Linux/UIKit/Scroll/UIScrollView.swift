public import Foundation

/// A view that displays and scrolls content that may be larger than the view.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// An object that the scroll view owns for the library. On Apple's systems, it is an associated
  /// object.
  package final var libraryObject: AnyObject?

  // MARK: Content

  /// The point of the content at the view's top left corner.
  ///
  /// A new value is not clamped. A deceleration continues from it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { changeOffset(to: newValue) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The distance between the content and the view's edges, in points.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }

  /// How the safe area is added to the adjusted content inset. `automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { storedAdjustmentBehavior }
    set {
      setInput(\.storedAdjustmentBehavior, to: newValue, notifying: adjustmentBehaviorObservers)
    }
  }

  /// The content inset plus the part of the safe area that is added to it.
  open var adjustedContentInset: UIEdgeInsets { currentAdjustedInset }

  /// Called after the adjusted content inset changes.
  open func adjustedContentInsetDidChange() {}

  // MARK: Behavior

  /// The delegate, which is notified of scrolling, dragging and zooming.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Whether content bounces when it is moved past its edges. `true` by default.
  open var bounces = true {
    didSet { adjustedInsetInputsDidChange() }
  }

  /// Whether content that is not taller than the view bounces. `false` by default.
  open var alwaysBounceVertical: Bool {
    get { storedAlwaysBounceVertical }
    set {
      setInput(
        \.storedAlwaysBounceVertical, to: newValue, notifying: alwaysBounceVerticalObservers)
    }
  }

  /// Whether content that is not wider than the view bounces. `false` by default.
  open var alwaysBounceHorizontal: Bool {
    get { storedAlwaysBounceHorizontal }
    set {
      setInput(
        \.storedAlwaysBounceHorizontal, to: newValue, notifying: alwaysBounceHorizontalObservers)
    }
  }

  /// Whether scrolling stops at multiples of the view's size. `false` by default.
  open var isPagingEnabled = false

  /// Whether the user can scroll the content. `true` by default.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }

  /// Whether touches that may become a drag reach subviews only after 0.15 seconds. `true` by
  /// default.
  open var delaysContentTouches = true

  /// How a drag makes the first responder resign. `none` by default.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// Whether a tap on the status bar scrolls to the top. `true` by default.
  open var scrollsToTop = true

  /// The rate at which content decelerates after a drag. `normal` by default.
  open var decelerationRate: DecelerationRate = .normal

  /// The gesture recognizer for dragging.
  open var panGestureRecognizer: UIPanGestureRecognizer { storedPanGestureRecognizer }

  // MARK: State

  /// The control that a pull at the top begins to refresh. `nil` by default.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      adjustedInsetInputsDidChange()
      setNeedsLayout()
    }
  }

  /// Whether a finger touches the content, even if no drag has begun.
  open var isTracking: Bool { storedIsTracking }

  /// Whether a finger has begun to drag the content.
  open var isDragging: Bool {
    if storedIsDragging { return true }
    if storedIsDecelerating, case .isTrue = answers.draggingInDeceleration { return true }
    return false
  }

  /// Whether the content moves after its release or because a wheel was turned.
  open var isDecelerating: Bool { storedIsDecelerating }

  /// Whether the content moves to an offset that the app has requested with an animation.
  open var isScrollAnimating: Bool { motion?.purpose == .animation }

  // MARK: Zooming

  /// The minimum zoom scale. 1 by default. Zooming is possible if the maximum is greater.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// The maximum zoom scale. 1 by default.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange() }
  }

  /// Whether a pinch may exceed the limits of the scale until it ends. `true` by default.
  open var bouncesZoom = true

  /// The scale of the view that is zoomed. Setting it zooms without animation.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch is zooming.
  open var isZooming: Bool { zooming.pinch != nil }

  /// Whether the scale is returning to a limit.
  open var isZoomBouncing: Bool { zooming.animation?.isBounce ?? false }

  /// The gesture recognizer for zooming; `nil` unless the maximum scale exceeds the minimum.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { storedPinchGestureRecognizer }

  /// Zooms to a scale, clamped to the limits, about the center of the visible area.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms to show a rectangle, in the coordinates of the view that is zoomed.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  // MARK: Indicators

  /// Whether the vertical indicator is shown while scrolling. `true` by default.
  open var showsVerticalScrollIndicator = true {
    didSet { updateIndicators() }
  }

  /// Whether the horizontal indicator is shown while scrolling. `true` by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { updateIndicators() }
  }

  /// The insets of the vertical indicator's track, in points. Zero by default.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { updateIndicators() }
  }

  /// The insets of the horizontal indicator's track, in points. Zero by default.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { updateIndicators() }
  }

  // MARK: Storage

  /// How the scroll view behaves where it is not known what UIKit does.
  let answers = MainLoop.current.answers
  var storedContentSize = CGSize.zero
  var storedContentInset = UIEdgeInsets.zero
  /// The adjusted content inset; `nil` after a change of something that determines it.
  var storedAdjustedInset: UIEdgeInsets?
  /// The adjusted content inset of the last notification.
  var reportedAdjustedInset = UIEdgeInsets.zero
  var storedAlwaysBounceVertical = false
  var storedAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  var storedAlwaysBounceHorizontal = false
  /// The shape of the navigation bar that follows the content, if there is one.
  var barShape: BarShape?
  var storedIsTracking = false
  var storedIsDragging = false
  var storedIsDecelerating = false

  /// Whether the bounds are being set by `applyOffset(_:)`, which notifies the observers itself.
  var isSettingContentOffset = false
  /// Whether the content moves without a notification.
  var isMovingSilently = false
  /// Whether a list has to set its content size in the next layout pass.
  var isContentSizePostponed = false
  /// Whether the end of a drag is being handled.
  var isEndingDrag = false
  /// The distance, in points, that is added to the offset in the next frame.
  /// `insetAtRelease` in `answers` decides whether it is set.
  var overshoot = CGPoint.zero
  /// Whether a finger has stopped a deceleration whose end is reported when the finger is lifted.
  var hasCaughtDeceleration = false

  var drag: ScrollDrag?
  var motion: ScrollMotion? { didSet { isInMotion = motion != nil } }
  /// Whether there is a motion. Comparing the motion itself would copy it for each new offset.
  private(set) var isInMotion = false
  var motionFrames: FrameCallback?
  /// The conditions for which the motion was computed.
  var motionConditions: (x: ScrollTrajectory.Conditions, y: ScrollTrajectory.Conditions)?
  var isScrollingToTop = false
  var indicators = ScrollIndicators()
  let storedPanGestureRecognizer = ScrollPanGestureRecognizer()
  var storedPinchGestureRecognizer: ScrollPinchGestureRecognizer?
  let zooming = ScrollZooming()

  package let contentOffsetObservers = KeyValueObservers<CGPoint>()
  package let contentSizeObservers = KeyValueObservers<CGSize>()
  package let contentInsetObservers = KeyValueObservers<UIEdgeInsets>()
  package let adjustmentBehaviorObservers =
    KeyValueObservers<ContentInsetAdjustmentBehavior>()
  package let alwaysBounceVerticalObservers = KeyValueObservers<Bool>()
  package let alwaysBounceHorizontalObservers = KeyValueObservers<Bool>()

  /// Creates a scroll view with a frame and no content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    storedPanGestureRecognizer.scrollView = self
    addGestureRecognizer(storedPanGestureRecognizer)
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit { motionFrames?.cancelAfterOwner() }

  // MARK: Scrolling

  /// Scrolls to an offset, immediately or with an animation of 0.3 seconds. Ends other motions.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls the shortest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(toShow: rect, animated: animated)
  }

  /// Shows the indicators briefly.
  open func flashScrollIndicators() { flashIndicators() }

  /// The insets of both indicators' tracks, in points: the value of
  /// `verticalScrollIndicatorInsets`. Setting it sets `verticalScrollIndicatorInsets` and
  /// `horizontalScrollIndicatorInsets`.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// The content. Constraints between it and views in the scroll view determine the content size.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The visible area. It does not move when the content is scrolled.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

  /// Whether a drag may cancel a touch in a subview. `true` by default except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Overrides

  override func adjustedInsetInputDidChange() { storedAdjustedInset = nil }

  package override func geometryDidSet(
    _ property: ViewGeometry.Property, from old: ViewGeometry
  ) {
    super.geometryDidSet(property, from: old)
    handleGeometryChange(property, from: old)
  }

  /// The offset at which released content should stop, before the delegate is asked.
  ///
  /// The velocity is in points per millisecond.
  package func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    snappedToBar(target)
  }

  /// The distance that content is scrolled under a top bar, in points.
  package var distanceUnderTopBar: CGFloat { contentOffset.y + adjustedContentInset.top }

  /// The delay in seconds before a subview receives a touch that may become a scroll.
  package var contentTouchDelay: TimeInterval { delaysContentTouches ? 0.15 : 0 }
  /// Updates the adjusted content inset, which includes the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    safeAreaDidChange()
  }

  /// Cancels touches when the view leaves its window. `motionOutsideWindow` in `answers` decides
  /// whether the content stops.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    windowDidChange()
  }

  /// Lays out the indicators in front of the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if answers.edgeEffects == .present { layOutEdgeEffects() }
    refreshControl?.contentDidMove()
    updateIndicators()
  }

  /// The scroll view's own recognizers begin only if there is something to scroll or to zoom.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === storedPanGestureRecognizer { return canBeginDragging }
    if gestureRecognizer === storedPinchGestureRecognizer { return canBeginZooming }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
