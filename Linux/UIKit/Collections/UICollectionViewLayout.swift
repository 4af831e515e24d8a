public import Foundation

/// Says where the elements of a collection view are. Abstract: see `UICollectionViewFlowLayout`.
///
/// A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)` and the
/// methods for single elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that is laid out.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether `prepare()` has been called since something changed.
  var isPrepared = false

  /// The updates that are being visibleViews.
  private var updates: [UICollectionViewUpdateItem] = []

  /// Makes a layout.
  public override init() { super.init() }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  // MARK: What is where

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The size of all there is; a subclass overrides it.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called before anything is asked, when something has changed.
  open func prepare() {}

  /// The elements that overlap a rectangle; a subclass overrides it.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where an item is; a subclass overrides it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a view beside the items is; a subclass that has such views overrides it.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Changes

  /// Has everything laid out anew in the next layout pass.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Whether scrolling or a new size changes where things are; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The bounds have changed, and the layout has said that this concerns it.
  func boundsDidChange(from old: CGRect) { invalidateLayout() }

  /// Where the content rests that was let go of; where it would anyway by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is after updates; where it was by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Items are about to be inserted, deleted, moved; `prepare()` was called for what is there then.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// The updates are on their way; called inside the animation.
  open func finalizeCollectionViewUpdates() {}

  /// From where an item comes in that was inserted: by default it fades in where it is. Nil: it is
  /// there at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.contains(where: { $0.inserts(itemIndexPath) }) else { return nil }
    return Self.faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// To where an item goes that was deleted: by default it fades out where it was. Nil: it is gone at
  /// once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.contains(where: { $0.deletes(itemIndexPath) }) else { return nil }
    return Self.faded(
      collectionView?.attributesBeforeUpdates[
        CollectionElement(kind: nil, indexPath: itemIndexPath)])
  }

  // MARK: Direction

  /// For which direction the layout was written; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view flips its horizontal coordinates where the interface's direction is
  /// not the one that the layout was written for; false by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: For the collection view

  func beginUpdates(_ items: [UICollectionViewUpdateItem]) {
    updates = items
    prepare(forCollectionViewUpdates: items)
  }

  func endUpdates() {
    finalizeCollectionViewUpdates()
    updates = []
  }

  private static func faded(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
