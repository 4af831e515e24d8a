import EdgeRefresh
import TestSupport
import UIKit

/// A list of numbered items in a window of its own. Each item has a length that depends on its
/// number.
@MainActor
final class ListStage: NSObject {
  let kind: ListKind
  let window: UIWindow
  let scrollView: UIScrollView
  /// The numbers of the items in each section.
  var sections: [[Int]]
  /// How often the list has asked for its sections, counts or cells.
  private(set) var requests = 0
  private var touch: UITouch?

  init(_ kind: ListKind, _ items: some Sequence<Int> = 0..<60) {
    self.kind = kind
    sections = [Array(items)]
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    switch kind {
    case .fixedTable, .selfSizingTable:
      scrollView = UITableView(frame: window.bounds)
    case .grid, .row, .rowRightToLeft, .flippedRow:
      let layout = kind == .flippedRow ? FlippingLayout() : UICollectionViewFlowLayout()
      layout.scrollDirection = kind == .grid ? .vertical : .horizontal
      layout.itemSize = CGSize(width: 110, height: kind == .grid ? 70 : 500)
      scrollView = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    case .plain, .plainRow, .plainRowRightToLeft:
      scrollView = UIScrollView(frame: window.bounds)
    }
    super.init()
    if kind.isRightToLeft { scrollView.semanticContentAttribute = .forceRightToLeft }
    (scrollView as? UITableView).map(setUp)
    (scrollView as? UICollectionView).map(setUp)
    window.makeKeyAndVisible()
    window.addSubview(scrollView)
    if kind.isPlain { placeSubviews() }
    MainLoop.current.turn()
  }

  private func setUp(_ table: UITableView) {
    table.register(MeasuredCell.self, forCellReuseIdentifier: "row")
    if kind == .fixedTable { table.estimatedRowHeight = 0 }
    table.dataSource = self
    table.delegate = self
  }

  private func setUp(_ collection: UICollectionView) {
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
  }

  /// The length of an item, in points. Some are not a whole number of pixels.
  func length(of item: Int) -> CGFloat {
    switch kind {
    case .selfSizingTable: 44 + CGFloat(abs(item * 29) % 97) + (item % 3 == 0 ? 0.37 : 0)
    case .fixedTable: 61.5
    default: 110
    }
  }

  /// Lays out the views of content that is not made of items.
  private func placeSubviews() {
    for view in scrollView.subviews where view.tag != 0 { view.removeFromSuperview() }
    let items = sections.joined()
    let total = items.reduce(0) { $0 + length(of: $1) }
    var start: CGFloat = 0
    for item in items {
      let view = UIView()
      view.tag = Self.tag(item)
      let (length, near) = (length(of: item), start)
      let x = kind.isRightToLeft ? total - near - length : near
      view.frame =
        kind.isHorizontal
        ? CGRect(x: x, y: 0, width: length, height: 200)
        : CGRect(x: 0, y: near, width: 200, height: length)
      scrollView.addSubview(view)
      start += length
    }
    scrollView.contentSize =
      kind.isHorizontal
      ? CGSize(width: total, height: 390) : CGSize(width: 390, height: total)
  }

  // MARK: Updates

  /// Inserts items at the start.
  func prepend(_ items: [Int], by update: ListUpdate) {
    if update == .sections {
      sections.insert(items, at: 0)
    } else {
      sections[0] = items + sections[0]
    }
    let paths = items.indices.map { IndexPath(item: $0, section: 0) }
    apply(update, paths)
  }

  /// Inserts items at the end.
  func append(_ items: [Int], by update: ListUpdate = .reload) {
    let last = sections.count - 1
    let paths = items.indices.map { IndexPath(item: sections[last].count + $0, section: last) }
    sections[last] += items
    apply(update, paths)
  }

  /// Shows the sections, without an animation.
  func reload() { apply(.reload, []) }

  /// Shows other items in the first section: with a reload, or with deletions and insertions.
  func replace(with items: [Int], by update: ListUpdate) {
    let old = sections[0]
    sections[0] = items
    show(changesFrom: old, by: update)
  }

