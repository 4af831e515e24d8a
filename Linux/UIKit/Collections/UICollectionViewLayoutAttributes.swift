public import Foundation

/// The position and appearance of one element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Whether the element is an item or a supplementary view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a supplementary view; `nil` for an item.
  open private(set) var representedElementKind: String?

  /// The center.
  open var center = CGPoint.zero

  /// The size, without the transform.
  open var size = CGSize.zero

  /// The transform about the center.
  open var transform = CGAffineTransform.identity

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// The order from back to front: a greater number is in front.
  open var zIndex = 0

  /// Whether the element is hidden.
  open var isHidden = false

  /// The bounding rectangle, with the transform applied. Setting it sets `center` and `size` and
  /// ignores the transform.
  open var frame: CGRect {
    get {
      CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The bounds, with an origin of zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Creates attributes of the first item.
  public override init() { super.init() }

  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// The element to which the attributes apply.
  var key: CollectionElement {
    CollectionElement(kind: representedElementKind, indexPath: indexPath)
  }
}

/// An item or a supplementary view.
struct CollectionElement: Hashable {
  /// The kind of a supplementary view; `nil` for an item.
  let kind: String?
  let indexPath: IndexPath
}

extension UICollectionView {
  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
  }
}
