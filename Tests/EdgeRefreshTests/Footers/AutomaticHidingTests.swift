import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct AutomaticHidingTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var count = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func `an empty table has no footer`() {
    let rows = Rows()
    let tableView = UITableView()
    tableView.dataSource = rows
    let screen = Screen(scrollView: tableView)
    let footer = AutoNormalFooter {}
    tableView.refreshFooter = footer
    #expect(!footer.isHidden)
    footer.isAutomaticallyHidden = true
    #expect(footer.isHidden)
    rows.count = 3
    tableView.reloadData()
    screen.turn()
    #expect(!footer.isHidden)
    rows.count = 0
    tableView.reloadData()
    screen.turn()
    #expect(footer.isHidden)
  }

  @Test func `a scroll view without items keeps its footer`() {
    let screen = Screen()
    let footer = BackNormalFooter {}
    footer.isAutomaticallyHidden = true
    screen.scrollView.refreshFooter = footer
    screen.turn()
    #expect(!footer.isHidden)
  }

  @Test func `a table with rows shows its footer at once`() {
    let rows = Rows()
    rows.count = 1
    let tableView = UITableView()
    tableView.dataSource = rows
    let screen = Screen(scrollView: tableView)
    let footer = AutoNormalFooter {}
    footer.isAutomaticallyHidden = true
    tableView.refreshFooter = footer
    tableView.reloadData()
    screen.turn()
    #expect(!footer.isHidden)
  }

  @Test func `by default the footer of an empty table shows`() {
    let rows = Rows()
    let tableView = UITableView()
    tableView.dataSource = rows
    let screen = Screen(scrollView: tableView)
    let footer = AutoNormalFooter {}
    #expect(!footer.isAutomaticallyHidden)
    tableView.refreshFooter = footer
    tableView.reloadData()
    tableView.contentSize.height = 50
    screen.turn()
    #expect(!footer.isHidden)
  }
}
