// The examples of Sources/EdgeRefreshFeatures/KeptContent/UIScrollView+KeptContent.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshFeatures
import UIKit

extension ExampleViewController {
  fileprivate func UIScrollViewKeptContentComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshFeatures/KeptContent/UIScrollView+KeptContent.swift", line: 60)
    // Twenty older articles were added at the start of the data source.
    let rows = (0..<20).map { IndexPath(row: $0, section: 0) }
    tableView.keepVisibleContentInPlace {
      tableView.insertRows(at: rows, with: .none)
    }
#sourceLocation()
  }
}
