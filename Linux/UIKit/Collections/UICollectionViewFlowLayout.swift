public import Foundation

/// Lays items out in lines, each as full as it gets, with a header and a footer for each section.
///
/// In a right-to-left interface the items of a line that scrolls vertically begin at the right. One
/// that scrolls horizontally begins at the left in any case, unless
/// `flipsHorizontallyInOppositeLayoutDirection` is overridden. Items do not size themselves.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least space between lines; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumLineSpacing { invalidateLayout() } }
  }

  /// The least space between the items of a line; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
  }

  /// The size of items; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if oldValue != itemSize { invalidateLayout() } }
  }

  /// Along which axis one scrolls; the vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if oldValue != scrollDirection { invalidateLayout() } }
  }

  /// How much room headers take; none by default. Only the length along the scroll direction counts.
  open var headerReferenceSize = CGSize.zero {
    didSet { if oldValue != headerReferenceSize { invalidateLayout() } }
  }

  /// How much room footers take; none by default. Only the length along the scroll direction counts.
  open var footerReferenceSize = CGSize.zero {
    didSet { if oldValue != footerReferenceSize { invalidateLayout() } }
  }

  /// What the items of a section keep from its edges; nothing by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if oldValue != sectionInset { invalidateLayout() } }
  }

  /// From where the section inset counts; from the content inset by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if oldValue != sectionInsetReference { invalidateLayout() } }
  }

  /// Whether headers stay at the visible start while their section is there; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
  }

  /// Whether footers stay at the visible end while their section is there; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
  }

  /// Where everything is; nil until it is asked for, and again when that may be wrong.
  private(set) var geometry: FlowGeometry?

  /// Makes a layout with the default sizes.
  public override init() { super.init() }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Asks for all sizes, if they are not known.
  open override func prepare() {
    super.prepare()
    guard geometry == nil, let collectionView else { return }
    geometry = FlowGeometry(
      axis: axis, crossLength: crossLength(of: collectionView),
      pixel: 1 / max(collectionView.traitCollection.displayScale, 1),
      sections: measure(collectionView))
  }

  /// Asks for all sizes anew in the next layout pass.
  open override func invalidateLayout() {
    geometry = nil
    super.invalidateLayout()
  }

  /// What is pinned moves with the bounds, and lines are as long as the bounds are wide.
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
      // Only what is pinned moves, and that is placed in every layout pass.
      collectionView.setNeedsLayout()
    }
  }

  /// The adjusted content inset has changed: lines may be longer or shorter now.
  func insetDidChange() {
    guard let geometry, let collectionView else { return }
    if geometry.crossLength != crossLength(of: collectionView) { invalidateLayout() }
  }

  /// As long as all sections, and as wide as the view between its insets.
  open override var collectionViewContentSize: CGSize { geometry?.size ?? .zero }

  /// The elements that overlap a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Where an item is.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

  /// Where a header or footer is.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementary(elementKind, section: indexPath.section)
  }
}

extension UICollectionViewFlowLayout {
  /// From where the insets of sections count.
  public enum SectionInsetReference: Int, Sendable {
    /// From the adjusted content inset.
    case fromContentInset = 0
    /// From the safe area, also where the content inset does not have it.
    case fromSafeArea = 1
  }
}

extension UICollectionView {
  /// Along which axis a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// The kind of the view before the items of a section.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of the view after the items of a section.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
