internal import UIKit

/// A search field that stays under the title; the controls stand below it.
final class SearchFieldExample: FullMessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search messages"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }
}
