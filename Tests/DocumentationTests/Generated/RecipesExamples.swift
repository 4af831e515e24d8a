// The examples of Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import Observation
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md", line: 170)


@available(iOS 17, *)
@MainActor @Observable
final class FeedStore {
  private(set) var titles: [String] = []
  private(set) var isLoading = false
  private let load: () async -> [String]

  init(load: @escaping () async -> [String]) { self.load = load }

  func reload() async {
    guard !isLoading else { return }
    isLoading = true
    titles = await load()
    isLoading = false
  }
}
#sourceLocation()

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md", line: 191)



@available(iOS 17, *)
struct FeedScreen: View {
  let store: FeedStore

  var body: some View {
    List(store.titles, id: \.self) { Text($0) }
      .refreshHeader { await store.reload() }
  }
}
#sourceLocation()
#endif

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md", line: 210)
@available(iOS 17, *)
extension FeedStore {
  /// Calls a closure now, and after each change of the property.
  func observeLoading(_ change: @escaping @MainActor (Bool) -> Void) {
    let loads = withObservationTracking {
      isLoading
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in self?.observeLoading(change) }
    }
    change(loads)
  }
}

@available(iOS 17, *)
@MainActor
func showFeed(of store: FeedStore, in tableView: UITableView) {
  let header = NormalHeader { Task { await store.reload() } }
  tableView.refreshHeader = header
  store.observeLoading { [weak header] loads in
    if loads { header?.beginRefreshing() } else { header?.endRefreshing() }
  }
}
#sourceLocation()

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md", line: 260)
extension UITableView {
  func addHeader(
    showing model: News, with dataSource: UITableViewDiffableDataSource<Int, String>
  ) {
    refreshHeader = NormalHeader { [weak dataSource] in
      try await model.reload()
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(model.articles)
      await dataSource?.apply(snapshot, animatingDifferences: false)
    }
  }
}
#sourceLocation()

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md", line: 283)
final class TabTaps: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let screens = (viewController as? UINavigationController)?.viewControllers ?? [viewController]
    guard viewController == tabBarController.selectedViewController, screens.count == 1,
      let list = (screens.first as? UITableViewController)?.tableView
    else { return true }
    let top = -list.adjustedContentInset.top
    if list.contentOffset.y > top {
      list.setContentOffset(CGPoint(x: list.contentOffset.x, y: top), animated: true)
    } else {
      list.refreshHeader?.beginRefreshing()
    }
    return true
  }
}
#sourceLocation()

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md", line: 315)
@MainActor
func addHeaderInSheet(showing model: News, to tableView: UITableView) {
  let system = UIRefreshControl()
  system.tintColor = .clear
  system.addAction(UIAction { [weak system] _ in system?.endRefreshing() }, for: .valueChanged)
  tableView.refreshControl = system
  tableView.refreshHeader = NormalHeader { try await model.reload() }
}
#sourceLocation()

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md", line: 333)
@MainActor
func showMessage(_ text: String, whileEmpty model: News, in tableView: UITableView) {
  let message = UILabel()
  message.text = text
  message.textAlignment = .center
  tableView.backgroundView = message
  tableView.refreshHeader = NormalHeader { [weak tableView] in
    try await model.reload()
    tableView?.reloadData()
    message.isHidden = !model.articles.isEmpty
  }
  tableView.refreshFooter = AutoNormalFooter {
    try await model.loadMore() ? .more : .noMoreData
  }
  tableView.refreshFooter?.hidesWhenEmpty = true
}
#sourceLocation()

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md", line: 360)
@MainActor
func openForPicture(_ header: NormalHeader) {
  header.setRefreshHandler(nil)
  header.refreshingBlock = {}
  header.lastUpdatedTimeText = { _ in "Last updated: 9:41" }
  UIView.performWithoutAnimation { header.beginRefreshing() }
  header.loadingView.hidesWhenStopped = false
  header.loadingView.stopAnimating()
}
#sourceLocation()

#sourceLocation(file: "Sources/EdgeRefresh/EdgeRefresh.docc/Recipes.md", line: 374)
@MainActor
func showRefreshing(_ content: some RefreshContent) {
  content.render(RefreshPresentation(state: .refreshing, progress: 1, isActive: true))
}
#sourceLocation()
