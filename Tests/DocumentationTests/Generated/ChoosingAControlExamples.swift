// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func ChoosingAControl1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 38)
    let header = NormalHeader { try await model.reload() }
    header.lastUpdatedTimeLabel.isHidden = true
    header.isAutomaticallyChangeAlpha = true   // Fades in as it is pulled.
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func ChoosingAControl2(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 49)
    let header = GifHeader { try await model.reload() }
    header.setImages(idleImages, for: .idle)
    header.setImages(refreshingImages, for: .pulling)
    header.setImages(refreshingImages, duration: 0.8, for: .refreshing)
    tableView.refreshHeader = header
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func ChoosingAControl3(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 66)
    tableView.refreshFooter = BackNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func ChoosingAControl4(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 76)
    AutoNormalFooter { [weak self] in self?.loadMore() }
      .setTitle("That was all", for: .noMoreData)
      .afterEndingAction { [weak self] in self?.reload() }
      .link(to: tableView)
#sourceLocation()
  }
}

extension ExampleViewController {
  fileprivate func ChoosingAControl5(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) async throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/ChoosingAControl.md", line: 87)
    collectionView.refreshTrailer = NormalTrailer { [weak self] in
      self?.showAll()
    }
    collectionView.refreshLeader = NormalLeader { try await model.reload() }
#sourceLocation()
  }
}
