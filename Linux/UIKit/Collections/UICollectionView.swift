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
      if let backgroundView { insertBackground(backgroundView) }
      setNeedsLayout()
    }
  }

  /// Whether the user can select items; `true` by default.
  open var allowsSelection = true

  /// Whether there are drop placeholders or a reordering has not ended. There are neither here, so
  /// it is `false`, unless `uncommitted` in `UIKitAnswers` includes reloaded data that has not been
  /// laid out.
  open var hasUncommittedUpdates: Bool { answers.uncommitted == .includesReload && needsReload }

  // MARK: Internal state

  weak var collectionDelegate: (any UICollectionViewDelegate)?
  var storedCollectionViewLayout: UICollectionViewLayout

  /// The number of items in each section; `nil` until loaded from the data source.
  var counts: [Int]?
  var needsReload = false
  var visibleViews: [CollectionElement: UICollectionReusableView] = [:]
  /// The scroll views of the sections that scroll sideways.
  var sidewaysViews: [Int: SidewaysSectionView] = [:]
  var selection: IndexPath?
  var highlightedPath: IndexPath?
  var reuse = CollectionReuse()
  var pendingUpdates: [CollectionUpdate] = []
  var openUpdateCount = 0

  /// The layout attributes before the updates that are being animated.
  var attributesBeforeUpdates: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

  /// Whether horizontal coordinates currently run from right to left.
  var isFlipped = false

  /// Whether the views are being laid out in the state after a batch of updates.
  var isInTransition = false
  /// Whether new views are animated, because an animation block has moved the content.
  var animatesNewViews = false
  /// The views that stay until the animation that moves them out of view ends.
  var leavingViews = LeavingViews<CollectionElement, UICollectionReusableView>()

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

  /// Reloads all data in the next layout pass. The counts are new at once.
  open func reloadData() {
    needsReload = true
    counts = nil
    storedCollectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  // MARK: Queries

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts?.count ?? 0 }
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts?[section] ?? 0 }
  /// Returns the cell of an item; `nil` if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleViews[CollectionElement(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }
  /// Returns the index path of a cell; `nil` if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleViews.first { $0.value === cell }?.key.indexPath
  }
  /// The cells of the visible items, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    visibleViews.values.compactMap { $0 as? UICollectionViewCell }
  }
  /// The index paths of the visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    visibleViews.keys.filter { $0.kind == nil }.map(\.indexPath)
  }
  /// Returns a supplementary view; `nil` if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    visibleViews[CollectionElement(kind: elementKind, indexPath: indexPath)]
  }
  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleViews.filter { $0.key.kind == elementKind }.map(\.value)
  }
  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadedLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Returns the item at a point in content coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  // MARK: Scrolling and selection

  /// Scrolls until an item is at a position in the visible area. With an empty `scrollPosition`,
  /// scrolls only as far as needed to make the item visible.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(toItem: indexPath, at: scrollPosition, animated: animated) }
  /// The index path of the selected item, if there is one; never `nil`.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.map { [$0] } ?? [] }
  /// Selects an item; `nil` deselects the selected one. Does not call the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }
  /// Deselects an item. Does not call the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Cells

  /// Registers the class of new cells for an identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }
  /// Registers the class of new supplementary views for a kind and an identifier; `nil` removes the
  /// registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registerViews(viewClass, elementKind, identifier) }
  /// Returns a reused cell, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }
  /// Returns a reused supplementary view, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueView(elementKind, identifier, for: indexPath) }

  // MARK: Updates

  /// Inserts items that have been added to the data source.
  open func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map(CollectionUpdate.insertItem))
  }
  /// Deletes items that have been removed from the data source.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map(CollectionUpdate.deleteItem))
  }
  /// Reloads the cells of items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map(CollectionUpdate.reloadItem))
  }
  /// Moves an item that has been moved in the data source.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, to: newIndexPath)])
  }
  /// Inserts sections that have been added to the data source.
  open func insertSections(_ sections: IndexSet) {
    update(sections.map(CollectionUpdate.insertSection))
  }
  /// Deletes sections that have been removed from the data source.
  open func deleteSections(_ sections: IndexSet) {
    update(sections.map(CollectionUpdate.deleteSection))
  }
  /// Reloads all elements of sections.
  open func reloadSections(_ sections: IndexSet) {
    update(sections.map(CollectionUpdate.reloadSection))
  }
  /// Moves a section that has been moved in the data source.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }
  /// Animates several insertions, deletions, reloads and moves together.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls the methods that insert, delete, reload and move.
  ///   - completion: Called after the animation; asynchronously if nothing is animated.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion)
  }

  /// Lays out the visible views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    reportLayoutOutsideWindow(hasData: dataSource != nil)
    if takesPostponedSize() { updateContentSize(evenIfEqual: true) }
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
    if property == .bounds, AnimationBatch.current != nil, bounds.origin != old.bounds.origin {
      moveInAnimation()
    }
    if property == .bounds { followEdges() }
  }

  private var boundsChangeInvalidatesLayout = false

  /// Invalidates a flow layout whose line length depends on the inset.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    (storedCollectionViewLayout as? UICollectionViewFlowLayout)?.insetDidChange()
    (storedCollectionViewLayout as? UICollectionViewCompositionalLayout)?.insetDidChange()
    setNeedsLayout()
    followEdges()
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
