import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct GroupedTableTests {
  private let fixture = TableFixture(sections: [2, 3, 30], titles: ["First", nil, "Last"])

  private func table(_ screen: TestScreen) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
    table.dataSource = fixture
    table.delegate = fixture
    screen.window.addSubview(table)
    screen.turn()
    return table
  }

  @Test func `sections are spaced apart, with a larger space above the first`() {
    let screen = TestScreen()
    let table = table(screen)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 55.5)
    let endOfFirst: CGFloat = 55.5 + 2 * 44
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == endOfFirst + CGFloat(36))
    let endOfSecond: CGFloat = endOfFirst + 36 + 3 * 44
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == endOfSecond + CGFloat(56))
    let end: CGFloat = endOfSecond + 56 + 30 * 44 + 18
    #expect(table.contentSize.height == end)
  }

  @Test func `a header is uppercased and scrolls with its rows`() throws {
    let screen = TestScreen()
    let table = table(screen)
    let headers = { table.subviews.compactMap { $0 as? UITableViewHeaderFooterView } }
    let first = try #require(headers().first { $0.textLabel?.text == "FIRST" })
    #expect(first.frame == CGRect(x: 0, y: 0, width: 390, height: 55.5))
    table.contentOffset.y = 20
    screen.turn()
    #expect(first.frame.minY == 0)
    table.contentOffset.y = 700
    screen.turn()
    #expect(!headers().contains { $0.textLabel?.text == "LAST" && $0.frame.minY > 400 })
  }

  @Test func `rows are white on gray unless the app sets a color`() throws {
    let screen = TestScreen()
    let table = table(screen)
    #expect(table.backgroundColor == .systemGroupedBackground)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    cell.backgroundColor = .systemYellow
    table.contentOffset.y = 1
    screen.turn()
    #expect(cell.backgroundColor == .systemYellow)
  }

  @Test func `header and footer heights set by the app replace the defaults`() {
    let screen = TestScreen()
    let table = table(screen)
    table.sectionHeaderHeight = 50
    table.sectionFooterHeight = 10
    screen.turn()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 198)
  }
}
