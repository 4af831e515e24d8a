public import Foundation

/// A rectangular area that draws content, contains subviews and handles touches.
@preconcurrency @MainActor open class UIView: UIResponder {
  var geometry = ViewGeometry()
  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  weak var viewController: UIViewController?
  weak var originObserver: UINavigationController?
  var storedTintColor: UIColor?
  var storedAlpha: CGFloat = 1
  var storedTraitCollection: UITraitCollection?
  var storedSafeAreaInsets = UIEdgeInsets.zero
  var needsLayout = true
  var subtreeNeedsLayout = true
  var needsDisplay = true
  var subtreeNeedsDisplay = true
  var animations = ViewAnimations()
  var layoutState: LayoutState?
  var subtreeNeedsConstraintUpdate = false

  /// The drawing commands recorded by the last call of `draw(_:)`.
  package internal(set) var displayList: DisplayList?

  /// The bounds at the last call of `draw(_:)`; `contentMode` fits the content to other bounds.
  package internal(set) var displayedBounds = CGRect.zero

  /// Safe area insets that replace the computed ones.
  package var scriptedSafeAreaInsets: UIEdgeInsets? {
    didSet { updateSafeArea() }
  }

  /// Creates a view with a frame in the superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    layer.view = self
    setInitialFrame(frame)
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from an archive. There are only empty archives: see `EmptyArchive`. For other
  /// coders, returns `nil`.
  public required init?(coder: NSCoder) {
    guard coder is EmptyArchive else { return nil }
    super.init()
    layer.view = self
  }

  /// Detaches the subviews and notifies them, as UIKit does.
  deinit { Self.detachSubviews(storedSubviews, ofWindow: self is UIWindow) }

  // MARK: Geometry

