// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/HowItWorks.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import EdgeRefreshCore
import UIKit

extension ExampleViewController {
  fileprivate func HowItWorks1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/HowItWorks.md", line: 21)


    var engine = PullEngine(edge: .top, extent: 54)
    let list = ScrollGeometry(
      offset: -60, contentLength: 2_000, viewportLength: 800,
      isDragging: true)
    _ = engine.handle(.attached, in: list)
    _ = engine.handle(.enteredWindow, in: list)
    let decision = engine.handle(.scrolled, in: list)
    assert(decision.state == .pulling)
#sourceLocation()
  }
}
