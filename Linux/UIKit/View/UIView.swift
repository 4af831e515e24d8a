public import Foundation

/// A rectangular area that draws content, contains subviews and handles touches.
@preconcurrency @MainActor open class UIView: _UIViewHooks {
  /// Safe area insets that replace the computed ones.
  package var scriptedSafeAreaInsets: UIEdgeInsets? {
    didSet {
      storedSuperview?.steadyOrigins = nil
      updateSafeArea()
    }
  }
  /// Safe area insets that do not depend on the superview, or `nil` if they depend on it.
  var fixedSafeAreaInsets: UIEdgeInsets? { scriptedSafeAreaInsets }

  /// Creates a view with a frame in the superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    setInitialFrame(frame)
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view from an archive. There are only empty archives: see `EmptyArchive`. For other
  /// coders, returns `nil`.
  public required init?(coder: NSCoder) {
    guard coder is EmptyArchive else { return nil }
    super.init()
  }

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
  /// The size that best fits a given size. The default implementation returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits best.
  open func sizeToFit() {
    setBounds(CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size)))
  }
  /// Converts a point to another view's coordinates, or to the window's if `view` is `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Converts a point from another view's coordinates, or from the window's if `view` is `nil`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }
  /// Converts a rectangle to another view's coordinates, or to the window's if `view` is `nil`. The
  /// result is the bounding box of the converted corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// Converts a rectangle from another view's coordinates, or from the window's if `view` is `nil`.
  /// The result is the bounding box of the converted corners.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? rootView).convert(rect, to: self)
  }
  /// Whether a point in the view's coordinates is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest, frontmost view that contains a point and accepts touches. It may be this view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  // MARK: Appearance

  /// The background color. If `nil`, the default, the view has no background.
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
    didSet { if oldValue != isHidden { hiddenDidChange() } }
  }
  /// Whether subviews are clipped to the bounds. `false` by default.
  open var clipsToBounds: Bool {
    get { styledLayer.masksToBounds }
    set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
  }
  /// A view that masks this view and its subviews: their alpha at each point is multiplied by that
  /// of the mask. The mask's frame is in this view's coordinates, and it has no superview. `nil` by
  /// default.
  open var mask: UIView?
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
  /// The layer that styles the view's edge.
  open var layer: CALayer { ownLayer() }
  /// The layout direction of the view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  // MARK: Interaction

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
  /// The view's controller, or the superview if it has none.
  open override var next: UIResponder? { viewController ?? storedSuperview }

  // MARK: Hierarchy

  /// The window that contains the view, or `nil` if there is none.
  open var window: UIWindow? { storedWindow }
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
  /// Swaps the positions of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    storedSubviews.swapAt(index1, index2)
  }
  /// Whether this view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { isBelow(view) }
  /// The first view with a tag, searching this view and then its descendants, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
  /// If the view or a descendant is the first responder, makes it resign.
  ///
  /// - Parameter force: Whether it stops being the first responder even if it refuses.
  /// - Returns: `false` if the view or a descendant is still the first responder.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

  // MARK: Layout and display

  /// Requests layout in the next layout pass.
  open func setNeedsLayout() { markForLayout() }
  /// Lays out the subtree immediately. If the superview needs layout as well, begins there or
  /// higher.
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
  /// The insets, in points, of the area that bars and the device's sensors do not cover.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
  // MARK: Constraints

  /// Adds a constraint between views or guides in this view. `NSLayoutConstraint.activate(_:)`
  /// finds this view itself.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }
  /// Adds constraints between views or guides in this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.hold(in: self) }
  }
  /// Removes a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }
  /// Removes constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// Sets the priority with which the view avoids being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(priority, \.hugging, axis) }
  /// Sets the priority with which the view avoids being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(priority, \.resistance, axis) }

  /// Whether the autoresizing mask determines the frame. `true` by default. Set it to `false`
  /// before adding constraints for the view's position or size.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesAutoresizingMask ?? true }
    set { setTranslatesAutoresizingMask(newValue) }
  }
  /// Requests a call to `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }
  /// Updates the constraints of the view and its subviews if needed.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }
  /// Requests layout after the intrinsic size changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  /// The view, this one or a subview, that provides the first baseline for constraints.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view, this one or a subview, that provides the last baseline for constraints.
  open var forLastBaselineLayout: UIView { self }

  /// Whether Smart Invert leaves the colors of the view as they are, for example those of a photo.
  /// The setting itself does not exist here. `false` by default.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityValues?.ignoresInvertColors ?? false }
    set { changeAccessibility(unless: !newValue) { $0.ignoresInvertColors = newValue } }
  }

  /// The margins, in points, including the safe area. 8 by default, or the system's margins for the
  /// view of a controller.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set { setMargins(newValue) }
  }
  /// The margins, relative to the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { currentDirectionalMargins }
    set { changeMargins { $0.own = .directional(newValue) } }
  }
  /// Whether the margins of the superview apply where they reach into the view. `false` by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layoutState?.margins.preservesSuperviewMargins ?? false }
    set { changeMargins { $0.preservesSuperviewMargins = newValue } }
  }
  /// Whether the safe area is added to the margins. `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState?.margins.includesSafeArea ?? true }
    set { changeMargins { $0.includesSafeArea = newValue } }
  }
  /// The area that bars and the device's sensors do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The area inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// Adds a guide, removing it from its former view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { insertGuide(layoutGuide) }
  /// Removes a guide and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detachGuide(layoutGuide) }

  /// The margins, without the safe area, until others are set.
  var standardMargins: UIEdgeInsets { defaultMargins }

  /// The part of the safe area that is added to the margins.
  var safeAreaOfMargins: UIEdgeInsets { safeAreaInsets }
}
