public import Foundation

/// A rectangle on the screen that draws, holds other views and reacts to fingers.
@preconcurrency @MainActor open class UIView: UIResponder {
  var geometry = ViewGeometry()
  var children: [UIView] = []
  weak var parent: UIView?
  weak var viewController: UIViewController?
  weak var originObserver: UINavigationController?
  var ownTintColor: UIColor?
  var ownAlpha: CGFloat = 1
  var knownTraits: UITraitCollection?
  var knownSafeArea = UIEdgeInsets.zero
  var needsLayout = true
  var subtreeNeedsLayout = true
  var needsDisplay = true
  var subtreeNeedsDisplay = true
  var animations = ViewAnimations()

  /// What `draw(_:)` last drew.
  package internal(set) var displayList: DisplayList?

  /// The bounds that `draw(_:)` was last asked to fill; where they differ from the bounds, the content mode says how to fit.
  package internal(set) var displayedBounds = CGRect.zero

  /// A safe area that is taken for the one that the surroundings give.
  package var scriptedSafeAreaInsets: UIEdgeInsets? {
    didSet { updateSafeArea() }
  }

  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    layer.view = self
    place(at: frame)
  }

  /// Makes a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Removes the subviews, as in UIKit: whoever keeps one learns that its superview is gone.
  deinit { if !children.isEmpty { Self.orphan(children, ofWindow: self is UIWindow) } }

  // MARK: Geometry

  /// The rectangle around the view, in its superview's coordinates; derived from center, bounds and transform.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The rectangle that the view shows, in its own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// The middle of the view, in its superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }

  /// The transform about the view's middle.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setTransform(newValue) }
  }

  /// Whether subviews are resized by their masks when the view's size changes. `true` by default.
  open var autoresizesSubviews = true

  /// What of the frame gives way when the superview's size changes. Nothing by default.
  open var autoresizingMask: AutoresizingMask = []

  /// The size that fits best into a size; the current one unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to what fits best.
  open func sizeToFit() {
    setBounds(CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size)))
  }

  /// The size that the view's content wants.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Whether a point in the view's coordinates is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest view in the front that contains a point and takes part in interaction.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(point, with: event)
  }

  // MARK: Appearance

  /// The colour behind the view's content. `nil`, transparent, by default.
  open var backgroundColor: UIColor? {
    didSet { recordBackgroundColor(from: oldValue) }
  }

  /// How opaque the view and its subviews are, from 0 to 1.
  open var alpha: CGFloat {
    get { ownAlpha }
    set { setAlpha(newValue) }
  }

  /// Whether the view is hidden, with all its subviews.
  open var isHidden = false

  /// Whether the view promises to fill its bounds with opaque content. `true` by default.
  open var isOpaque = true

  /// Whether subviews are cut off at the view's bounds. `false` by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How content is fitted when the view's size changes.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if oldValue != contentMode { setNeedsDisplay() } }
  }

  /// The colour of what can be touched; inherited from the superview until it is set, and again after `nil`.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      propagateTintColor()
    }
  }

  /// The tint colour changed, here or above.
  open func tintColorDidChange() {}

  /// A number for the app's own use.
  open var tag = 0

  /// Which way the view is laid out, as far as it decides that itself.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if oldValue != semanticContentAttribute { setNeedsLayout() } }
  }

  /// The appearance that the view and its subviews have whatever the system's is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { propagateTraits() } }
  }

  /// The traits of the place where the view is.
  open var traitCollection: UITraitCollection { resolvedTraits() }

  /// The traits changed; `previousTraitCollection` are the former ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The layer that draws the view's edge.
  public let layer = CALayer()

  // MARK: Interaction

  /// Whether the view and its subviews get touches. `true` by default.
  open var isUserInteractionEnabled = true

  /// Whether the view gets a second finger while it has one. `false` by default.
  open var isMultipleTouchEnabled = false

  /// The recognizers that watch the view's touches.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { adoptGestureRecognizers(replacing: oldValue) }
  }

  /// Lets a recognizer watch the view's touches; takes it off the view it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a recognizer off.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
  }

  /// Whether a recognizer on this view that has seen its gesture may begin; `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The view's controller, or else the superview.
  open override var next: UIResponder? { viewController ?? parent }

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { parent }

  /// The views that this one holds, the one in front last.
  open var subviews: [UIView] { children }

  /// The window that the view is in.
  open var window: UIWindow? { parent?.window }

  /// Puts a view in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Puts a view at a place among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts a view right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The superview has changed.
  open func didMoveToSuperview() {}

  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The window has changed.
  open func didMoveToWindow() {}

  // MARK: Layout and display

  /// Asks for a layout in the next layout pass.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out at once what is due, from the farthest superview in a row that needs it.
  open func layoutIfNeeded() { layOutFromTop() }

  /// Places the subviews. Call super; never call it yourself.
  open func layoutSubviews() {}

  /// Asks for drawing in the next display pass.
  open func setNeedsDisplay() { markForDisplay() }

  /// Asks for drawing of a part; all of the view is drawn, as there is no picture to keep.
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay() }

  /// Draws the view's own content into the current context.
  open func draw(_ rect: CGRect) {}

  /// The parts of the view's edges that bars and the shape of the screen cover.
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  /// The safe area changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: For this package

  /// Something of the geometry is about to be set, also to an equal value.
  package func geometryWillSet(_ new: ViewGeometry) {}

  /// Something of the geometry was set, also to an equal value; autoresizing is done.
  package func geometryDidSet(_ property: ViewGeometry.Property, from old: ViewGeometry) {}

  /// How far the content of a scrolling view has gone under a bar at the top; `nil` for a view that does not scroll.
  package var distanceUnderTopBar: CGFloat? { nil }

  /// How long a finger in one of the subviews is kept from it, while it may still become a scroll.
  package var contentTouchDelay: TimeInterval { 0 }

  /// A wheel or touchpad scrolled over the view or a subview that did not care.
  ///
  /// - Returns: Whether this view takes it; otherwise the superview is asked.
  package func scrollWheel(by delta: CGPoint, phase: ScrollPhase, at point: CGPoint) -> Bool {
    false
  }

  /// The picture of a view whose picture depends on time, in place of what `draw(_:)` drew.
  package func liveDisplayList(at time: TimeInterval) -> DisplayList? { nil }
}
