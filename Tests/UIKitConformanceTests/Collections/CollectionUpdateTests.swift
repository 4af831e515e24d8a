import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct CollectionUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `inserted items fade in while the others move`() throws {
    let screen = TestScreen()
    let fixture = CollectionFixture(3)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    let moved = try #require(collection.cellForItem(at: path(1)))
    fixture.sections[0].insert("new", at: 1)
    var isFinished: Bool?
    collection.performBatchUpdates {
      collection.insertItems(at: [path(1)])
    } completion: {
      isFinished = $0
    }
    #expect(collection.texts == ["0.0", "new", "0.1", "0.2"])
    #expect(collection.contentSize.height == 390)
    #expect(collection.cellForItem(at: path(2)) === moved)
    #expect(screen.presentation(of: moved).center.y == 145)
    let new = try #require(collection.cellForItem(at: path(1)))
    #expect(screen.presentation(of: new).alpha == 0 && screen.presentation(of: new).center.y == 145)
    screen.advance(0.15)
    #expect(
      screen.presentation(of: moved).center.y > 160 && screen.presentation(of: moved).center.y < 240
    )
    #expect(screen.presentation(of: new).alpha > 0.2 && screen.presentation(of: new).alpha < 0.8)
    #expect(isFinished == nil)
    screen.advance(0.3)
    #expect(isFinished == true)
    #expect(
      screen.presentation(of: moved).center.y == 245 && screen.presentation(of: new).alpha == 1)
  }

  @Test func `deleted items fade out and their cells are removed`() throws {
    let screen = TestScreen()
    let fixture = CollectionFixture(4)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    let deleted = try #require(collection.cellForItem(at: path(0)))
    fixture.sections[0].removeFirst()
    collection.deleteItems(at: [path(0)])
    #expect(collection.texts == ["0.1", "0.2", "0.3"])
    #expect(deleted.superview === collection)
    screen.advance(0.15)
    #expect(
      screen.presentation(of: deleted).alpha > 0.2 && screen.presentation(of: deleted).alpha < 0.8)
    screen.advance(0.3)
    #expect(deleted.superview == nil)
    #expect(fixture.log.takeEntries() == ["end displaying 0"])
  }

  @Test func `deletions use the old index paths and insertions the new ones`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(5)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    collection.selectItem(at: path(3), animated: false, scrollPosition: [])
    fixture.sections[0] = ["x", "0.1", "0.2", "0.3", "y"]
    collection.performBatchUpdates {
      collection.insertItems(at: [path(0), path(4)])
      collection.deleteItems(at: [path(4), path(0)])
    }
    #expect(collection.texts == ["x", "0.1", "0.2", "0.3", "y"])
    #expect(collection.indexPathsForSelectedItems == [path(3)])
  }

  @Test func `moved items keep their cells`() throws {
    let screen = TestScreen()
    let fixture = CollectionFixture(4)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    let last = try #require(collection.cellForItem(at: path(3)))
    fixture.sections[0] = ["0.3", "0.0", "0.1", "0.2"]
    collection.moveItem(at: path(3), to: path(0))
    #expect(collection.cellForItem(at: path(0)) === last)
    #expect(collection.texts == ["0.3", "0.0", "0.1", "0.2"])
    #expect(screen.presentation(of: last).center.y == 345)
    screen.advance(0.5)
    #expect(screen.presentation(of: last).center.y == 45)
  }

  @Test func `reloaded items get new cells`() throws {
    let screen = TestScreen()
    let fixture = CollectionFixture(3)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    let old = try #require(collection.cellForItem(at: path(1)))
    let kept = try #require(collection.cellForItem(at: path(2)))
    fixture.sections[0][1] = "new"
    collection.reloadItems(at: [path(1)])
    #expect(collection.texts == ["0.0", "new", "0.2"])
    #expect(collection.cellForItem(at: path(1)) !== old)
    #expect(collection.cellForItem(at: path(2)) === kept)
    screen.advance(0.5)
    #expect(old.superview == nil)
  }

  @Test func `sections are inserted, deleted, moved and reloaded`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(1, 2, 1)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    fixture.sections = [["2.0"], ["new"], ["1.0", "1.1"]]
    collection.performBatchUpdates {
      collection.deleteSections([0])
      collection.insertSections([1])
      collection.moveSection(2, toSection: 0)
    }
    #expect(collection.texts == ["2.0", "new", "1.0", "1.1"])
    fixture.sections[2] = ["other"]
    collection.reloadSections([2])
    #expect(collection.texts == ["2.0", "new", "other"])
  }

  @Test func `items that scroll into view animate from their previous position`() throws {
    let screen = TestScreen()
    let fixture = CollectionFixture(20)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    fixture.sections[0].removeSubrange(0..<3)
    collection.deleteItems(at: [path(0), path(1), path(2)])
    let entering = try #require(collection.cellForItem(at: path(7)))
    #expect((entering as? TextCell)?.text == "0.10")
    #expect(screen.presentation(of: entering).center.y == 1045)
    #expect(screen.presentation(of: entering).alpha == 1)
    screen.advance(0.5)
    #expect(screen.presentation(of: entering).center.y == 745)
  }

  @Test func `shortening the content animates the offset`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(20)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    collection.contentOffset.y = 1146
    screen.turn()
    fixture.sections[0].removeLast(5)
    collection.deleteItems(at: (15..<20).map { path($0) })
    #expect(collection.contentOffset.y == 646)
    #expect(screen.presentation(of: collection).bounds.minY == 1146)
    screen.advance(0.15)
    let animatedTop = screen.presentation(of: collection).bounds.minY
    #expect(animatedTop > 646 && animatedTop < 1146)
  }

  @Test func `updates outside a window take effect without animation`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(2)
    let collection = fixture.makeCollectionView(screen, flowLayout(390, 90))
    collection.removeFromSuperview()
    fixture.sections[0].append("new")
    var isFinished = false
    collection.performBatchUpdates {
      collection.insertItems(at: [path(2)])
    } completion: { _ in
      isFinished = true
    }
    screen.turn()
    #expect(isFinished)
    #expect(collection.texts == ["0.0", "0.1", "new"])
    #expect(collection.contentSize.height == 290)
  }
}
