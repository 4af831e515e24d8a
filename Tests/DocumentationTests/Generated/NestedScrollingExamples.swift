// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/NestedScrolling.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit

extension ExampleViewController {
  fileprivate func NestedScrolling1(model: News, items: [String], tableView: UITableView, collectionView: UICollectionView, scrollView: UIScrollView, idleImages: [UIImage], refreshingImages: [UIImage]) throws {
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/NestedScrolling.md", line: 20)
    let header = NormalHeader { try await model.reload() }
    // The control is above the header of the profile and its tabs.
    header.distanceFromContent = 300
    tableView.refreshHeader = header
#sourceLocation()
  }
}

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/NestedScrolling.md", line: 49)
extension UITableView {
  /// Makes room for a header and tabs above the rows, and for the safe area below them.
  func makeRoom(forHeader header: CGFloat, tabs: CGFloat, safeArea: CGFloat) {
    contentInsetAdjustmentBehavior = .never
    let unused = bounds.height - tabs - contentSize.height
    contentInset = UIEdgeInsets(
      top: header + tabs, left: 0, bottom: max(safeArea, unused), right: 0)
    refreshHeader?.distanceFromContent = header + tabs
  }

  /// The distance by which the list is scrolled. It is 0 when the header is completely visible, and
  /// negative while the list is pulled down or its control is open.
  var scrolledDistance: CGFloat {
    contentOffset.y + contentInsetExcludingRefreshControls.top
  }
}
#sourceLocation()

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/NestedScrolling.md", line: 85)
final class OuterScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // The lists scroll with this scroll view. The pager does not.
    otherGestureRecognizer.view is UITableView
  }
}
#sourceLocation()
