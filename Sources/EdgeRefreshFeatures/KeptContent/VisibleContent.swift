import EdgeRefreshControls
import UIKit

/// What a scroll view showed after a layout pass.
@MainActor
struct VisibleContent {
  /// An item in the visible area, or the first item of the content if no item is visible.
  struct Item {
    let path: IndexPath
    let frame: CGRect
    /// The app's identifier for the item; `nil` if there is none.
    let identifier: AnyHashable?
    /// The item's cell; `nil` if it is not in view.
    let cell: ObjectIdentifier?
  }

  let axis: ScrollAxis
  let offset: CGPoint
  let viewport: CGSize
  let contentSize: CGSize
  /// The number of items in each section; `nil` if the content is not made of items.
  let counts: ItemCounts?
  /// The items in view. Those that begin in the visible area come first, in order.
  let items: [Item]
  /// How far the end of the content is from the end of the visible area, in points, without what
  /// refresh controls add to the inset. It is negative past the end.
  let distanceToEnd: CGFloat
  /// Whether the content rests at its start.
  let isAtStart: Bool
  /// Whether the app has moved the content past its first edge, on the left or at the top.
  let isPastEdge: Bool

  /// Reads what a scroll view shows after its layout pass.
  ///
  /// The app is not asked again for the identifiers of items that the list has shown before. The
  /// app may have changed its data and not yet updated the list, so its answers would be for
  /// different items.
  init(
    of scrollView: UIScrollView, unchangedSince old: VisibleContent?,
    identifier: ((IndexPath) -> AnyHashable?)?
  ) {
    axis = ScrollAxis(of: scrollView)
    offset = scrollView.contentOffset
    viewport = scrollView.bounds.size
    contentSize = scrollView.contentSize
    distanceToEnd = axis.distanceToEndWithoutControls(of: scrollView)
    isAtStart = axis.isAtStart(of: scrollView)
    isPastEdge =
      !scrollView.isMovedByUser
      && axis.offset(offset) < axis.restingOffsets(of: scrollView).lowerBound - 0.5
    guard let list = ContentItems(of: scrollView) else {
      (counts, items) = (nil, [])
      return
    }
    let counts = list.counts
    self.counts = counts
    let paths = list.visiblePaths.filter(counts.contains)
    items = Self.ordered(paths, list, counts, axis, scrollView).compactMap { path in
      let known = old?.items.first { $0.path == path }
      return list.frame(of: path).map {
        Item(
          path: path, frame: $0,
          identifier: known.map(\.identifier) ?? identifier?(path),
          cell: list.cell(at: path).map(ObjectIdentifier.init))
      }
    }
  }

  /// Returns whether a list shows the same items, judging by its cells. After `reloadData()`, a
  /// list is expected to reuse its cells in a different order, so that some index paths have
  /// different cells. A single cell proves nothing.
  func isShown(by list: ContentItems) -> Bool {
    guard list.counts == counts else { return false }
    let pairs = items.compactMap { item in
      item.cell.flatMap { old in list.cell(at: item.path).map { (old, ObjectIdentifier($0)) } }
    }
    return pairs.count > 1 && pairs.allSatisfy(==)
  }

  /// Returns the visible items, in order: those that begin between the insets, then those that
  /// begin under the bar before them, then the others. If no items are visible, returns the first
  /// item.
  ///
  /// Items that begin before the visible area come last. With a new estimate of its length, such an
  /// item may be completely outside the visible area, where the list need not measure it.
  private static func ordered(
    _ paths: [IndexPath], _ list: ContentItems, _ counts: ItemCounts, _ axis: ScrollAxis,
    _ scrollView: UIScrollView
  ) -> [IndexPath] {
    if paths.isEmpty { return counts.path(followedBy: .max).map { [$0] } ?? [] }
    let bounds = scrollView.bounds
    var visible = bounds.inset(by: scrollView.adjustedContentInset)
    if axis.end(visible) <= axis.start(visible) { visible = bounds }
    var groups: [[IndexPath]] = [[], [], []]
    for path in paths {
      guard let start = list.frame(of: path).map(axis.start) else { continue }
      if start < axis.start(bounds) || start >= axis.end(visible) {
        groups[2].append(path)
      } else {
        // What controls add to the inset is not a round number.
        groups[start >= axis.start(visible) - 0.1 ? 0 : 1].append(path)
      }
    }
    return groups.flatMap(\.self)
  }

  /// Returns the index path of a visible item after an update, and the item as it was before.
  ///
  /// - Parameters:
  ///   - counts: The numbers of items after the update.
  ///   - isAtStart: Whether items without an identifier were inserted or removed at the start;
  ///     otherwise at the end.
  ///   - identifier: Returns the identifiers of items after the update.
  /// - Returns: The index path and the old item; `nil` if no item is left.
  func find(
    in counts: ItemCounts, isAtStart: Bool, identifier: ((IndexPath) -> AnyHashable?)?
  ) -> (path: IndexPath, item: Item)? {
    guard let first = items.first, let oldCounts = self.counts else { return nil }
    if let identifier {
      for item in items {
        guard let wanted = item.identifier else { continue }
        let fromEnd = counts.path(followedBy: oldCounts.numberOfItems(after: item.path))
        let path = counts.path(of: wanted, likely: [item.path, fromEnd], by: identifier)
        if let path { return (path, item) }
      }
    }
    if isAtStart || !counts.contains(first.path) {
      return counts.path(followedBy: oldCounts.numberOfItems(after: first.path)).map { ($0, first) }
    }
    return (first.path, first)
  }
}
