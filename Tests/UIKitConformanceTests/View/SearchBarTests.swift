import Testing
import UIKit
import UIKitCairo

@MainActor struct SearchBarTests {
  private let fixture = TableFixture(rows: 40)

  init() { CairoRenderer.install() }

  private func navigation(
    _ world: World, hidesSearchBar: Bool, prefersLargeTitles: Bool = true
  ) -> (UINavigationController, UITableView, UISearchBar) {
    world.cover(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let list = UITableViewController(style: .plain)
    list.title = "Contacts"
    list.tableView.dataSource = fixture
    list.tableView.delegate = fixture
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = hidesSearchBar
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
    world.window.rootViewController = navigation
    world.turn()
    return (navigation, list.tableView, search.searchBar)
  }

  @Test func `a bar that does not hide stands below the title`() {
    World.run { world in
      let (navigation, table, searchBar) = navigation(world, hidesSearchBar: false)
      #expect(navigation.navigationBar.frame.height == 148)
      #expect(table.contentOffset.y == -195)
      #expect(searchBar.convert(CGPoint.zero, to: nil).y == 143)
      table.contentOffset.y = 100
      world.turn()
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(searchBar.convert(CGPoint.zero, to: nil).y == 91)
    }
  }

  @Test func `a bar that hides is pulled out and snaps`() {
    World.run { world in
      let (navigation, table, searchBar) = navigation(world, hidesSearchBar: true)
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(table.contentOffset.y == -143)
      #expect(searchBar.isHidden)
      world.drag(from: CGPoint(x: 195, y: 400), by: 0, 55)
      world.advance(1)
      #expect(navigation.navigationBar.frame.height == 148)
      #expect(table.contentOffset.y == -195)
      #expect(searchBar.bounds.height == 52 && !searchBar.isHidden)
      world.drag(from: CGPoint(x: 195, y: 600), by: 0, -50)
      world.advance(1)
      #expect(navigation.navigationBar.frame.height == 96, "the field goes before the title")
      world.drag(from: CGPoint(x: 195, y: 600), by: 0, -60)
      world.advance(1)
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }

  @Test func `there need not be a large title`() {
    World.run { world in
      let (navigation, table, searchBar) = navigation(
        world, hidesSearchBar: false, prefersLargeTitles: false)
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(table.contentOffset.y == -143)
      #expect(searchBar.convert(CGPoint.zero, to: nil).y == 91)
    }
  }

  @Test func `the field shows text or placeholder`() {
    World.run { world in
      let (_, _, searchBar) = navigation(world, hidesSearchBar: false)
      #expect(searchBar.placeholder == "Search")
      #expect(searchBar.accessibilityLabel == "Search")
      searchBar.text = "Ada"
      #expect(searchBar.accessibilityLabel == "Ada")
      #expect(searchBar.sizeThatFits(CGSize(width: 300, height: 10)).height == 52)
    }
  }

  @Test func `only a large title follows a pull past the top`() {
    World.run { world in
      for isLarge in [false, true] {
        let (_, table, searchBar) = navigation(
          world, hidesSearchBar: false, prefersLargeTitles: isLarge)
        let rest = searchBar.convert(CGPoint.zero, to: nil).y
        table.contentOffset.y -= 60
        world.turn()
        #expect(searchBar.convert(CGPoint.zero, to: nil).y == rest + (isLarge ? 60 : 0))
      }
    }
  }
}
