public import Foundation

/// A scroll view that shows items in cells, arranged by a layout. Only visible items have cells.
///
/// The view asks the data source for the counts when they are first needed, and again in the layout
/// pass after `reloadData()`.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The object that provides the counts, the cells and the supplementary views. Setting another
  /// one reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  /// The delegate. A `UICollectionViewDelegate` also receives the events of items.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      storedCollectionViewLayout.invalidateLayout()
    }
  }

  /// The layout that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedCollectionViewLayout }
    set { replaceLayout(by: newValue, animated: false, completion: nil) }
  }

  /// The view behind the items, which does not scroll; `nil` by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether the user can select items; `true` by default.
  open var allowsSelection = true

  /// Whether several items can be selected at once; `false` by default.
  open var allowsMultipleSelection = false

  /// Whether a batch update is open or reloaded data has not been laid out yet.
  open var hasUncommittedUpdates: Bool { openUpdateCount > 0 || needsReload }

  // MARK: Internal state

  weak var collectionDelegate: (any UICollectionViewDelegate)?
  var storedCollectionViewLayout: UICollectionViewLayout

  /// The number of items in each section; `nil` until loaded from the data source.
  var counts: [Int]?
  var needsReload = false
  var visibleViews: [CollectionElement: UICollectionReusableView] = [:]
  var selection: Set<IndexPath> = []
  var highlightedPath: IndexPath?
  var reuse = CollectionReuse()
  var pendingUpdates: [UICollectionViewUpdateItem] = []
  var openUpdateCount = 0

  /// The layout attributes before the updates that are being animated.
  var attributesBeforeUpdates: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

  /// Whether horizontal coordinates currently run from right to left.
  var isFlipped = false

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedCollectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.collectionView = self
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Replaces the layout, optionally animating the items to their new positions.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(by: layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, optionally animating the items to their new positions.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether to animate; ignored outside a window.
  ///   - completion: Called after the animation; asynchronously if nothing is animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(by: layout, animated: animated, completion: completion)
  }

  /// Reloads all data in the next layout pass.
  open func reloadData() {
    needsReload = true
    storedCollectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Lays out the visible views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  package override func geometryWillSet(_ new: ViewGeometry) {
    super.geometryWillSet(new)
    boundsChangeInvalidatesLayout =
      new.bounds != bounds
      && storedCollectionViewLayout.shouldInvalidateLayout(forBoundsChange: new.bounds)
  }

  package override func geometryDidSet(
    _ property: ViewGeometry.Property, from old: ViewGeometry
  ) {
    let invalidatesLayout = boundsChangeInvalidatesLayout
    boundsChangeInvalidatesLayout = false
    if invalidatesLayout { storedCollectionViewLayout.boundsDidChange(from: old.bounds) }
    super.geometryDidSet(property, from: old)
  }

  private var boundsChangeInvalidatesLayout = false

  /// Invalidates a flow layout whose line length depends on the inset.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    (storedCollectionViewLayout as? UICollectionViewFlowLayout)?.insetDidChange()
    setNeedsLayout()
  }

  /// Invalidates the layout when the layout direction changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      storedCollectionViewLayout.invalidateLayout()
    }
  }

  package override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    storedCollectionViewLayout.targetContentOffset(
      forProposedContentOffset: super.proposedTarget(target, velocity: velocity),
      withScrollingVelocity: velocity)
  }
}

extension UICollectionView {
  /// The position in the visible area to which an item is scrolled, for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the positions.
    public let rawValue: UInt

    /// Creates positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the tops.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centers vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Aligns the bottoms.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// Aligns the left edges.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centers horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// Aligns the right edges.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
