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
    table.insetsContentViewsToSafeArea = false
    screen.turn()
    #expect(cell.contentView.frame == cell.bounds)
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

  @Test func `a flow layout can measure section insets from the safe area`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(3)
    screen.rotateToLandscape()
    let layout = flowLayout(100, 50)
    let collection = fixture.makeCollectionView(screen, layout)
    collection.frame = screen.window.bounds
    screen.turn()
    #expect(collection.cellFrame(0)?.minX == 0)
    layout.sectionInsetReference = .fromSafeArea
    screen.turn()
    #expect(collection.cellFrame(0)?.minX == 47)
  }
}

extension UITableViewCell {
  /// The space between an accessory and the end of a wide row, in points.
  fileprivate static var sideMargin: CGFloat { 20 }
}
