// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/TwoLevels.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func TwoLevels1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/TwoLevels.md", line: 20)
    let header = NormalHeader { try await model.reload() }
    let level = SecondLevel(viewController: UIViewController())
    level.title = "Release for the camera"
    header.secondLevel = level
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func TwoLevels2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/TwoLevels.md", line: 48)
    let header = NormalHeader { try await model.reload() }
    let level = SecondLevel(view: UIView())
    level.threshold = 3
    level.didClose = { [weak header] in header?.beginRefreshing() }
    header.secondLevel = level
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func TwoLevels3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/TwoLevels.md", line: 69)
    let header = NormalHeader()
    let level = SecondLevel(view: UIView())
    level.stateDidChange = { [weak header] state in
      header?.stateLabel.textColor = state == .armed ? .systemBlue : .systemGray
    }
    header.secondLevel = level
#sourceLocation()
  }
}
