import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct CollectionViewTests {
  @Test func `only visible items have cells, and cells are reused`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(1000)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    #expect(collection.texts == (0...8).map { "0.\($0)" })
    #expect(collection.contentSize.height == 99990)
    for step in 1...40 {
      collection.contentOffset.y = CGFloat(step) * 500
      screen.turn()
    }
    #expect(collection.texts.first == "0.200")
    let uses = collection.visibleCells.compactMap { ($0 as? TextCell)?.uses }
    #expect(uses.allSatisfy { $0 > 20 })
    #expect(collection.subviews.filter { $0 is TextCell }.count == 9)
  }

  @Test func `reloaded data appears in the next layout pass`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(3)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    fixture.sections = [["a"], ["b", "c"]]
    collection.reloadData()
    // Only drop placeholders and a reordering are uncommitted updates.
    #expect(!collection.hasUncommittedUpdates)
    #expect(collection.numberOfSections == 2, "the counts are new at once")
    #expect(collection.texts == ["0.0", "0.1", "0.2"])
    screen.turn()
    #expect(collection.texts == ["a", "b", "c"])
    #expect(collection.numberOfSections == 2)
    #expect(collection.numberOfItems(inSection: 1) == 2)
    #expect(
      fixture.log.takeEntries() == ["end displaying 0", "end displaying 1", "end displaying 2"])
  }

  @Test func `items are found by point and by cell`() throws {
    let screen = TestScreen()
    let fixture = CollectionFixture(20)
    let collection = fixture.makeCollectionView(screen, flowLayout(190, 90))
    #expect(
      collection.indexPathForItem(at: CGPoint(x: 250, y: 150)) == IndexPath(item: 3, section: 0))
    #expect(collection.indexPathForItem(at: CGPoint(x: 195, y: 50)) == nil)
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 5, section: 0)))
    #expect(collection.indexPath(for: cell) == IndexPath(item: 5, section: 0))
    #expect(collection.cellForItem(at: IndexPath(item: 19, section: 0)) == nil)
  }

  @Test func `scrolling to an item puts it at the requested position`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(100)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    collection.contentInset.top = 44
    let path = IndexPath(item: 50, section: 0)
    collection.scrollToItem(at: path, at: .top, animated: false)
    #expect(collection.contentOffset.y == 4956)
    collection.scrollToItem(at: path, at: .bottom, animated: false)
    #expect(collection.contentOffset.y == 4246)
    collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
    #expect(collection.contentOffset.y == 4601)
    collection.scrollToItem(
      at: IndexPath(item: 99, section: 0), at: .top, animated: true)
    #expect(collection.contentOffset.y == 4601)
    screen.advance(1)
    #expect(collection.contentOffset.y == 9146, "the offset stays in range")
    collection.scrollToItem(at: IndexPath(item: 95, section: 0), at: [], animated: false)
    #expect(collection.contentOffset.y == 9146, "the item is already visible")
  }

  @Test func `a tap highlights and selects an item`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(10)
    let collection = fixture.makeCollectionView(screen, flowLayout(190, 90))
    fixture.nonselectable = [IndexPath(item: 2, section: 0)]
    screen.tap(50, 50)
    #expect(fixture.log.takeEntries() == ["highlight 0", "unhighlight 0", "select 0"])
    screen.tap(300, 50)
    #expect(
      fixture.log.takeEntries() == ["highlight 1", "unhighlight 1", "deselect 0", "select 1"])
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == false)
    screen.tap(50, 150)
    #expect(fixture.log.takeEntries() == [])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func `a selection stays with its item while the cell is reused`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(100)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    collection.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    collection.contentOffset.y = 3000
    screen.turn()
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
    collection.contentOffset.y = 0
    screen.turn()
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
  }

  @Test func `a custom layout provides the frames of the cells`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(5)
    let layout = DiagonalLayout()
    let collection = fixture.makeCollectionView(screen, layout)
    #expect(collection.contentSize == CGSize(width: 500, height: 500))
    #expect(collection.cellFrame(2) == CGRect(x: 200, y: 200, width: 100, height: 100))
    let before = layout.preparations
    collection.contentOffset = CGPoint(x: 10, y: 10)
    screen.turn()
    #expect(layout.preparations == before)
    collection.frame.size.width = 300
    screen.turn()
    #expect(layout.preparations == before + 1)
  }

  @Test func `a layout can adjust where a fling ends`() {
    let screen = TestScreen()
    let layout = SnappingLayout()
    layout.itemSize = CGSize(width: 390, height: 290)
    let fixture = CollectionFixture(100)
    let collection = fixture.makeCollectionView(screen, layout)
    screen.fling(from: CGPoint(x: 200, y: 700), by: 0, -200)
    screen.advance(6)
    #expect(collection.contentOffset.y > 300)
    #expect(collection.contentOffset.y.truncatingRemainder(dividingBy: 300) == 0)
  }

  @Test func `a new layout moves the cells`() throws {
    let screen = TestScreen()
    let fixture = CollectionFixture(4)
    let collection = fixture.makeCollectionView(screen, flowLayout(190, 90))
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    var isFinished = false
    collection.setCollectionViewLayout(flowLayout(390, 90), animated: true) { _ in isFinished = true
    }
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 390, height: 90))
    #expect(screen.presentation(of: cell).center == CGPoint(x: 295, y: 45))
    screen.advance(0.4)
    #expect(screen.presentation(of: cell).center == CGPoint(x: 195, y: 145))
    #expect(isFinished)
  }
}

private final class DiagonalLayout: UICollectionViewLayout {
  private(set) var preparations = 0

  override func prepare() { preparations += 1 }

  override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 500) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = CGFloat(indexPath.item) * 100
    attributes.frame = CGRect(x: place, y: place, width: 100, height: 100)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<5).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

private final class SnappingLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(
      x: proposedContentOffset.x, y: (proposedContentOffset.y / 300).rounded() * 300)
  }
}