  /// The frame in the superview's coordinates, derived from center, bounds and transform.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }
  /// The bounds rectangle, in the view's own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }
  /// The center of the view, in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }
  /// The transform, applied about the view's center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setTransform(newValue) }
  }
  /// Whether subviews resize by their autoresizing masks when the bounds change. `true` by default.
  open var autoresizesSubviews = true
  /// The parts of the frame that adapt when the superview's size changes. Empty by default.
  open var autoresizingMask: AutoresizingMask = []
  /// The size that best fits a given size. The default implementation returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits best.
  open func sizeToFit() {
    setBounds(CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size)))
  }
  /// The natural size of the content. Without an intrinsic size by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Whether a point in the view's coordinates is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest, frontmost view that contains a point and accepts touches. It may be this view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  // MARK: Appearance

  /// The background color. `nil`, transparent, by default.
  open var backgroundColor: UIColor? {
    didSet { recordBackgroundColor(from: oldValue) }
  }
  /// The opacity of the view and its subviews, from 0 to 1. 1 by default.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }
  /// Whether the view and its subviews are hidden. `false` by default.
  open var isHidden = false {
    didSet { if oldValue != isHidden { (storedSuperview as? UIStackView)?.arrangementDidChange() } }
  }
  /// Whether the view fills its bounds with opaque content. `true` by default.
  open var isOpaque = true

  /// Whether subviews are clipped to the bounds. `false` by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// How content is fitted when the view's size changes. `scaleToFill` by default.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if oldValue != contentMode { setNeedsDisplay() } }
  }
  /// The color of interactive elements. If not set, or set to `nil`, the superview's color is used.
  open var tintColor: UIColor! {
    get { storedTintColor ?? storedSuperview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      propagateTintColor()
    }
  }
  /// Called after the tint color changes, whether it is set on this view or inherited.
  open func tintColorDidChange() {}
  /// An integer that identifies the view in the app.
  open var tag = 0

  /// How the view's layout direction depends on the interface. `unspecified` by default.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if oldValue != semanticContentAttribute { layoutDirectionDidChange() } }
  }
  /// The light or dark appearance of the view and its subviews. Inherited if `unspecified`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { propagateTraits() } }
  }
  /// The traits that apply to the view.
  open var traitCollection: UITraitCollection { resolvedTraits() }
  /// Called after the traits change. `previousTraitCollection` contains the former traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The layer that styles the view's edge.
  public let layer = CALayer()

  // MARK: Interaction

  /// Whether the view and its subviews receive touches. `true` by default.
  open var isUserInteractionEnabled = true
  /// Whether the view receives further touches while it tracks one. `false` by default.
  open var isMultipleTouchEnabled = false

  /// The gesture recognizers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { attachGestureRecognizers(replacing: oldValue) }
  }
  /// Attaches a gesture recognizer, detaching it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Detaches a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Whether a recognizer of this view that detected its gesture may begin. `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The view's controller, or the superview if it has none.
  open override var next: UIResponder? { viewController ?? storedSuperview }

  /// The superview, or `nil` if the view has none.
  open var superview: UIView? { storedSuperview }
  /// The subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window that contains the view, or `nil` if there is none.
  open var window: UIWindow? { storedSuperview?.window }
  /// Adds a view in front of the other subviews, removing it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
  /// Inserts a view at an index among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Inserts a view directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  /// Removes the view from its superview.
  open func removeFromSuperview() { detachFromSuperview() }
  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count - 1) }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Called after a subview is added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changes.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changes.
  open func didMoveToWindow() {}

  // MARK: Layout and display

  /// Requests layout in the next layout pass.
  open func setNeedsLayout() { markForLayout() }
  /// Lays out immediately, beginning with the topmost of the consecutive ancestors that need it.
  open func layoutIfNeeded() { layOutFromTop() }
  /// Lays out the subviews. Overrides call `super`; apps do not call this method directly.
  open func layoutSubviews() { if layoutState != nil { placeConstrainedSubviews() } }

  /// Returns the size that fits the target size best, as far as the constraints allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  /// Returns the size that fits the target size best, as far as the constraints allow. Each axis of
  /// the target size has a priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// Requests drawing in the next display pass.
  open func setNeedsDisplay() { markForDisplay() }
  /// Requests drawing of a part. The whole view is redrawn.
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay() }
  /// Draws the view's content into the current context.
  open func draw(_ rect: CGRect) {}
  /// The insets, in points, of the area that neither bars nor the screen's shape cover.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
  /// Called after the safe area insets change.
  open func safeAreaInsetsDidChange() {}

  // MARK: Constraints

  /// Whether the autoresizing mask determines the frame. `true` by default. Set it to `false` before
  /// adding constraints for the view's position or size.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesAutoresizingMask ?? true }
    set { setTranslatesAutoresizingMask(newValue) }
  }
  /// Whether views of the class need `updateConstraints()`, even without constraints yet.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the constraints before layout. Overrides call `super` last.
  open func updateConstraints() {}
  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
  /// Updates the constraints of the view and its subviews if needed.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }
  /// Requests layout after the intrinsic size changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  /// The insets of the alignment rectangle in the frame, in points. Zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle, to which constraints refer, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    outset(alignmentRect, by: alignmentRectInsets)
  }
  /// The subview, or this view, whose first baseline constraints use.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The subview, or this view, whose last baseline constraints use.
  open var forLastBaselineLayout: UIView { self }

  /// The margins, in points, including the safe area. 8 by default, or the system's margins for the
  /// view of a controller.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set { setMargins(newValue) }
  }
  /// Called after the margins change.
  open func layoutMarginsDidChange() {}

  // MARK: Package hooks

  /// The margins, without the safe area, until others are set.
  var standardMargins: UIEdgeInsets { defaultMargins }

  /// Called before the geometry is set, even to an equal value.
  package func geometryWillSet(_ new: ViewGeometry) {}

  /// Called after the geometry is set, even to an equal value, and subviews are autoresized.
  package func geometryDidSet(_ property: ViewGeometry.Property, from old: ViewGeometry) {}

  /// The content at a time, if it depends on time. It replaces the content drawn by `draw(_:)`.
  package func liveDisplayList(at time: TimeInterval) -> DisplayList? { nil }
}
