public import Foundation

/// Where one element of a collection view is, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Which element it is.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Whether it is an item or a view beside the items.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a view beside the items; nil for an item.
  open private(set) var representedElementKind: String?

  /// The middle.
  open var center = CGPoint.zero

  /// The size, without the transform.
  open var size = CGSize.zero

  /// The transform about the middle.
  open var transform = CGAffineTransform.identity

  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Which elements it is in front of: those with a smaller number.
  open var zIndex = 0

  /// Whether the element is left out.
  open var isHidden = false

  /// The rectangle around the element; setting it places one that is not transformed.
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

  /// The element's own rectangle; its origin is 0.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Makes attributes of the first item; a layout makes them for an element.
  public required override init() { super.init() }

  /// Makes the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a view of a kind beside the items.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of this very class, of an item or of a view of a kind.
  static func make(kind: String? = nil, at indexPath: IndexPath) -> Self {
    let attributes = Self()
    attributes.indexPath = indexPath
    attributes.representedElementCategory = kind == nil ? .cell : .supplementaryView
    attributes.representedElementKind = kind
    return attributes
  }

  /// A copy; a subclass with properties of its own calls super and copies them.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// The element.
  var key: CollectionElement {
    CollectionElement(kind: representedElementKind, indexPath: indexPath)
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = Self.make(kind: representedElementKind, at: indexPath)
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}

/// An item, or a view of a kind beside the items.
struct CollectionElement: Hashable {
  /// The kind; nil for an item.
  let kind: String?
  let indexPath: IndexPath
}

extension UICollectionView {
  /// What an element of a collection is.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A view beside the items, such as a header.
    case supplementaryView = 1
  }
}
