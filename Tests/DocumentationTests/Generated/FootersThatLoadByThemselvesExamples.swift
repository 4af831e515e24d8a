// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/FootersThatLoadByThemselves.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func FootersThatLoadByThemselves1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FootersThatLoadByThemselves.md", line: 10)
    let footer = AutoNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
    // Load when two more screens are left.
    footer.prefetchDistance = .viewLengths(2)
    tableView.refreshFooter = footer
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func FootersThatLoadByThemselves2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FootersThatLoadByThemselves.md", line: 87)
    tableView.refreshFooter?.resetsWithHeader = true
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func FootersThatLoadByThemselves3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FootersThatLoadByThemselves.md", line: 96)
    tableView.refreshFooter?.hidesWhenEmpty = true         // while the list has no items
    tableView.refreshFooter?.hidesWhenContentFits = true   // while all content is visible
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func FootersThatLoadByThemselves4(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FootersThatLoadByThemselves.md", line: 111)
    tableView.refreshHeader?.isBlockedByOtherRefreshes = true
    tableView.refreshFooter?.isBlockedByOtherRefreshes = true
#sourceLocation()
  }
}
