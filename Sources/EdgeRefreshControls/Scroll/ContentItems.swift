import EdgeRefreshCore
package import UIKit

/// The items of a table or collection view.
@MainActor
enum ContentItems {
  case rows(UITableView)
  case items(UICollectionView)

  /// Returns the items of a scroll view; `nil` if its content is not made of items.
  init?(of scrollView: UIScrollView) {
    if let tableView = scrollView as? UITableView {
      self = .rows(tableView)
    } else if let collectionView = scrollView as? UICollectionView {
      self = .items(collectionView)
    } else {
      return nil
    }
  }

  /// The number of items in each section. Read it only after a layout pass: otherwise the view may
  /// ask its data source for changes that the app has not announced yet.
  var counts: [Int] {
    switch self {
    case .rows(let view): (0..<view.numberOfSections).map { view.numberOfRows(inSection: $0) }
    case .items(let view): (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    }
  }

  /// The visible items, in order.
  var visiblePaths: [IndexPath] {
    switch self {
    case .rows(let view): view.indexPathsForRows(in: view.bounds) ?? []
    case .items(let view): view.indexPathsForVisibleItems.sorted()
    }
  }

  func cell(at path: IndexPath) -> UIView? {
    switch self {
    case .rows(let view): view.cellForRow(at: path)
    case .items(let view): view.cellForItem(at: path)
    }
  }

  var visibleCells: [UIView] { visiblePaths.compactMap(cell) }

  /// Whether the list has displayed items, so that it knows how many there are.
  var isReady: Bool { ownViews.contains { !($0 is UIScrollView) } }

  /// The views in which the list displays its items, headers and footers. Those of a section that
  /// scrolls sideways are in a scroll view of their own, which is one of these views, too.
  var ownViews: [UIView] {
    switch self {
    case .rows(let view):
      view.subviews.filter { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }
    case .items(let view):
      view.subviews.flatMap { subview in
        if subview is UICollectionReusableView { return [subview] }
        guard subview is UIScrollView && !(subview is UICollectionView || subview is UITableView)
        else { return [] }
        let views = subview.subviews.filter { $0 is UICollectionReusableView }
        return views.isEmpty ? [] : [subview] + views
      }
    }
  }

  /// The views that the list may pin to an edge of the visible area. In a table, the app's section
  /// headers and footers can be any views.
  var sectionViews: [UIView] {
    switch self {
    case .rows(let view):
      view.subviews.filter {
        !($0 is UITableViewCell || $0 is any ListPart || $0 is ViewportObserver)
          && !($0 is VisibleContentKeeper) && $0 !== view.tableHeaderView
          && $0 !== view.tableFooterView && $0.bounds.width >= view.bounds.width / 2
      }
    case .items(let view):
      view.subviews.filter { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) }
    }
  }

  /// The app's view behind the content.
  fileprivate var backgroundView: UIView? {
    switch self {
    case .rows(let view): view.backgroundView
    case .items(let view): view.backgroundView
    }
  }

  /// Returns the frame of an item in the coordinates of the content.
  func frame(of path: IndexPath) -> CGRect? {
    switch self {
    case .rows(let view): view.rectForRow(at: path)
    case .items(let view):
      // The attributes need not contain how far a section is scrolled sideways.
      if let cell = view.cellForItem(at: path), cell.superview !== view {
        cell.convert(cell.bounds, to: view)
      } else {
        view.layoutAttributesForItem(at: path)?.frame
      }
    }
  }
}

/// The numbers of items in sections, to find an item again after items were inserted or removed.
struct ItemCounts: Equatable {
  let sections: [Int]

  var total: Int { sections.reduce(0, +) }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.item < sections[path.section]
  }

  /// Returns the number of items that follow an item.
  func numberOfItems(after path: IndexPath) -> Int {
    total - sections.prefix(path.section).reduce(0, +) - path.item - 1
  }

  /// Returns the item that is followed by a number of items; the first item if there are fewer, and
  /// `nil` if there are none.
  func path(followedBy count: Int) -> IndexPath? {
    let total = total
    guard total > 0 else { return nil }
    var index = max(0, total - 1 - count)
    for (section, items) in sections.enumerated() {
      if index < items { return IndexPath(item: index, section: section) }
      index -= items
    }
    return nil
  }

  /// Returns the first item with an identifier of the app. The likely items are checked before the
  /// others.
  func path(
    of wanted: AnyHashable, likely: [IndexPath?], by identifier: (IndexPath) -> AnyHashable?
  ) -> IndexPath? {
    likely.compactMap(\.self).filter(contains).first { identifier($0) == wanted }
      ?? paths.first { identifier($0) == wanted }
  }

  /// All items, in order.
  var paths: some Sequence<IndexPath> {
    sections.indices.lazy.flatMap { section in
      (0..<sections[section]).lazy.map { IndexPath(item: $0, section: section) }
    }
  }
}

extension UIView {
  /// The keys of the animations that move or resize a view. UIKit does not document them. A number
  /// at the end is expected while another animation with the same key is running.
  private static let movementKeys = ["position", "bounds.origin", "bounds.size"].flatMap { key in
    [key] + (2...9).map { "\(key)-\($0)" }
  }

  /// Ends the animations that move or resize the view.
  func endMovement() {
    for key in Self.movementKeys { layer.removeAnimation(forKey: key) }
  }

  fileprivate func endMovementOfTree() {
    endMovement()
    for view in subviews { view.endMovementOfTree() }
  }
}

extension UIView {
  /// Moves the content in an animation. The user can grab the moving content. A new animation
  /// begins at its current position.
  static func animateMovement(lasting duration: TimeInterval, _ animations: @escaping () -> Void) {
    animate(
      withDuration: duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration],
      animations: animations)
  }
}

