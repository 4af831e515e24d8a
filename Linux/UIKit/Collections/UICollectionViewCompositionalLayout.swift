public import Foundation

/// A layout whose sections consist of groups of items. The sections follow one another from top to
/// bottom, and a section can scroll sideways.
///
/// Items that determine their own sizes, supplementary views and decorations are not supported.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A section that scrolls sideways.
  struct SidewaysSection {
    /// The part of the content that the section occupies.
    let frame: CGRect
    let contentWidth: CGFloat
  }

  private struct Section {
    var frame: CGRect
    var contentWidth: CGFloat
    var isSideways: Bool
    var items: [CGRect]
  }

  private let section: (Int) -> NSCollectionLayoutSection?
  private var sections: [Section] = []
  private var width: CGFloat = 0

  /// Creates a layout whose sections are all equal.
  public init(section: NSCollectionLayoutSection) {
    self.section = { _ in section }
    super.init()
  }

  /// Creates a layout that calls a closure for the layout of each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    let environment = LayoutEnvironment()
    section = { sectionProvider($0, environment) }
    super.init()
    environment.layout = self
  }

  /// Always returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The sections that scroll sideways, by their numbers.
  var sidewaysSections: [Int: SidewaysSection] {
    var found: [Int: SidewaysSection] = [:]
    for (index, section) in sections.enumerated() where section.isSideways {
      found[index] = SidewaysSection(frame: section.frame, contentWidth: section.contentWidth)
    }
    return found
  }

  /// The size of the view between its adjusted insets at the sides.
  fileprivate var containerSize: CGSize {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
  }

  /// Computes the frames of all items.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    width = containerSize.width
    sections = []
    var top: CGFloat = 0
    for index in 0..<collectionView.numberOfSections {
      guard let layout = section(index) else { continue }
      let laidOut = layOut(
        layout, count: collectionView.numberOfItems(inSection: index), from: top)
      sections.append(laidOut)
      top = laidOut.frame.maxY
    }
  }

  private func layOut(
    _ layout: NSCollectionLayoutSection, count: Int, from top: CGFloat
  ) -> Section {
    let size = layout.group.layoutSize.size(in: containerSize)
    let frames = layout.group.frames(in: size)
    let isSideways = layout.orthogonalScrollingBehavior != .none
    let groups = frames.isEmpty ? 0 : (count + frames.count - 1) / frames.count
    let spacing = layout.interGroupSpacing
    let items = (0..<(frames.isEmpty ? 0 : count)).map { item in
      let group = CGFloat(item / frames.count)
      return frames[item % frames.count].offsetBy(
        dx: isSideways ? group * (size.width + spacing) : 0,
        dy: top + (isSideways ? 0 : group * (size.height + spacing)))
    }
    let length = isSideways ? size.width : size.height
    let total = max(CGFloat(groups) * (length + spacing) - spacing, 0)
    return Section(
      frame: CGRect(
        x: 0, y: top, width: width, height: isSideways ? groups > 0 ? size.height : 0 : total),
      contentWidth: isSideways ? total : width, isSideways: isSideways, items: items)
  }

  /// The width between the insets, and the total height of the sections.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: sections.last?.frame.maxY ?? 0)
  }

  /// Returns the attributes of the items that intersect a rectangle. For a section that scrolls
  /// sideways, returns those of all its items.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    sections.indices.filter { sections[$0].frame.intersects(rect) }.flatMap { index in
      sections[index].items.indices
        .filter { sections[index].isSideways || sections[index].items[$0].intersects(rect) }
        .map { attributes(IndexPath(item: $0, section: index)) }
    }
  }

  /// Returns the attributes of an item. They do not contain how far its section is scrolled
  /// sideways.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(indexPath)
  }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = sections[path.section].items[path.item]
    return attributes
  }

  /// Returns whether the width changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  /// Invalidates the layout if the new adjusted content inset changes the width.
  func insetDidChange() {
    if isPrepared && width != containerSize.width { invalidateLayout() }
  }
}

/// Returns the layout of a section; `nil` for a section that is not displayed.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What a compositional layout knows of its surroundings.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

@MainActor
private final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  weak var layout: UICollectionViewCompositionalLayout?

  var traitCollection: UITraitCollection {
    layout?.collectionView?.traitCollection ?? UITraitCollection()
  }
}
