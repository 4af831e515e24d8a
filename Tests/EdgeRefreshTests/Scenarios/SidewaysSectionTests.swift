import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls
@testable import EdgeRefreshFeatures

/// Collections with sections that scroll sideways. Their cells are in scroll views of the sections.
@Suite(.isolated)
@MainActor
struct SidewaysSectionTests {
  @Test(.scenario("S72"), arguments: [true, false], UIKitAnswers.CellsInAnimation.allCases)
  func `cells do not fly in while a control opens and closes`(
    isFooter: Bool, answer: UIKitAnswers.CellsInAnimation
  ) {
    MainLoop.current.answers.cellsInAnimation = answer
    let source = SidewaysSource(sections: 12)
    let phone = Phone()
    let collection = source.collection()
    let control: RefreshComponent = isFooter ? BackNormalFooter() : NormalHeader()
    collection.setRefreshControl(control)
    phone.show(collection)
    if isFooter {
      collection.contentOffset.y = collection.contentSize.height + 34 - 844
    } else {
      collection.contentOffset.y = 30
    }
    phone.advance(by: 1)
    func follow(_ movement: String) {
      for frame in 0...30 {
        phone.advance(by: frame == 0 ? 0 : 1.0 / 60)
        for view in collection.itemViews where view.layer.animationKeys() != nil {
          Issue.record("\(movement), frame \(frame): \(view.frame) is animated")
          return
        }
      }
    }
    control.beginRefreshing()
    follow("opening")
    control.endRefreshing()
    follow("closing")
    phone.drag(by: isFooter ? -300 : 300)
    follow("opening after a pull")
    #expect(control.state == .refreshing)
    control.endRefreshing()
    follow("closing after a pull")
  }

  @Test func `a list with only such sections is counted when a control is attached`() {
    let source = SidewaysSource(sections: 5, isMixed: false)
    let phone = Phone()
    let collection = source.collection()
    phone.show(collection)
    #expect(ContentItems(of: collection)?.isReady == true)
    let footer = AutoNormalFooter()
    collection.refreshFooter = footer
    #expect(collection.refreshItemCount == 50)
    #expect(ScrollHost.existing(of: collection)?.items?.total == 50)
  }

  @Test func `a list that has shown nothing is not ready`() {
    let source = SidewaysSource(sections: 5, isMixed: false)
    let collection = source.collection()
    collection.addSubview(UIScrollView())
    #expect(ContentItems(of: collection)?.isReady == false)
  }

  @Test(.scenario("S40"), arguments: [true, false])
  func `the visible item stays in place when sections are inserted before it`(isMixed: Bool) throws
  {
    let source = SidewaysSource(sections: 12, isMixed: isMixed)
    let phone = Phone()
    let collection = source.collection()
    collection.keepsVisibleContentInPlace = true
    let header = AutoNormalHeader()
    collection.refreshHeader = header
    phone.show(collection)
    collection.contentOffset.y = 305
    phone.advance(by: 1)
    // The section is scrolled sideways, so that its first item is out of view.
    let section = try #require(
      collection.subviews.first {
        $0 is UIScrollView && collection.convert($0.bounds, from: $0).minY > 300
      } as? UIScrollView)
    section.contentOffset.x = 430
    phone.advance(by: 1)
    header.beginRefreshing()
    phone.advance(by: 1)
    let path = try #require(VisibleContent.first(of: collection))
    let frame = try #require(ContentItems(of: collection)?.frame(of: path))
    #expect(frame.intersects(collection.bounds))
    let place = frame.minY - collection.contentOffset.y
    source.sectionCount += 2
    collection.reloadData()
    header.endRefreshing()
    phone.advance(by: 1)
    let new = IndexPath(item: path.item, section: path.section + 2)
    let newFrame = try #require(collection.layoutAttributesForItem(at: new)?.frame)
    #expect(abs(newFrame.minY - collection.contentOffset.y - place) < 1)
  }

  @Test func `the item next to a control is one that is in view`() throws {
    let source = SidewaysSource(sections: 12)
    let phone = Phone()
    let collection = source.collection()
    phone.show(collection)
    collection.contentOffset.y = 500
    phone.advance(by: 1)
    for isStart in [true, false] {
      let item = try #require(collection.visibleItem(nearStart: isStart) as? UICollectionViewCell)
      let area = collection.bounds.inset(by: collection.adjustedContentInset)
      #expect(collection.convert(item.bounds, from: item).intersects(area))
    }
  }
}

extension VisibleContent {
  /// The item that is kept in place.
  fileprivate static func first(of scrollView: UIScrollView) -> IndexPath? {
    VisibleContent(of: scrollView, unchangedSince: nil, identifier: nil).items.first?.path
  }
}

extension UICollectionView {
  /// All cells, the scroll views that contain some of them, and what is in the cells.
  fileprivate var itemViews: [UIView] {
    func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }
    let views = subviews.filter {
      $0 is UICollectionViewCell || $0 is UIScrollView && !($0 is RefreshComponent)
    }
    return views.flatMap(tree)
  }
}

/// Sections of ten items, which are 100 points high. All of them, or every second one, scroll
/// sideways.
@MainActor
private final class SidewaysSource: NSObject, UICollectionViewDataSource {
  var sectionCount: Int
  private let isMixed: Bool

  init(sections: Int, isMixed: Bool = true) { (sectionCount, self.isMixed) = (sections, isMixed) }

  func collection() -> UICollectionView {
    let isMixed = isMixed
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let isSideways = !isMixed || index % 2 == 0
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isSideways ? .absolute(140) : .fractionalWidth(1),
          heightDimension: .absolute(100)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      if isSideways {
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
      }
      return section
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    collection.register(DriftCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    return collection
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
