import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

/// Jumps and deletions in a list that measures its rows and keeps its visible content in place.
@Suite(.isolated, .scenario("S97"))
@MainActor
struct JumpTests {
  enum Height: CaseIterable, Sendable {
    case equal, mixed

    var all: [CGFloat] {
      (0..<60).map { self == .equal ? 90 : [40, 90, 160, 70][$0 % 4] }
    }
  }

  /// Shows a table, and an automatic header that loads if it is requested.
  private func table(_ rows: MeasuredRows, on phone: Phone, isLoading: Bool) -> UITableView {
    let table = rows.table(estimate: 44)
    if isLoading { table.keepsVisibleContentInPlace = true }
    phone.show(table)
    phone.turn()
    guard isLoading else { return table }
    let header = AutoNormalHeader {}
    header.loadsAutomatically = false
    table.addSubview(header)
    phone.turn()
    header.beginRefreshing()
    phone.advance(by: 1)
    return table
  }

  /// The distance of a row from the beginning of the visible area.
  private func place(of row: Int, in table: UITableView) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y
      - table.safeAreaInsets.top
  }

  @Test(arguments: Height.allCases, [false, true])
  func `a jump during a load arrives where it does without the library`(
    height: Height, isAnimated: Bool
  ) {
    let places = [false, true].map { isLoading -> CGFloat in
      let phone = Phone()
      let table = table(MeasuredRows(height.all), on: phone, isLoading: isLoading)
      table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: isAnimated)
      phone.advance(by: 2)
      return place(of: 30, in: table)
    }
    // The header adds its length to the inset, which UIKit takes into account.
    #expect(abs(places[1] - places[0]) <= 44.5, "\(places)")
  }

  @Test(arguments: [20, 40])
  func `rows that are deleted under a finger do not count as its movement`(count: Int) {
    let rows = MeasuredRows(Height.equal.all)
    let phone = Phone()
    let table = table(rows, on: phone, isLoading: true)
    for case let header as AutoNormalHeader in table.subviews { header.endRefreshing() }
    phone.advance(by: 1)
    table.scrollToRow(at: IndexPath(row: 55, section: 0), at: .top, animated: false)
    phone.advance(by: 1)
    let touch = phone.pull(by: 30)
    phone.advance(by: 0.1)
    let visible = table.indexPathsForVisibleRows?.map(\.row).sorted().first ?? 0
    let old = place(of: visible, in: table)
    rows.heights[0].removeFirst(count)
    table.deleteRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .none)
    let point = touch.location(in: nil)
    phone.window.moveTouch(touch, to: CGPoint(x: point.x, y: point.y + 3))
    phone.turn()
    #expect(abs(place(of: visible - count, in: table) - old) <= 3.5)
    phone.lift(touch)
  }

  // With the third answer, the table's own movement cannot be told from one by the app.
  @Test(arguments: [UIKitAnswers.MeasuredRows.moveSilently, .stay], [false, true])
  func `rows stay in place when the header of a measuring table grows`(
    answer: UIKitAnswers.MeasuredRows, isSameView: Bool
  ) throws {
    MainLoop.current.answers.measuredRows = answer
    let rows = MeasuredRows(Height.mixed.all)
    let phone = Phone()
    let table = rows.table(estimate: 44)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    table.tableHeaderView = header
    table.keepsVisibleContentInPlace = true
    phone.show(table)
    phone.turn()
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    phone.advance(by: 1)
    let tops = table.cellTops
    let path = try #require(tops.keys.sorted().dropFirst(2).first)
    header.frame.size.height = 200
    table.tableHeaderView = isSameView ? header : UIView(frame: header.frame)
    phone.advance(by: 1)
    #expect(table.cellTops[path] == tops[path])
  }
}
