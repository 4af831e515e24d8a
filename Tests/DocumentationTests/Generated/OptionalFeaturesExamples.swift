// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/OptionalFeatures.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func OptionalFeatures1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/OptionalFeatures.md", line: 25)
    let header = NormalHeader { try await model.reload() }
    header.minimumVisibleDuration = 0.8
    header.resultDuration = 1
    header.setResultTitle("Everything is up to date", for: .success)
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func OptionalFeatures2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/OptionalFeatures.md", line: 70)
    let header = NormalHeader { try await model.reload() }
    header.beginsAtThreshold = true
    header.playsHapticFeedback = true
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func OptionalFeatures3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/OptionalFeatures.md", line: 89)
    RefreshConfiguration.default.appearance.font = .systemFont(ofSize: 13)
    RefreshConfiguration.default.appearance.textColor = .systemTeal
    RefreshConfiguration.default.options.showsFailure = true
    RefreshConfiguration.default.options.playsHapticFeedback = true
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func OptionalFeatures4(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/OptionalFeatures.md", line: 104)
    let header = NormalHeader { try await model.reload() }
    tableView.refreshHeader = header
    let states = header.states
    let label = UILabel()
    Task {
      for await state in states { label.text = state.isRefreshing ? "Loading" : nil }
    }
#sourceLocation()
  }
}
