import EdgeRefreshCore
import UIKit

extension RefreshComponent {
  /// Measures the items of a prefetch distance: from the start of the first of them to the end of
  /// the content. A list that is to be laid out is measured afterward.
  func measureItems() {
    guard let scrollView, case .items(let count) = engine.auto?.prefetchDistance else { return }
    let list = ContentItems(of: scrollView)
    guard list?.isReloading != true else { return }
    var length = 0.0
    if let list, let items = host?.items {
      let count = min(max(count, 1), items.total)
      let path = items.path(followedBy: engine.edge.isStart ? items.total - count : count - 1)
      length = path.flatMap(list.frame).map { scrollView.length(from: $0, to: engine.edge) } ?? 0
    }
    if length != engine.auto?.prefetchedItemsLength {
      driver.changeEngine { $0.auto?.prefetchedItemsLength = length }
    }
  }
}

extension UIScrollView {
  /// The length from the outer end of an item to the end of the content at an edge, in points.
  fileprivate func length(from frame: CGRect, to edge: RefreshEdge) -> CGFloat {
    switch edge {
    case .top: frame.maxY
    case .bottom: contentSize.height - frame.minY
    case .leading, .trailing:
      edge.isStart == isMirrored ? contentSize.width - frame.minX : frame.maxX
    }
  }
}
