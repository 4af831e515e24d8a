package import UIKit

/// The items of a table or collection view.
@MainActor
package enum ContentItems {
  case rows(UITableView)
  case items(UICollectionView)

  /// Returns the items of a scroll view; `nil` if its content is not made of items.
  package init?(of scrollView: UIScrollView) {
    if let tableView = scrollView as? UITableView {
      self = .rows(tableView)
    } else if let collectionView = scrollView as? UICollectionView {
      self = .items(collectionView)
    } else {
      return nil
    }
  }

  /// The number of items in each section. Read it only after a layout pass: otherwise the view may
  /// ask its data source for changes that the app has not announced yet. It is not inlined: the
  /// compiler would copy it to each use.
  @inline(never) package var counts: ItemCounts {
    switch self {
    case .rows(let view):
      ItemCounts(sections: (0..<view.numberOfSections).map(view.numberOfRows))
    case .items(let view):
      ItemCounts(sections: (0..<view.numberOfSections).map(view.numberOfItems))
    }
  }

  /// The visible items, in order.
  package var visiblePaths: [IndexPath] {
    switch self {
    case .rows(let view): view.indexPathsForRows(in: view.bounds) ?? []
    case .items(let view): view.indexPathsForVisibleItems.sorted()
    }
  }

  package func cell(at path: IndexPath) -> UIView? {
    switch self {
    case .rows(let view): view.cellForRow(at: path)
    case .items(let view): view.cellForItem(at: path)
    }
  }

  var visibleCells: [UIView] { visiblePaths.compactMap(cell) }

  /// Whether the list has displayed items, so that it knows how many there are.
  package var isReady: Bool { ownViews.contains { !($0 is UIScrollView) } }

  /// The views in which the list displays its items, headers and footers. Those of a section that
  /// scrolls sideways are in a scroll view of their own, which is one of these views, too.
  package var ownViews: [UIView] {
    switch self {
    case .rows(let view):
      view.subviews.filter(isCell)
    case .items(let view):
      view.subviews.flatMap { subview in
        if isCell(subview) { return [subview] }
        guard subview is UIScrollView && !(subview is UICollectionView || subview is UITableView)
        else { return [] }
        let views = subview.subviews.filter { $0 is UICollectionReusableView }
        return views.isEmpty ? [] : [subview] + views
      }
    }
  }

  /// Whether a view displays an item, or a header or footer of a section.
  func isCell(_ view: UIView) -> Bool {
    switch self {
    case .rows: view is UITableViewCell || view is UITableViewHeaderFooterView
    case .items: view is UICollectionReusableView
    }
  }

  /// The views that the list may pin to an edge of the visible area. In a table, the app's section
  /// headers and footers can be any views.
  var sectionViews: [UIView] {
    switch self {
    case .rows(let view):
      view.subviews.filter {
        !($0 is UITableViewCell || $0 is any ListPart || $0 is any LayoutObserver)
          && $0 !== view.tableHeaderView && $0 !== view.tableFooterView
          && $0.bounds.width >= view.bounds.width / 2
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
  package func frame(of path: IndexPath) -> CGRect? {
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
package struct ItemCounts: Equatable {
  let sections: [Int]

  var total: Int { sections.reduce(0, +) }

  package func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.item < sections[path.section]
  }

  /// Returns the number of items that follow an item.
  package func numberOfItems(after path: IndexPath) -> Int {
    total - sections.prefix(path.section).reduce(0, +) - path.item - 1
  }

  /// Returns the item that is followed by a number of items; the first item if there are fewer, and
  /// `nil` if there are none.
  package func path(followedBy count: Int) -> IndexPath? {
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
  package func path(
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

/// A view of the library that is behind the cells of a list.
package protocol ListPart: UIView {}

extension UIScrollView {
  /// Sends the controls of a list behind its cells, and its background view behind the controls.
  /// UIKit does not document where a list inserts its views.
  ///
  /// An app may have put a view behind a control, beside the content, or brought a control to the
  /// front. Both stay so. A control is in front of the observer only if the app has brought it
  /// there.
  func sendControlsToBack(behind observer: UIView) {
    guard let list = ContentItems(of: self) else { return }
    let views = subviews
    let behind = views.prefix { $0 !== observer }
    let last = behind.lastIndex { $0 is any ListPart } ?? 0
    if behind[..<last].contains(where: list.isCell) {
      // Views that touch the content are beside it.
      let content = CGRect(origin: .zero, size: contentSize).insetBy(dx: 1, dy: 1)
      for view in behind[...last].reversed() where !list.isCell(view) {
        if view is any ListPart || !view.frame.intersects(content) { sendSubviewToBack(view) }
      }
    }
    sendBackgroundToBack()
  }

  /// Sends the background view of a list behind the controls.
  func sendBackgroundToBack() {
    guard let background = ContentItems(of: self)?.backgroundView, background.superview === self
    else { return }
    let views = subviews
    let control = views.firstIndex { $0 is any ListPart }
    if let control, let place = views.firstIndex(of: background), place > control {
      sendSubviewToBack(background)
    }
  }

  /// Returns the first or the last visible item of a list. If there is no first item, returns the
  /// scroll view itself.
  package func visibleItem(nearStart isStart: Bool) -> UIView? {
    let area = bounds.inset(by: adjustedContentInset)
    let cells = ContentItems(of: self)?.visibleCells ?? []
    let visible = cells.filter { $0.convert($0.bounds, to: self).intersects(area) }
    return isStart ? visible.first ?? self : visible.last
  }

  /// The number of items of a table or collection view in all its sections; `nil` for other scroll
  /// views. This may ask the data source.
  package var refreshItemCount: Int? { ContentItems(of: self)?.counts.total }
}
