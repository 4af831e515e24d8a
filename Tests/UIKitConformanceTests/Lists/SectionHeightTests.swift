import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct SectionHeightTests {
  /// Five sections of 20 rows, 880 points high. Each has a header view of 90 points.
  @MainActor
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var estimate: CGFloat?
    private(set) var requested: Set<Int> = []

    func numberOfSections(in tableView: UITableView) -> Int { 5 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      final class HighHeader: UITableViewHeaderFooterView {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          CGSize(width: size.width, height: 90)
        }
      }
      requested.insert(section)
      return HighHeader(reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { estimate ?? tableView.estimatedSectionHeaderHeight }
  }

  private let screen = TestScreen()
  private let sections = Sections()

  private func table(_ prepare: (UITableView) -> Void = { _ in }) -> UITableView {
    let table = UITableView(frame: CGRect(origin: .zero, size: TestScreen.size))
    table.rowHeight = 44
    table.dataSource = sections
    table.delegate = sections
    prepare(table)
    screen.window.addSubview(table)
    screen.turn()
    return table
  }

  @Test func `a header view determines its height`() {
    let table = table()
    #expect(table.rectForHeader(inSection: 0).height == 90)
    #expect(table.contentSize.height == 4850)
  }

  @Test func `with an estimate of zero, header views have the standard height`() {
    let table = table { $0.estimatedSectionHeaderHeight = 0 }
    #expect(table.contentSize.height == 4540)
  }

  @Test func `a fixed header height takes precedence over the view`() {
    let table = table { $0.sectionHeaderHeight = 30 }
    #expect(table.contentSize.height == 4550)
  }

  @Test(arguments: [true, false])
  func `estimated headers are measured when they come into view`(isDelegates: Bool) {
    if isDelegates { sections.estimate = 50 }
    let table = table { if !isDelegates { $0.estimatedSectionHeaderHeight = 50 } }
    #expect(sections.requested == [0])
    #expect(table.contentSize.height == 4690)
    table.contentOffset.y = 200
    screen.turn()
    #expect(sections.requested == [0, 1])
    #expect(table.contentSize.height == 4730)
    #expect(table.contentOffset.y == 200)
  }

  @Test func `a pinned header that is measured does not move the rows`() throws {
    let table = table { $0.estimatedSectionHeaderHeight = 50 }
    // Jumps into the middle of section 3. Its pinned header is measured.
    table.contentOffset.y = 3180
    let first = IndexPath(row: 7, section: 3)
    let expected = table.rectForRow(at: first).minY - table.contentOffset.y
    screen.turn()
    let shown = table.rectForRow(at: first).minY - table.contentOffset.y
    #expect(shown.isClose(to: expected))
    #expect(table.headerView(forSection: 3)?.frame.height == 90)
    #expect(table.headerView(forSection: 3)?.frame.minY == table.contentOffset.y)
    #expect(sections.requested == [0, 3, 4])
  }

  @Test func `the text of a header view wraps`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)).height == 28)
    view.textLabel?.text = String(repeating: "Long title ", count: 20)
    view.textLabel?.numberOfLines = 0
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)).height > 80)
  }
}
