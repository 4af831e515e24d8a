// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func ChoosingAControl1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 21)
    tableView.refreshHeader = NormalHeader { try await model.reload() }
    tableView.refreshFooter = AutoNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func ChoosingAControl2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 64)
    let header = NormalHeader { try await model.reload() }
    header.lastUpdatedTimeLabel.isHidden = true
    header.fadesWithPull = true   // The header fades in as it is pulled.
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func ChoosingAControl3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 76)
    let header = ImageHeader { try await model.reload() }
    header.setImages(idleImages, for: .idle)
    header.setImages(refreshingImages, for: .pulling)
    header.setImages(refreshingImages, duration: 0.8, for: .refreshing)
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func ChoosingAControl4(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 90)
    tableView.refreshFooter = BackNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func ChoosingAControl5(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 100)
    let footer = AutoNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
    footer.setTitle("No more articles", for: .noMoreData)
    tableView.refreshFooter = footer
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func ChoosingAControl6(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 110)
    collectionView.refreshTrailer = NormalTrailer { try await model.load(page: 2) }
    collectionView.refreshLeader = NormalLeader { try await model.reload() }
#sourceLocation()
  }
}
