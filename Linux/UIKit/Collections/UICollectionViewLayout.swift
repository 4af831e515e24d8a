public import Foundation

/// An abstract layout of a collection view. See `UICollectionViewFlowLayout` for a concrete one.
///
/// A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)` and the
/// methods for individual elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether `prepare()` has been called since the layout was invalidated.
  var isPrepared = false

  /// The updates that are being animated.
  private var updates: [UICollectionViewUpdateItem] = []

  /// Creates a layout.
  public override init() { super.init() }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Attributes

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The size of the content; `.zero` unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Called before the layout is queried for the first time after it was invalidated.
  open func prepare() {}

  /// Returns the attributes of the elements that intersect a rectangle; `nil` unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item; `nil` unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; `nil` unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Changes

  /// Invalidates the layout. It is prepared again in the next layout pass.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Returns whether new bounds, from scrolling or resizing, invalidate the layout; `false` by
  /// default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Called when the bounds have changed, if `shouldInvalidateLayout(forBoundsChange:)` returned
  /// `true`.
  func boundsDidChange(from old: CGRect) { invalidateLayout() }

  /// Returns the content offset at which scrolling ends after the user lifts the finger; the
  /// proposed offset by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a batch of updates; the proposed offset by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called before updates are animated. `prepare()` has already been called for the new state.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation block of the updates.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes from which an appearing item is animated. By default, an inserted item
  /// fades in at its final position. With `nil`, the item appears without animation.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.contains(where: { $0.inserts(itemIndexPath) }) else { return nil }
    return Self.faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns the attributes to which a disappearing item is animated. By default, a deleted item
  /// fades out at its old position. With `nil`, the item disappears without animation.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard updates.contains(where: { $0.deletes(itemIndexPath) }) else { return nil }
    return Self.faded(
      collectionView?.attributesBeforeUpdates[
        CollectionElement(kind: nil, indexPath: itemIndexPath)])
  }

  // MARK: Direction

  /// The layout direction for which the layout is written; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view flips its horizontal coordinates if the interface's layout
  /// direction differs from `developmentLayoutDirection`; `false` by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Calls from the collection view

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
