public import Foundation

/// The state of a view, and the simple members of `UIView`: methods that UIKit calls, settings,
/// queries and anchors.
///
/// Swift cannot override a member that an extension declares, so this superclass keeps
/// `UIView.swift` short. Use `UIView`.
@preconcurrency @MainActor open class _UIViewHooks: _UIViewAnimations {
  var storedLayer: CALayer?
  var geometry = ViewGeometry()
  var storedSubviews: [UIView] = []
  /// The superview, which sets this to `nil` when it is deallocated. A weak reference would do the
  /// same, but slows down the reference counting of each superview.
  ///
  /// It is `nonisolated(unsafe)`, because a `deinit`, which belongs to no actor, sets it. While
  /// another thread releases the last reference to a superview, its subviews must not be used.
  nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  weak var viewController: UIViewController?
  weak var originObserver: UINavigationController?
  weak var storedWindow: UIWindow?
  var storedTintColor: UIColor?
  var storedAlpha: CGFloat = 1
  var storedTraitCollection: UITraitCollection?
  var storedSafeAreaInsets = UIEdgeInsets.zero
  /// The origins of the bounds for which the safe areas of the subviews stay the same, if known.
  var steadyOrigins: SteadyOrigins?
  var needsLayout = true
  var subtreeNeedsLayout = true
  var needsDisplay = true
  var subtreeNeedsDisplay = true
  var storedAnimations: ViewAnimations?
  /// Whether the subviews are mirrored about the vertical axis of the bounds.
  final var mirrorsSubviews = false
  var layoutState: LayoutState?
  var subtreeNeedsConstraintUpdate = false

  /// The drawing commands recorded by the last call to `draw(_:)`.
  package internal(set) var displayList: DisplayList?

  /// The bounds at the last call to `draw(_:)`; `contentMode` fits the content to other bounds.
  package internal(set) var displayedBounds = CGRect.zero

  /// Detaches the subviews and notifies them.
  deinit {
    for subview in storedSubviews { subview.storedSuperview = nil }
    UIView.detachSubviews(storedSubviews, ofWindow: self is UIWindow)
  }

  // MARK: Hierarchy and constraints

  /// The superview, or `nil` if the view has none.
  open var superview: UIView? { storedSuperview }
  /// The subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The active constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { layoutState?.held ?? [] }
  /// Returns the priority with which the view avoids being larger than its content. 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }
  /// Returns the priority with which the view avoids being smaller than its content. 750 by
  /// default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState?.resistance[axis] ?? .defaultHigh }
  /// Whether `updateConstraints()` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { layoutState?.needsConstraintUpdate ?? false }
  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  // MARK: Settings

  /// Whether the autoresizing masks of subviews apply when the bounds change. `true` by default.
  open var autoresizesSubviews = true
  /// The parts of the frame that adapt when the superview's size changes. Empty by default.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether the view fills its bounds with opaque content. `true` by default.
  open var isOpaque = true
  /// An identifier for tests. It is neither displayed nor spoken. `nil` by default.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { changeAccessibility(unless: newValue == nil) { $0.identifier = newValue } }
  }
  /// An integer that identifies the view in the app.
  open var tag = 0
  /// Whether the view and its subviews receive touches. `true` by default.
  open var isUserInteractionEnabled = true
  /// Whether the view receives further touches while it tracks one. `false` by default.
  open var isMultipleTouchEnabled = false
  /// The natural size of the content. `noIntrinsicMetric` in both axes by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Whether `updateConstraints()` is called even for views without constraints. `false` by
  /// default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the constraints before layout. Overrides call `super` last.
  open func updateConstraints() {}

  // MARK: Layout direction

  /// The layout direction for a semantic content attribute, relative to the direction of the
  /// interface.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Methods that UIKit calls

  /// Called after the tint color changes, whether it is set on this view or inherited.
  open func tintColorDidChange() {}
  /// Called after the traits change. `previousTraitCollection` contains the former traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Whether a recognizer of this view that detected its gesture may begin. `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
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
  /// Draws the view's content into the current context.
  open func draw(_ rect: CGRect) {}
  /// Called after the safe area insets change.
  open func safeAreaInsetsDidChange() {}
  /// Called after the margins change.
  open func layoutMarginsDidChange() {}

  // MARK: Anchors

  /// The edge at which text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text, or the top edge without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Package hooks

  /// Updates what the view and its descendants store about their ancestors, after a view or a
  /// controller among them was added, removed or replaced.
  func ancestorsDidChange() {
    storedWindow = storedSuperview?.window
    steadyOrigins = nil
    adjustedInsetInputDidChange()
    for subview in storedSubviews { subview.ancestorsDidChange() }
  }

  /// Called when the size, the safe area insets or the ancestors have changed, before other
  /// notifications.
  func adjustedInsetInputDidChange() {}

  /// Called before the geometry is set, even to an equal value.
  package func geometryWillSet(_ new: ViewGeometry) {}

  /// Called after the geometry is set, even to an equal value, and subviews are autoresized.
  package func geometryDidSet(_ property: ViewGeometry.Property, from old: ViewGeometry) {}

  /// The content at a time, if it depends on time. It replaces the content drawn by `draw(_:)`.
  package func liveDisplayList(at time: TimeInterval) -> DisplayList? { nil }
}
