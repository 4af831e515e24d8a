public import EdgeRefreshCore
import UIKit

extension AutomaticLoading {
  /// How far before the end of the content the control loads. Default: `nil`, to load at the
  /// ``loadThreshold``.
  ///
  /// ```swift
  /// let footer = AutoNormalFooter { try await model.loadMore() ? .more : .noMoreData }
  /// footer.prefetchDistance = .screens(2)
  /// ```
  ///
  /// It loads once for each content while the control is out of view. If that load adds nothing,
  /// for example because it failed, the control loads again when it comes into view.
  public var prefetchDistance: PrefetchDistance? {
    get { engine.auto?.prefetchDistance }
    set {
      changeEngine { $0.auto?.prefetchDistance = newValue }
      measureItems()
    }
  }
}

extension RefreshComponent {
  /// Measures the items of a prefetch distance: from the start of the first of them to the end of
  /// the content.
  func measureItems() {
    guard let scrollView, case .items(let count) = engine.auto?.prefetchDistance else { return }
    let length = scrollView.lengthOfLastItems(count, from: engine.edge) ?? 0
    if length != engine.auto?.prefetchedItemsLength {
      changeEngine { $0.auto?.prefetchedItemsLength = length }
    }
  }
}

extension UIScrollView {
  /// The length from the outer end of one of the items that are nearest to an edge to the end of
  /// the content at that edge, in points; `nil` if the content is not made of items.
  fileprivate func lengthOfLastItems(_ count: Int, from edge: RefreshEdge) -> CGFloat? {
    guard let frame = frameOfItem(count, from: edge) else { return nil }
    switch edge {
    case .top: return frame.maxY
    case .bottom: return contentSize.height - frame.minY
    case .leading, .trailing:
      return edge.isStart == isMirrored ? contentSize.width - frame.minX : frame.maxX
    }
  }

  /// The frame of an item, counted from an edge; `nil` without items.
  private func frameOfItem(_ number: Int, from edge: RefreshEdge) -> CGRect? {
    let counts = itemCounts
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    let distance = min(max(number, 1), total) - 1
    var index = edge.isStart ? distance : total - 1 - distance
    var section = 0
    while index >= counts[section] {
      index -= counts[section]
      section += 1
    }
    if let tableView = self as? UITableView {
      return tableView.rectForRow(at: IndexPath(row: index, section: section))
    }
    let collectionView = self as? UICollectionView
    return collectionView?.layoutAttributesForItem(at: IndexPath(item: index, section: section))?
      .frame
  }
}
