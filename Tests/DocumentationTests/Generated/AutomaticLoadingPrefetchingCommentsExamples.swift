// The examples of Sources/EdgeRefreshControls/Features/AutomaticLoading+Prefetching.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

extension ExampleViewController {
  fileprivate func AutomaticLoadingPrefetchingComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Features/AutomaticLoading+Prefetching.swift", line: 9)
    let footer = AutoNormalFooter { try await model.loadMore() ? .more : .noMoreData }
    footer.prefetchDistance = .screens(2)
#sourceLocation()
  }
}
