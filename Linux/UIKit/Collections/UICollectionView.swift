public import Foundation

/// Shows items where a layout says, of which only the visible ones have cells.
///
/// How much there is is asked for when the view is first laid out and after `reloadData()`, by the
/// layout pass that follows.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Knows what is in the view.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  /// Hears what the view does; a `UICollectionViewDelegate` also of items.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      collectionDelegate = delegate as? any UICollectionViewDelegate
      storedCollectionViewLayout.invalidateLayout()
    }
  }

  /// Says where everything is.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedCollectionViewLayout }
    set { replaceLayout(by: newValue, animated: false, completion: nil) }
  }

  /// The view behind the items, which does not scroll; none by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether items can be selected; true by default.
  open var allowsSelection = true

  /// Whether several items can be selected at once; false by default.
  open var allowsMultipleSelection = false

  /// Whether updates or new data are not visibleViews yet.
  open var hasUncommittedUpdates: Bool { openUpdateCount > 0 || needsReload }

  // MARK: What it is made of

  weak var collectionDelegate: (any UICollectionViewDelegate)?
  var storedCollectionViewLayout: UICollectionViewLayout

  /// How many items each section has; nil until it is asked for.
  var counts: [Int]?
  var needsReload = false
  var visibleViews: [CollectionElement: UICollectionReusableView] = [:]
  var selection: Set<IndexPath> = []
  var highlightedPath: IndexPath?
  var reuse = CollectionReuse()
  var pendingUpdates: [UICollectionViewUpdateItem] = []
  var openUpdateCount = 0

  /// Where things were before the updates that are being visibleViews.
  var attributesBeforeUpdates: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

  /// Whether horizontal coordinates run from the right at the moment.
  var isFlipped = false

  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedCollectionViewLayout = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layout.collectionView = self
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Shows other layout's way of placing, at once or by moving everything there.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(by: layout, animated: animated, completion: nil)
  }

  /// Shows other layout's way of placing, at once or by moving everything there.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(by: layout, animated: animated, completion: completion)
  }

  /// Asks for everything anew in the next layout pass.
  open func reloadData() {
    needsReload = true
    storedCollectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Places what is visible.
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

  /// Lines may be longer or shorter now.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    (storedCollectionViewLayout as? UICollectionViewFlowLayout)?.insetDidChange()
    setNeedsLayout()
  }

  /// Lines may begin at the other side now.
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
  /// To which part of the view an item is scrolled, along each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit for each place.
    public let rawValue: UInt

    /// Makes positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// To the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// To the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
