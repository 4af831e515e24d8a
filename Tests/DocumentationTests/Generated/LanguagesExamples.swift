// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func Languages1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md", line: 10)
    let header = NormalHeader { try await model.reload() }
    header.setTitle("Pull to check for mail", for: .idle)
    header.setTitle("Release to check", for: .pulling)
    header.setTitle("Checking for mail …", for: .refreshing)
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Languages2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md", line: 35)
    RefreshConfiguration.default.languageCode = "pt-BR"
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Languages3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md", line: 60)
    let configuration = RefreshConfiguration.default
    configuration.stringsFileName = "Refresh"   // Refresh.strings
    configuration.stringsBundle = Bundle(for: type(of: self))
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Languages4(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md", line: 76)
    RefreshConfiguration.default.lastUpdatedStyle = .fixed

    let header = NormalHeader { try await model.reload() }
    header.lastUpdatedFormat.style = .localized   // this header only
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Languages5(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md", line: 87)
    RefreshConfiguration.default.languageCode = "ar"
    let header = NormalHeader { try await model.reload() }
    header.lastUpdatedFormat.locale = Locale(identifier: "ar_EG")
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func Languages6(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Languages.md", line: 96)
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
