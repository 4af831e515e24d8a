import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct SearchBarTests {
  private let fixture = TableFixture(rows: 40)

  private func navigation(
    _ screen: TestScreen, hidesSearchBar: Bool, prefersLargeTitles: Bool = true
  ) -> (UINavigationController, UITableView, UISearchBar) {
    screen.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let list = UITableViewController(style: .plain)
    list.title = "Contacts"
    list.tableView.dataSource = fixture
    list.tableView.delegate = fixture
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = hidesSearchBar
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
    screen.window.rootViewController = navigation
    screen.turn()
    return (navigation, list.tableView, search.searchBar)
  }

  @Test func `a search bar that does not hide is below the title`() {
    let screen = TestScreen()
    let (navigation, table, searchBar) = navigation(screen, hidesSearchBar: false)
    #expect(navigation.navigationBar.frame.height == 148)
    #expect(table.contentOffset.y == -195)
    #expect(searchBar.convert(CGPoint.zero, to: nil).y == 143)
    table.contentOffset.y = 100
    screen.turn()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(searchBar.convert(CGPoint.zero, to: nil).y == 91)
  }

  @Test func `a new search text updates the results`() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String?] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text)
      }
    }
    let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
    search.searchResultsUpdater = updater
    search.searchBar.text = "a"
    search.searchBar.text = "a"
    search.searchBar.text = nil
    #expect(updater.texts == ["a", nil])
  }

  @Test func `a hidden search bar can be pulled out and snaps`() {
    let screen = TestScreen()
    let (navigation, table, searchBar) = navigation(screen, hidesSearchBar: true)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(table.contentOffset.y == -143)
    #expect(searchBar.isHidden)
    screen.drag(from: CGPoint(x: 195, y: 400), by: 0, 55)
    screen.advance(1)
    #expect(navigation.navigationBar.frame.height == 148)
    #expect(table.contentOffset.y == -195)
    #expect(searchBar.bounds.height == 52 && !searchBar.isHidden)
    screen.drag(from: CGPoint(x: 195, y: 600), by: 0, -50)
    screen.advance(1)
    #expect(
      navigation.navigationBar.frame.height == 96, "the search bar collapses before the title")
    screen.drag(from: CGPoint(x: 195, y: 600), by: 0, -60)
    screen.advance(1)
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func `a search bar is placed below a small title too`() {
    let screen = TestScreen()
    let (navigation, table, searchBar) = navigation(
      screen, hidesSearchBar: false, prefersLargeTitles: false)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(table.contentOffset.y == -143)
    #expect(searchBar.convert(CGPoint.zero, to: nil).y == 91)
  }

  @Test func `the search bar follows a pull past the top only with a large title`() {
    let screen = TestScreen()
    for isLarge in [false, true] {
      let (_, table, searchBar) = navigation(
        screen, hidesSearchBar: false, prefersLargeTitles: isLarge)
      let rest = searchBar.convert(CGPoint.zero, to: nil).y
      table.contentOffset.y -= 60
      screen.turn()
      #expect(searchBar.convert(CGPoint.zero, to: nil).y == rest + (isLarge ? 60 : 0))
    }
  }
}
