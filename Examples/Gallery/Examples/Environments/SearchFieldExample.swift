internal import UIKit

/// A search field that stays below the title. The header is below the search field.
final class SearchFieldExample: HeaderAndFooterListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search messages"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }
}
