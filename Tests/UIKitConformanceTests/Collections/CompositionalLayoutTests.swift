import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct CompositionalLayoutTests {
  private let screen = TestScreen()
  private let source = Grid(10, 10)

  /// Shows two sections of ten items, each of which is 100 by 80 points. The first one scrolls
  /// sideways.
  private func collection() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      #expect(environment.traitCollection.displayScale > 0)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: index == 0 ? .absolute(100) : .fractionalWidth(1),
          heightDimension: .absolute(80)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      if index == 0 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
    let collection = source.collection()
    collection.collectionViewLayout = layout
    screen.window.addSubview(collection)
    screen.turn()
    return collection
  }

  @Test func `the groups of a section follow one another`() throws {
    let collection = collection()
    let item = try #require(
      collection.layoutAttributesForItem(at: IndexPath(item: 4, section: 1)))
    // Three items fit into a row of 390 points.
    #expect(item.frame == CGRect(x: 100, y: 80 + 90, width: 100, height: 80))
    #expect(collection.contentSize == CGSize(width: 390, height: 80 + 4 * 90 - 10))
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 4, section: 1)))
    #expect(cell.superview === collection)
    #expect(cell.frame == item.frame)
  }

  @Test func `the cells of a section that scrolls sideways are in its own scroll view`() throws {
    let collection = collection()
    let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    let scrollView = try #require(first.superview as? UIScrollView)
    #expect(scrollView !== collection && scrollView.superview === collection)
    #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 390, height: 80))
    #expect(scrollView.contentSize == CGSize(width: 10 * 110 - 10, height: 80))
    #expect(collection.cellForItem(at: IndexPath(item: 3, section: 0)) != nil)
    #expect(collection.cellForItem(at: IndexPath(item: 5, section: 0)) == nil)
    scrollView.contentOffset.x = 300
    screen.turn()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    let shown = try #require(collection.cellForItem(at: IndexPath(item: 5, section: 0)))
    let frame = shown.convert(shown.bounds, to: collection)
    #expect(abs(frame.minX - (5 * 110 - 300)) < 0.001 && frame.minY == 0)
    #expect(
      Set(collection.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item))
        == [2, 3, 4, 5, 6])
  }

  @Test func `a section that scrolls sideways keeps its offset when it is scrolled away`() throws {
    let collection = collection()
    let scrollView = try #require(
      collection.cellForItem(at: IndexPath(item: 0, section: 0))?.superview as? UIScrollView)
    scrollView.contentOffset.x = 200
    source.counts = [10, 60]
    collection.reloadData()
    collection.contentOffset.y = 400
    screen.turn()
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) == nil)
    collection.contentOffset.y = 0
    screen.turn()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(cell.superview === scrollView)
    #expect(cell.convert(CGPoint.zero, to: collection) == CGPoint(x: 20, y: 0))
  }

  @Test func `a finger scrolls a section sideways`() throws {
    let collection = collection()
    screen.drag(from: CGPoint(x: 300, y: 40), by: -200, 0)
    let scrollView = try #require(collection.subviews.first { $0 is UIScrollView } as? UIScrollView)
    #expect(scrollView.contentOffset.x > 150)
    #expect(collection.contentOffset.y == 0)
  }

  @Test func `a column repeats its items while they fit`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100)),
      subitems: [item])
    let collection = source.collection()
    collection.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    screen.window.addSubview(collection)
    screen.turn()
    let last = try #require(
      collection.layoutAttributesForItem(at: IndexPath(item: 3, section: 1)))
    #expect(last.frame == CGRect(x: 0, y: 500 + 140, width: 195, height: 40))
  }
}
