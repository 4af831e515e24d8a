// The examples of README.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

extension ExampleViewController {
  fileprivate func README1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "README.md", line: 16)


    tableView.refreshHeader = NormalHeader { try await model.reload() }
    tableView.refreshFooter = AutoNormalFooter {
      try await model.loadMore() ? .more : .noMoreData
    }
#sourceLocation()
  }
}

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func README2() -> some View {
#sourceLocation(file: "README.md", line: 25)



    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshFooter(hasMore: model.hasMore) { try await model.loadNext() }
#sourceLocation()
  }
}
#endif
