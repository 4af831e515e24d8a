// The examples of Sources/EdgeRefreshFeatures/SecondLevel/SecondLevel.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshFeatures
import UIKit

extension ExampleViewController {
  fileprivate func SecondLevelComments1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefreshFeatures/SecondLevel/SecondLevel.swift", line: 14)
    let header = NormalHeader { try await model.reload() }
    let camera = SecondLevel(viewController: UIViewController())
    camera.title = "Release for the camera"
    header.secondLevel = camera
    tableView.refreshHeader = header
#sourceLocation()
  }
}
