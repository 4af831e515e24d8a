// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func Languages1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md", line: 16)
    RefreshConfiguration.default.languageCode = "pt-BR"
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Languages2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md", line: 32)
    let header = NormalHeader { try await model.reload() }
    header.setTitle("Pull for the post", for: .idle)
    header.setTitle("Let go", for: .pulling)
    header.setTitle("Sorting letters …", for: .refreshing)
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Languages3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md", line: 54)
    let configuration = RefreshConfiguration.default
    configuration.i18nFilename = "Refresh"   // Refresh.strings
    configuration.i18nBundle = Bundle(for: type(of: self))
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Languages4(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md", line: 67)
    let header = NormalHeader { try await model.reload() }
    header.lastUpdatedTimeText = { time in
      guard let time else { return "Never" }
      let isNew = time > Date(timeIntervalSinceNow: -60)
      return isNew ? "Just now" : "A while ago"
    }
    tableView.refreshHeader = header
#sourceLocation()
  }
}
