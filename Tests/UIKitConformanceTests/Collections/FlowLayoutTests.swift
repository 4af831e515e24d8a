import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct FlowLayoutTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `items fill justified lines`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(7)
    let collection = fixture.makeCollectionView(screen, flowLayout(100, 60))
    // 3 × 100 + 2 × 10 fit into 390; the remaining 70 points go between them.
    #expect(collection.cellFrame(0) == rect(0, 0, 100, 60))
    #expect(collection.cellFrame(1) == rect(145, 0, 100, 60))
    #expect(collection.cellFrame(2) == rect(290, 0, 100, 60))
    #expect(collection.cellFrame(3) == rect(0, 70, 100, 60))
    #expect(
      collection.cellFrame(6) == rect(0, 140, 100, 60), "the last line is spaced like a full one")
    #expect(collection.contentSize == CGSize(width: 390, height: 200))
  }

  @Test func `the only item of a line is centered`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(2)
    let collection = fixture.makeCollectionView(screen, flowLayout(250, 50))
    #expect(collection.cellFrame(0) == rect(70, 0, 250, 50))
    #expect(collection.cellFrame(1) == rect(70, 60, 250, 50))
  }

  @Test func `items of different heights are centered in their line`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(2)
    fixture.sizes[IndexPath(item: 1, section: 0)] = CGSize(width: 180, height: 100)
    let collection = fixture.makeCollectionView(screen, flowLayout(200, 40))
    #expect(collection.cellFrame(0) == rect(0, 30, 200, 40))
    #expect(collection.cellFrame(1)?.minY == 0)
    #expect(collection.contentSize.height == 100)
  }

  @Test func `insets, headers and footers take up space`() {
    let screen = TestScreen()
    let layout = flowLayout(100, 50)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 20)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 12)
    layout.minimumLineSpacing = 4
    let fixture = CollectionFixture(4, 1)
    let collection = fixture.makeCollectionView(screen, layout)
    #expect(collection.cellFrame(0) == rect(20, 35, 100, 50))
    #expect(collection.cellFrame(3) == rect(20, 89, 100, 50))
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    let path = IndexPath(item: 0, section: 0)
    let view = { collection.supplementaryView(forElementKind: $0, at: $1)?.frame }
    #expect(view(header, path) == rect(0, 0, 390, 30))
    #expect(view(footer, path) == rect(0, 146, 390, 12))
    #expect(view(header, IndexPath(item: 0, section: 1)) == rect(0, 158, 390, 30))
    #expect(collection.visibleSupplementaryViews(ofKind: footer).count == 2)
    #expect(collection.contentSize.height == 262)
  }

  @Test func `pinned headers stick to the visible top until the next header pushes them`() throws {
    let screen = TestScreen()
    let layout = flowLayout(390, 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let fixture = CollectionFixture(10, 10)
    let collection = fixture.makeCollectionView(screen, layout)
    collection.contentInset.top = 50
    let header = { section in
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
    }
    collection.contentOffset.y = -120
    screen.turn()
    #expect(header(0)?.frame.minY == 0, "the header stays inside its section")
    collection.contentOffset.y = 300
    screen.turn()
    let first = try #require(header(0))
    #expect(first.frame.minY == 350)
    let lastCell = collection.subviews.lastIndex { $0 is TextCell } ?? 0
    #expect(
      collection.subviews.firstIndex(of: first) ?? 0 > lastCell,
      "the header is in front of the cells")
    // The section ends at 40 + 10 × 110 - 10.
    collection.contentOffset.y = 1070
    screen.turn()
    #expect(first.frame.minY == 1090)
    #expect(header(1)?.frame.minY == 1130)
  }

  @Test func `a horizontal flow fills columns`() {
    let screen = TestScreen()
    let layout = flowLayout(120, 200)
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 22, left: 8, bottom: 22, right: 8)
    layout.headerReferenceSize = CGSize(width: 50, height: 0)
    let fixture = CollectionFixture(10)
    let collection = fixture.makeCollectionView(screen, layout)
    #expect(collection.cellFrame(0) == rect(58, 22, 120, 200))
    #expect(collection.cellFrame(1)?.origin == CGPoint(x: 58, y: 322))
    #expect(collection.cellFrame(3)?.origin == CGPoint(x: 188, y: 22))
    #expect(collection.contentSize == CGSize(width: 576, height: 844))
  }

  @Test func `lines are as long as the view inside its insets`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(3)
    let collection = fixture.makeCollectionView(screen, flowLayout(110, 50))
    collection.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    screen.turn()
    #expect(collection.contentSize.width == 310)
    #expect(collection.cellFrame(1)?.minX == 200)
    #expect(collection.cellFrame(2)?.minY == 60)
    collection.frame.size.width = 700
    screen.turn()
    #expect(collection.cellFrame(2)?.minY == 0)
  }

  @Test func `lines begin on the right in a right-to-left layout`() {
    let screen = TestScreen()
    let fixture = CollectionFixture(4)
    let collection = fixture.makeCollectionView(screen, flowLayout(100, 60))
    collection.semanticContentAttribute = .forceRightToLeft
    collection.reloadData()
    screen.turn()
    #expect(collection.cellFrame(0)?.minX == 290)
    #expect(collection.cellFrame(2)?.minX == 0)
    #expect(collection.cellFrame(3)?.minX == 290)
  }

  @Test func `a layout can flip its coordinates in a right-to-left interface`() throws {
    let screen = TestScreen()
    let layout = FlippingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.scrollDirection = .horizontal
    let fixture = CollectionFixture(60)
    let collection = fixture.makeCollectionView(screen, layout)
    collection.semanticContentAttribute = .forceRightToLeft
    collection.reloadData()
    screen.turn()
    #expect(collection.contentOffset.x == 0)
    let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.convert(first.bounds, to: nil) == rect(290, 0, 100, 100))
    #expect(
      first.contentView.convert(CGPoint.zero, to: nil) == CGPoint(x: 290, y: 0),
      "the content of the cell is not mirrored")
    screen.drag(from: CGPoint(x: 100, y: 500), by: 150, 0)
    #expect(collection.contentOffset.x > 100, "a drag to the right scrolls forward")
  }
}
