import TestSupport
import Testing
import UIKit

/// The cells that an animation of the content offset brings into view or moves out of it.
@Suite(.isolated)
@MainActor
struct CellsInAnimationTests {
  let screen = TestScreen()
  let fixture = CollectionFixture(100)

  private func collectionView() -> UICollectionView {
    fixture.makeCollectionView(screen, flowLayout(390, 90))
  }

  private func cell(_ item: Int, of collection: UICollectionView) throws -> UICollectionViewCell {
    try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  @Test func `a cell that is created in an animation flies in`() throws {
    let collection = collectionView()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    UIView.animate(withDuration: 1) { collection.contentOffset.y = 70 }
    let new = try cell(9, of: collection)
    #expect(new.layer.animationKeys() == ["position", "bounds.size"])
    #expect(new.contentView.layer.animationKeys() == ["position", "bounds.size"])
    #expect(screen.presentation(of: new).center == .zero)
    #expect(screen.presentation(of: new).bounds.size == .zero)
    screen.advance(1)
    #expect(new.layer.animationKeys() == nil)
    #expect(screen.presentation(of: new).center == new.center)
  }

  @Test func `a cell that is reused in an animation comes from where it was`() throws {
    let collection = collectionView()
    let first = try cell(0, of: collection)
    let center = first.center
    UIView.animate(withDuration: 1) { collection.contentOffset.y = 150 }
    #expect(try cell(9, of: collection) === first)
    #expect(first.layer.animationKeys() == ["position"])
    #expect(screen.presentation(of: first).center == center)
    #expect(try cell(5, of: collection).layer.animationKeys() == nil)
  }

  @Test func `cells are not animated without an animation block, a window or the answer`() throws {
    let collection = collectionView()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { collection.contentOffset.y = 1_000 }
    }
    screen.turn()
    #expect(try cell(11, of: collection).layer.animationKeys() == nil)
    screen.animateCells(false)
    UIView.animate(withDuration: 1) { collection.contentOffset.y = 2_000 }
    screen.turn()
    #expect(try cell(22, of: collection).layer.animationKeys() == nil)
    screen.animateCells(true)
    collection.removeFromSuperview()
    UIView.animate(withDuration: 1) { collection.contentOffset.y = 3_000 }
    screen.window.addSubview(collection)
    screen.turn()
    #expect(try cell(31, of: collection).layer.animationKeys() == nil)
  }

  @Test(arguments: [false, true])
  func `cells that leave in an animation disappear at its begin or at its end`(
    areKept: Bool
  ) throws {
    screen.keepLeavingCells(areKept)
    let collection = collectionView()
    let first = try cell(0, of: collection)
    UIView.animate(withDuration: 1) { collection.contentOffset.y = 500 }
    screen.advance(0.9)
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect((collection.indexPath(for: first) == nil) == areKept)
    #expect(first.superview === collection)
    screen.advance(0.2)
    #expect((first.superview == nil) == areKept)
    #expect(collection.subviews.filter { $0 is TextCell }.count == collection.visibleCells.count)
  }

  @Test func `a cell that leaves and returns is the same`() throws {
    screen.keepLeavingCells(true)
    let collection = collectionView()
    let first = try cell(0, of: collection)
    UIView.animate(withDuration: 1) { collection.contentOffset.y = 500 }
    screen.advance(0.3)
    collection.contentOffset.y = 0
    screen.turn()
    #expect(try cell(0, of: collection) === first)
    screen.advance(1)
    #expect(first.superview === collection)
  }

  @Test func `data that is reloaded replaces the cells that leave`() throws {
    screen.keepLeavingCells(true)
    let collection = collectionView()
    UIView.animate(withDuration: 1) { collection.contentOffset.y = 500 }
    screen.advance(0.3)
    collection.reloadData()
    screen.turn()
    #expect(collection.subviews.filter { $0 is TextCell }.count == collection.visibleCells.count)
  }

  @Test(arguments: [false, true])
  func `rows that leave in an animation disappear at its begin or at its end`(
    areKept: Bool
  ) throws {
    screen.keepLeavingCells(areKept)
    let rows = TableFixture(rows: 100)
    let table = UITableView(frame: screen.window.bounds)
    table.dataSource = rows
    screen.window.addSubview(table)
    screen.turn()
    let first = try #require(table.visibleCells.first)
    UIView.animate(withDuration: 1) { table.contentOffset.y = 500 }
    screen.turn()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect((table.indexPath(for: first) == nil) == areKept)
    #expect(first.superview === table)
    screen.advance(1.1)
    #expect((first.superview == nil) == areKept)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == table.visibleCells.count)
  }
}
