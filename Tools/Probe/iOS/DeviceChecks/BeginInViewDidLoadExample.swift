internal import EdgeRefresh
internal import UIKit

/// A list with a large title and a search field that scrolling hides. Its header begins to refresh
/// before the list is pushed.
final class BeginInViewDidLoadExample: HeaderAndFooterListViewController {
  override var prefersLargeTitles: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.hidesSearchBarWhenScrolling = true
    tableView.refreshHeader?.beginRefreshing()
  }
}
