public import Foundation

/// A layout that fills lines with items and gives each section an optional header and footer.
///
/// If the content scrolls vertically, the items of a line begin at the right in a right-to-left
/// interface. If it scrolls horizontally, the first line is always at the left, unless
/// `flipsHorizontallyInOppositeLayoutDirection` is overridden. Self-sizing items are not supported.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The minimum spacing between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumLineSpacing { invalidateLayout() } }
  }

  /// The minimum spacing between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
  }

  /// The size of items; 50 by 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if oldValue != itemSize { invalidateLayout() } }
  }

  /// The axis along which the content scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if oldValue != scrollDirection { invalidateLayout() } }
  }

  /// The size of headers; `.zero` by default, which means no header. Only the component along the
  /// scroll direction is used.
  open var headerReferenceSize = CGSize.zero {
    didSet { if oldValue != headerReferenceSize { invalidateLayout() } }
  }

  /// The size of footers; `.zero` by default, which means no footer. Only the component along the
  /// scroll direction is used.
  open var footerReferenceSize = CGSize.zero {
    didSet { if oldValue != footerReferenceSize { invalidateLayout() } }
  }

  /// The inset of a section's items; `.zero` by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if oldValue != sectionInset { invalidateLayout() } }
  }

  /// Whether a header stays at the start of the visible area while its section is visible; `false`
  /// by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
  }

  /// Whether a footer stays at the end of the visible area while its section is visible; `false` by
  /// default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
  }

  /// The frames of all elements; `nil` while the layout is invalid.
  private(set) var geometry: FlowGeometry?

  /// Creates a layout with the default sizes.
  public override init() { super.init() }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Computes the frames of all elements if the layout is invalid.
  open override func prepare() {
    super.prepare()
    guard geometry == nil, let collectionView else { return }
    geometry = FlowGeometry(
      axis: axis, crossLength: crossLength(of: collectionView),
      pixel: 1 / max(collectionView.traitCollection.displayScale, 1),
      sections: measure(collectionView))
  }

  /// Invalidates all frames. They are computed again in the next layout pass.
  open override func invalidateLayout() {
    geometry = nil
    super.invalidateLayout()
  }

  /// Returns `true` if headers or footers are pinned, or if the length of lines changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let collectionView else { return false }
    return axis.cross(newBounds.size) != axis.cross(collectionView.bounds.size)
  }

  override func boundsDidChange(from old: CGRect) {
    guard let collectionView else { return }
    if axis.cross(old.size) != axis.cross(collectionView.bounds.size) {
      invalidateLayout()
    } else {
      // Only pinned views move, and every layout pass places them.
      collectionView.setNeedsLayout()
    }
  }

  /// Invalidates the layout if the new adjusted content inset changes the length of lines.
  func insetDidChange() {
    guard let geometry, let collectionView else { return }
    if geometry.crossLength != crossLength(of: collectionView) { invalidateLayout() }
  }

  /// The size of the content. Along the scroll direction, it is the total length of the sections.
  /// In the other direction, it is the size of the collection view inside its adjusted content
  /// inset.
  open override var collectionViewContentSize: CGSize { geometry?.size ?? .zero }

  /// Returns the attributes of the elements that intersect a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

  /// Returns the attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementary(elementKind, section: indexPath.section)
  }
}

extension UICollectionView {
  /// The axis along which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical.
    case vertical = 0
    /// Horizontal.
    case horizontal = 1
  }

  /// The kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
