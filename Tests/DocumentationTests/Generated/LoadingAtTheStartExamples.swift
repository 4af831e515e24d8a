// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/LoadingAtTheStart.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func LoadingAtTheStart1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/LoadingAtTheStart.md", line: 21)
    tableView.refreshHeader = AutoNormalHeader {
      try await model.loadMore() ? .more : .noMoreData
    }
    tableView.keepsVisibleContentInPlace = true
    tableView.keepsEndVisible = true
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func LoadingAtTheStart2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/LoadingAtTheStart.md", line: 52)
    tableView.itemIdentifierProvider = { path in
      path.row < items.count ? items[path.row] : nil
    }
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func LoadingAtTheStart3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/LoadingAtTheStart.md", line: 65)
    // Twenty older articles were added at the start of the data source.
    let rows = (0..<20).map { IndexPath(row: $0, section: 0) }
    tableView.keepVisibleContentInPlace {
      tableView.insertRows(at: rows, with: .none)
    }
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func LoadingAtTheStart4(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/LoadingAtTheStart.md", line: 83)
    // An article was added at the end of the data source.
    UIView.animate(withDuration: 0.25) {
      tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .fade)
      tableView.layoutIfNeeded()
    }
#sourceLocation()
  }
}
