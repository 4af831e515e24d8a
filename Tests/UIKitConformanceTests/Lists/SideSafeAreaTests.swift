import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct SideSafeAreaTests {
  @Test func `cell content stays inside the safe area at the sides`() throws {
    let screen = TestScreen()
    let fixture = TableFixture(sections: [5], titles: ["Title"])
    screen.rotateToLandscape()
    let table = screen.table(fixture)
    table.frame = screen.window.bounds
    screen.turn()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == 0 && cell.frame.width == 844)
    #expect(cell.contentView.frame.minX == 47)
    #expect(cell.contentView.frame.width == 750)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.contentView.frame.minX == 47)
  }

  @Test func `accessories stay inside the safe area at the sides`() throws {
    let screen = TestScreen()
    let fixture = TableFixture(rows: 2)
    screen.rotateToLandscape()
    let table = screen.table(fixture)
    table.frame = screen.window.bounds
    screen.turn()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessoryView = accessory
    screen.turn()
    #expect(accessory.frame.maxX == 844 - 47 - UITableViewCell.sideMargin)
  }
}

extension UITableViewCell {
  /// The space between an accessory and the end of a wide row, in points.
  fileprivate static var sideMargin: CGFloat { 20 }
}