extension ContentItems {
  /// Moves the content in an animation block. Cells that the list lays out within the block may be
  /// animated from unrelated positions, so their own animations are removed.
  func moveWithoutDrift(_ move: () -> Void) {
    let old = ownViews.map { (view: $0, frame: $0.frame) }
    move()
    for view in ownViews {
      let place = old.first { $0.view === view }?.frame
      // A section header that was visible may be pinned, and then needs its animation to follow the
      // content.
      let isPinnable =
        !(view is UITableViewCell || view is UICollectionViewCell || view is UIScrollView)
      if place == nil || place != view.frame && !isPinnable { view.endMovementOfTree() }
    }
  }
}

/// The section headers and footers of a list before an animated movement.
///
/// The list places them in its next layout pass, which is not part of the animation. Those that it
/// pins to an edge would leave that edge and return to it during the movement. A layout pass within
/// the animation block would prevent this, but ask the data source for cells. The app may then have
/// changed its data and not yet updated the list.
@MainActor
struct SectionViews {
  /// The views, their frames, and how far they were moved in the animation block.
  private var views: [(view: UIView, frame: CGRect, animated: CGPoint)]
  /// The origin of the visible area.
  private let origin: CGPoint
  /// The last movement before the animated one. The list may not have been laid out since.
  private let lastMovement: CGPoint
  private let contentSize: CGSize
  /// The duration of the animation, in seconds.
  private let duration: TimeInterval

  init(
    of list: ContentItems, in scrollView: UIScrollView, lastMovement: CGPoint,
    duration: TimeInterval
  ) {
    views = list.sectionViews.map { ($0, $0.frame, .zero) }
    origin = scrollView.bounds.origin
    contentSize = scrollView.contentSize
    (self.lastMovement, self.duration) = (lastMovement, duration)
  }

  /// Remembers which views the list has moved in the animation block.
  mutating func blockDidEnd() {
    for index in views.indices {
      let (frame, old) = (views[index].view.frame, views[index].frame)
      views[index].animated = CGPoint(x: frame.minX - old.minX, y: frame.minY - old.minY)
    }
  }

  /// Animates the views that the layout pass has moved, together with the content.
  func follow(_ scrollView: UIScrollView) {
    let halfPixel = scrollView.traitCollection.halfPixel
    let movement = CGPoint(
      x: scrollView.bounds.minX - origin.x, y: scrollView.bounds.minY - origin.y)
    func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
      abs(one.x - other.x) < halfPixel && abs(one.y - other.y) < halfPixel
    }
    for (view, old, animated) in views where view.superview === scrollView {
      var distance = CGPoint(x: view.frame.minX - old.minX, y: view.frame.minY - old.minY)
      let sinceLayout = CGPoint(x: movement.x + lastMovement.x, y: movement.y + lastMovement.y)
      if isNear(distance, movement) || isNear(distance, sinceLayout) {
        // The view stays at an edge.
        distance = movement
      } else if scrollView.contentSize != contentSize || view.frame.size != old.size {
        // New content has moved the view.
        continue
      }
      guard distance != animated else { continue }
      let center = view.center
      UIView.performWithoutAnimation {
        view.center = CGPoint(
          x: center.x - distance.x + animated.x, y: center.y - distance.y + animated.y)
      }
      UIView.animateMovement(lasting: duration) { view.center = center }
    }
  }
}

/// A view of the library that is behind the cells of a list.
protocol ListPart: UIView {}

extension RefreshComponent: ListPart {}
extension SecondLevelPlace: ListPart {}
extension RemovedControlHolder: ListPart {}

extension UIScrollView {
  /// Sends the controls of a list behind its cells, and its background view behind the controls.
  /// UIKit does not document where a list inserts its views.
  func sendControlsToBack() {
    guard let list = ContentItems(of: self) else { return }
    let background = list.backgroundView.flatMap { $0.superview === self ? $0 : nil }
    let views = subviews
    let first = views.first { $0 !== background }
    if !(first is any ListPart) {
      for view in views.reversed() where view is any ListPart { sendSubviewToBack(view) }
    }
    if let background, subviews.first !== background { sendSubviewToBack(background) }
  }

  /// The number of items of a table or collection view in all its sections; `nil` for other scroll
  /// views. This may ask the data source.
  package var refreshItemCount: Int? {
    ContentItems(of: self).map { ItemCounts(sections: $0.counts).total }
  }
}

extension RefreshComponent {
  /// Measures a prefetch distance that is a number of items. A list that must be laid out first is
  /// measured later.
  func measureItems() {
    guard let scrollView, case .items(let count) = engine.auto?.prefetchDistance else { return }
    var length = 0.0
    if let list = ContentItems(of: scrollView), let items = host?.items {
      // Otherwise, the list was reloaded, and is measured after its layout pass.
      guard items == ItemCounts(sections: list.counts) else { return }
      let count = min(max(count, 1), items.total)
      let path = items.path(followedBy: status.edge.isStart ? items.total - count : count - 1)
      length = path.flatMap(list.frame).map { scrollView.length(from: $0, to: status.edge) } ?? 0
    }
    if length != engine.auto?.prefetchedItemsLength {
      driver.changeAuto { $0.prefetchedItemsLength = length }
    }
  }
}

extension UIScrollView {
  /// The length from an item, inclusive, to the end of the content at an edge, in points.
  fileprivate func length(from frame: CGRect, to edge: RefreshEdge) -> CGFloat {
    switch edge {
    case .top: frame.maxY
    case .bottom: contentSize.height - frame.minY
    case .leading, .trailing:
      edge.isStart == isMirrored ? contentSize.width - frame.minX : frame.maxX
    }
  }
}
