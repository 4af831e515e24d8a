import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct GalleryViewControllerTests {
  let app = SimulatedApp()
  let gallery = GalleryViewController()

  init() {
    app.show(gallery)
  }

  @Test func `pulling past the last item runs the handler of the trailer`() {
    let collectionView = gallery.collectionView
    app.run { collectionView.mj_offsetX = collectionView.mj_contentW - collectionView.mj_w }
    app.simulator.drag(
      from: CGPoint(x: 340, y: 180), to: CGPoint(x: 60, y: 180), duration: 0.4)
    app.advance(by: 2)
    #expect(gallery.openings == 1)
    #expect(collectionView.mj_trailer.state == .idle && collectionView.mj_insetR == 0)
    #expect(collectionView.mj_trailer.mj_w == MJRefreshTrailWidth)
    #expect(collectionView.mj_trailer.mj_x == collectionView.mj_contentW)
  }

  @Test func `the total data count is the number of items of a collection view`() {
    #expect(gallery.collectionView.mj_totalDataCount() == 12)
    #expect(app.scrollView.mj_totalDataCount() == 0)
  }
}
