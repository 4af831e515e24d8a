import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct GalleryTests {
  let phone = Phone()
  let gallery = GalleryViewController()

  init() {
    phone.show(gallery)
  }

  @Test func `pulling past the last one opens what is behind`() {
    let collectionView = gallery.collectionView
    phone.run { collectionView.mj_offsetX = collectionView.mj_contentW - collectionView.mj_w }
    phone.simulator.drag(
      from: CGPoint(x: 340, y: 180), to: CGPoint(x: 60, y: 180), duration: 0.4)
    phone.advance(by: 2)
    #expect(gallery.openings == 1)
    #expect(collectionView.mj_trailer.state == .idle && collectionView.mj_insetR == 0)
    #expect(collectionView.mj_trailer.mj_w == MJRefreshTrailWidth)
    #expect(collectionView.mj_trailer.mj_x == collectionView.mj_contentW)
  }

  @Test func `the items of a collection are counted`() {
    #expect(gallery.collectionView.mj_totalDataCount() == 12)
    #expect(phone.scrollView.mj_totalDataCount() == 0)
  }
}
