// The examples of Sources/EdgeRefreshControls/Header/NormalHeader.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

extension ExampleViewController {
  fileprivate func NormalHeaderComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Header/NormalHeader.swift", line: 7)
    tableView.refreshHeader = NormalHeader { try await model.reload() }
#sourceLocation()
  }
}
