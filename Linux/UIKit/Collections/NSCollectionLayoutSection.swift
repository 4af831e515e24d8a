public import Foundation

/// The width or height of an item or a group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  private enum Kind {
    case fractionOfWidth, fractionOfHeight, points
  }

  private let kind: Kind
  /// The fraction, or the length in points.
  private let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
  }

  /// A fraction of the width of the container.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
  }

  /// A fraction of the height of the container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, absoluteDimension)
  }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionOfWidth: dimension * container.width
    case .fractionOfHeight: dimension * container.height
    case .points: dimension
    }
  }
}

/// The size of an item or a group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// An item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  open private(set) var layoutSize: NSCollectionLayoutSize

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items of a compositional layout in a row or a column.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items, which are repeated while the group has space for them.
  open private(set) var subitems: [NSCollectionLayoutItem]
  private let isHorizontal: Bool

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool
  ) {
    (self.subitems, self.isHorizontal) = (subitems, isHorizontal)
    super.init(layoutSize: layoutSize)
  }

  /// Creates a row of items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true)
  }

  /// Creates a column of items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }

  /// Returns the frames of the items in a group with a size; at least one if there are subitems.
  func frames(in size: CGSize) -> [CGRect] {
    let length = isHorizontal ? size.width : size.height
    var frames: [CGRect] = []
    var position: CGFloat = 0
    while let subitem = subitems.isEmpty ? nil : subitems[frames.count % subitems.count] {
      let itemSize = subitem.layoutSize.size(in: size)
      let itemLength = isHorizontal ? itemSize.width : itemSize.height
      if !frames.isEmpty && (itemLength <= 0 || position + itemLength > length + 0.001) { break }
      frames.append(
        CGRect(
          origin: CGPoint(x: isHorizontal ? position : 0, y: isHorizontal ? 0 : position),
          size: itemSize))
      position += itemLength
    }
    return frames
  }
}

/// A section of a compositional layout: groups that follow one another.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  /// The distance between groups, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0

  /// Whether and how the section scrolls sideways; `none` by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// How a section of a compositional layout scrolls sideways.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not.
  case none = 0
  /// It scrolls to any position.
  case continuous = 1
}