  /// Updates the list after the items of the first section have changed.
  func show(changesFrom old: [Int], by update: ListUpdate) {
    var (deleted, inserted): ([IndexPath], [IndexPath]) = ([], [])
    for change in sections[0].difference(from: old) {
      switch change {
      case .remove(let index, _, _): deleted.append(IndexPath(item: index, section: 0))
      case .insert(let index, _, _): inserted.append(IndexPath(item: index, section: 0))
      }
    }
    switch (scrollView, update) {
    case (let table as UITableView, .insertion), (let table as UITableView, .batch):
      table.performBatchUpdates {
        table.deleteRows(at: deleted, with: .fade)
        table.insertRows(at: inserted, with: update == .batch ? .top : .automatic)
      }
    case (let collection as UICollectionView, .insertion),
      (let collection as UICollectionView, .batch):
      collection.performBatchUpdates {
        collection.deleteItems(at: deleted)
        collection.insertItems(at: inserted)
      }
    case (let table as UITableView, .sections): table.reloadSections([0], with: .none)
    case (let collection as UICollectionView, .sections): collection.reloadSections([0])
    default: reload()
    }
  }

  /// Exchanges the width and the height of the window.
  func rotate() {
    window.frame.size = CGSize(width: window.frame.height, height: window.frame.width)
    scrollView.frame = window.bounds
  }

  private func apply(_ update: ListUpdate, _ paths: [IndexPath]) {
    guard let table = scrollView as? UITableView else {
      guard let collection = scrollView as? UICollectionView else {
        placeSubviews()
        return
      }
      switch update {
      case .reload: collection.reloadData()
      case .insertion: collection.insertItems(at: paths)
      case .batch: collection.performBatchUpdates { collection.insertItems(at: paths) }
      case .sections: collection.insertSections([0])
      }
      return
    }
    switch update {
    case .reload: table.reloadData()
    case .insertion: table.insertRows(at: paths, with: .automatic)
    case .batch: table.performBatchUpdates { table.insertRows(at: paths, with: .top) }
    case .sections: table.insertSections([0], with: .fade)
    }
  }

  // MARK: What is on screen

  /// The places of the visible items on screen along the axis, with running animations, in points.
  var places: [Int: CGFloat] {
    let now = MainLoop.current.now
    let shown = scrollView.presentation(at: now).geometry.bounds
    var places: [Int: CGFloat] = [:]
    for view in itemViews {
      let geometry = view.presentation(at: now).geometry
      let (center, size) = (geometry.center, geometry.bounds.size)
      let place =
        kind.isHorizontal
        ? center.x - size.width / 2 - shown.minX : center.y - size.height / 2 - shown.minY
      let length = kind.isHorizontal ? shown.width : shown.height
      if place > -40 && place < length { places[view.tag - Self.tag(0)] = place }
    }
    return places
  }

  /// The first item that begins in the visible area between the insets.
  var firstItem: Int? {
    let inset = scrollView.adjustedContentInset
    let start = kind.isHorizontal ? inset.left : inset.top
    let visible = places.filter { $0.value > start - 0.01 }.keys
    let order = sections.joined().enumerated().map { ($1, $0) }
    let positions = Dictionary(order) { first, _ in first }
    return visible.min { (positions[$0] ?? 0) < (positions[$1] ?? 0) }
  }

  /// The view that displays an item; `nil` if it is not visible.
  func view(of item: Int) -> UIView? { itemViews.first { $0.tag == Self.tag(item) } }

  /// The item that a view displays, or last displayed.
  func item(in view: UIView) -> Int { view.tag - Self.tag(0) }

  private var itemViews: [UIView] {
    if let table = scrollView as? UITableView { return table.visibleCells }
    if let collection = scrollView as? UICollectionView { return collection.visibleCells }
    return scrollView.subviews.filter { $0.tag != 0 }
  }

  fileprivate static func tag(_ item: Int) -> Int { 1_000_000 + item }

  // MARK: The finger

  func touchDown() { touch = window.beginTouch(at: CGPoint(x: 195, y: 422)) }

  /// Moves the finger along the axis. Positive distances show what is before the visible content in
  /// a left-to-right layout.
  func move(by distance: CGFloat) {
    guard let touch else { return }
    let point = touch.location(in: nil)
    window.moveTouch(
      touch,
      to: kind.isHorizontal
        ? CGPoint(x: point.x + distance, y: point.y) : CGPoint(x: point.x, y: point.y + distance))
  }

  func lift() {
    if let touch { window.endTouch(touch) }
    touch = nil
  }

  func leave() {
    lift()
    window.isHidden = true
    scrollView.removeFromSuperview()
  }
}

extension ListStage: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    requests += 1
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    requests += 1
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let item = sections[indexPath.section][indexPath.row]
    cell.tag = Self.tag(item)
    (cell as? MeasuredCell)?.fittingHeight = length(of: item)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    kind == .fixedTable ? length(of: 0) : UITableView.automaticDimension
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    requests += 1
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    requests += 1
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requests += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.tag = Self.tag(sections[indexPath.section][indexPath.item])
    return cell
  }
}
