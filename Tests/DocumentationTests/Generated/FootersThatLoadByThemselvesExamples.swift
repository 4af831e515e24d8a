// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/FootersThatLoadByThemselves.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func FootersThatLoadByThemselves1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FootersThatLoadByThemselves.md", line: 12)
    let footer = AutoNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
    // Load ten footer heights before the footer comes into view.
    footer.loadThreshold = -10
    tableView.refreshFooter = footer
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func FootersThatLoadByThemselves2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FootersThatLoadByThemselves.md", line: 82)
    tableView.refreshFooter?.resetsWithHeader = true
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func FootersThatLoadByThemselves3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FootersThatLoadByThemselves.md", line: 92)
    tableView.refreshFooter?.hidesWhenEmpty = true
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func FootersThatLoadByThemselves4(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/FootersThatLoadByThemselves.md", line: 101)
    tableView.refreshHeader?.isExclusive = true
    tableView.refreshFooter?.isExclusive = true
#sourceLocation()
  }
}
