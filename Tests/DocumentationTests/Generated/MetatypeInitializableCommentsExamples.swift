// The examples of Sources/EdgeRefreshControls/Component/MetatypeInitializable.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshControls
import UIKit

extension ExampleViewController {
  fileprivate func MetatypeInitializableComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshControls/Component/MetatypeInitializable.swift", line: 14)
    let type: RefreshHeader.Type = NormalHeader.self
    tableView.refreshHeader = type.init { print("refreshing") }
#sourceLocation()
  }
}
