// The examples of Sources/EdgeRefresh/Header/NormalHeader.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func NormalHeaderComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/Header/NormalHeader.swift", line: 7)
    tableView.refreshHeader = NormalHeader { try await model.reload() }
#sourceLocation()
  }
}
