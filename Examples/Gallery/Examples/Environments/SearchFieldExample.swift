internal import UIKit

/// A search field that stays below the title and filters the list. The header is below the search
/// field.
final class SearchFieldExample: HeaderAndFooterListViewController, UISearchResultsUpdating {
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search messages"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    searchText = searchController.searchBar.text ?? ""
  }
}
