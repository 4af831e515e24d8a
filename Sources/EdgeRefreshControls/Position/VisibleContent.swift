import UIKit

/// What a scroll view showed after a layout pass.
@MainActor
struct VisibleContent {
  /// A visible item, or one next to the visible area if no item is visible.
  struct Anchor {
    let path: IndexPath
    let frame: CGRect
    let identifier: AnyHashable?
  }

  let axis: ContentAxis
  let viewport: CGSize
  let contentSize: CGSize
  /// The number of items in each section; `nil` if the content is not made of items.
  let counts: ItemCounts?
  /// The first visible item. With identifiers it is followed by the other visible ones, because an
  /// update may remove the first.
  let anchors: [Anchor]
  /// How far the content is from its end, in points.
  let distanceToEnd: CGFloat

  init(of scrollView: UIScrollView, identifier: ((IndexPath) -> AnyHashable?)?) {
    axis = ContentAxis(of: scrollView)
    viewport = scrollView.bounds.size
    contentSize = scrollView.contentSize
    distanceToEnd = axis.distanceToEnd(of: scrollView)
    guard let items = ContentItems(of: scrollView) else {
      (counts, anchors) = (nil, [])
      return
    }
    let counts = ItemCounts(sections: items.counts)
    self.counts = counts
    let paths = Self.visiblePaths(items, counts, axis, scrollView)
    anchors = (identifier == nil ? paths.prefix(1) : paths[...]).compactMap { path in
      items.frame(of: path).map {
        Anchor(path: path, frame: $0, identifier: identifier?(path))
      }
    }
  }

  /// Returns the visible items, in order: those that begin between the insets, or else all, or else
  /// the first item of the content.
  ///
  /// An item that begins before the visible area is not suitable. While its length is an estimate
  /// again, it may not reach into the visible area, and would not be measured.
  private static func visiblePaths(
    _ items: ContentItems, _ counts: ItemCounts, _ axis: ContentAxis, _ scrollView: UIScrollView
  ) -> [IndexPath] {
    let paths = items.visiblePaths.filter(counts.contains)
    let inset = scrollView.adjustedContentInset
    let offset = axis.offset(scrollView.contentOffset)
    let start = offset + (axis.isHorizontal ? inset.left : inset.top)
    let end =
      offset + axis.length(scrollView.bounds.size)
      - (axis.isHorizontal ? inset.right : inset.bottom)
    let unobscured = paths.filter { path in
      guard let frame = items.frame(of: path) else { return false }
      return axis.start(frame) >= start && axis.start(frame) < end
    }
    if !unobscured.isEmpty { return unobscured }
    return paths.isEmpty ? counts.path(followedBy: .max).map { [$0] } ?? [] : paths
  }

  /// Returns where an item is after an update, and the item as it was before it.
  ///
  /// - Parameters:
  ///   - counts: The numbers of items after the update.
  ///   - isAtStart: Whether items without an identifier were inserted or removed at the start;
  ///     otherwise at the end.
  ///   - identifier: Returns the identifiers of items after the update.
  /// - Returns: The item after and before the update; `nil` if no item is left.
  func find(
    in counts: ItemCounts, isAtStart: Bool, identifier: ((IndexPath) -> AnyHashable?)?
  ) -> (path: IndexPath, anchor: Anchor)? {
    guard let first = anchors.first, let oldCounts = self.counts else { return nil }
    if let identifier {
      for anchor in anchors {
        guard let wanted = anchor.identifier else { continue }
        let fromEnd = counts.path(followedBy: oldCounts.numberOfItems(after: anchor.path))
        let likely = [anchor.path, fromEnd].compactMap(\.self).filter(counts.contains)
        let path =
          likely.first { identifier($0) == wanted }
          ?? counts.paths.first { identifier($0) == wanted }
        if let path { return (path, anchor) }
      }
    }
    if isAtStart || !counts.contains(first.path) {
      return counts.path(followedBy: oldCounts.numberOfItems(after: first.path)).map { ($0, first) }
    }
    return (first.path, first)
  }
}
