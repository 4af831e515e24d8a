import MJRefresh
import Testing
import UIKit
import UIKitSimulator

/// A data source with sections of given sizes, for table views and collection views.
@MainActor
private final class Sections: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

@MainActor
struct ScrollViewMemberTests {
  let app = SimulatedApp(contentSize: CGSize(width: 900, height: 2_000))
  var scrollView: UIScrollView { app.scrollView }

  @Test func `mj_offsetX and mj_offsetY read and set the content offset`() {
    app.run { scrollView.contentOffset = CGPoint(x: 7, y: 9) }
    #expect(scrollView.mj_offsetX == 7 && scrollView.mj_offsetY == 9)
    app.run { scrollView.mj_offsetX = 30 }
    #expect(scrollView.contentOffset == CGPoint(x: 30, y: 9))
    app.run { scrollView.mj_offsetY = 40 }
    #expect(scrollView.contentOffset == CGPoint(x: 30, y: 40))
  }

  @Test func `mj_contentW and mj_contentH read and set the content size`() {
    #expect(scrollView.mj_contentW == 900 && scrollView.mj_contentH == 2_000)
    app.run { scrollView.mj_contentW = 800 }
    #expect(scrollView.contentSize == CGSize(width: 800, height: 2_000))
    app.run { scrollView.mj_contentH = 1_500 }
    #expect(scrollView.contentSize == CGSize(width: 800, height: 1_500))
  }

  @Test func `each control can be set, read, replaced and removed`() {
    let header = MJRefreshNormalHeader {}
    let footer = MJRefreshBackNormalFooter {}
    let trailer = MJRefreshNormalTrailer {}
    app.run {
      scrollView.mj_header = MJRefreshStateHeader {}
      scrollView.mj_header = header
      scrollView.mj_footer = footer
      scrollView.mj_trailer = trailer
    }
    #expect(scrollView.mj_header === header && header.superview === scrollView)
    #expect(scrollView.mj_footer === footer && footer.superview === scrollView)
    #expect(scrollView.mj_trailer === trailer && trailer.superview === scrollView)
    #expect(scrollView.subviews.filter { $0 is MJRefreshComponent }.count == 3)
    app.run { scrollView.mj_footer = nil }
    #expect(scrollView.mj_footer == nil && footer.superview == nil)
    #expect(scrollView.mj_header === header && scrollView.mj_trailer === trailer)
    app.run {
      scrollView.mj_header = nil
      scrollView.mj_trailer = nil
    }
    #expect(scrollView.subviews.allSatisfy { !($0 is MJRefreshComponent) })
  }

  @Test(arguments: [[], [0], [5], [1, 2], [4, 0, 3, 7]])
  func `the total data count is the number of items of all sections`(counts: [Int]) {
    let sections = Sections(counts)
    let layout = UICollectionViewFlowLayout()
    app.run {
      let table = UITableView(frame: .zero)
      table.dataSource = sections
      table.reloadData()
      #expect(table.mj_totalDataCount() == counts.reduce(0, +))
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.dataSource = sections
      collection.reloadData()
      #expect(collection.mj_totalDataCount() == counts.reduce(0, +))
    }
    #expect(scrollView.mj_totalDataCount() == 0)
  }
}
