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

  /// Creates a layout.
  public override init() { super.init() }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Attributes

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

  // MARK: Direction

  /// The layout direction for which the layout is written; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view flips its horizontal coordinates if the interface's layout
  /// direction differs from `developmentLayoutDirection`; `false` by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
