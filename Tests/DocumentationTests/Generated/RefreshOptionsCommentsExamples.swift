// The examples of Sources/EdgeRefreshCore/RefreshOptions.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshCore
import UIKit

extension ExampleViewController {
  fileprivate func RefreshOptionsComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshCore/RefreshOptions.swift", line: 7)
    RefreshConfiguration.default.options.showsFailure = true
    tableView.refreshFooter?.showsFailure = true
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func RefreshOptionsComments2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshCore/RefreshOptions.swift", line: 183)
    let footer = AutoNormalFooter { try await model.loadMore() ? .more : .noMoreData }
    footer.prefetchDistance = .viewLengths(2)
#sourceLocation()
  }
}
