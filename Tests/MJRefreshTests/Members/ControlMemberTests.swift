import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct ControlMemberTests {
  let app = SimulatedApp(contentSize: CGSize(width: 900, height: 2_000))

  @Test func `setting isCollectionViewAnimationBug has no effect`() {
    app.run {
      let header = MJRefreshHeader()
      #expect(!header.isCollectionViewAnimationBug)
      header.isCollectionViewAnimationBug = true
      #expect(!header.isCollectionViewAnimationBug)
    }
  }

  @Test func `modifyLastUpdatedTimeText updates the label immediately and returns the header`() {
    app.run {
      let header = MJRefreshStateHeader()
      let same = header.modifyLastUpdatedTimeText { _ in "long ago" }
      #expect(same === header)
      #expect(header.lastUpdatedTimeLabel.text == "long ago")
      #expect(header.lastUpdatedTimeText?(nil) == "long ago")
    }
  }

  @Test func `setImages keeps only the images of an array of any type`() {
    let images: [Any] = film(3)
    let mixed: [Any] = ["no image", images[0], 1, images[1]]
    app.run {
      let header = MJRefreshGifHeader()
      app.scrollView.mj_header = header
      #expect(header.setImages(mixed, duration: 2, for: .refreshing) === header)
      header.beginRefreshing()
      #expect(header.gifView.animationImages?.count == 2)
      #expect(header.gifView.animationImages?.first === images[0] as? UIImage)
      #expect(header.gifView.animationDuration == 2)
      #expect(header.setImages(images, for: .refreshing) === header)
      #expect(header.gifView.animationImages?.count == 3)
      #expect(abs(header.gifView.animationDuration - 0.3) < 1e-9)

      let back = MJRefreshBackGifFooter()
      app.scrollView.mj_footer = back
      #expect(back.setImages(mixed, duration: 2, for: .refreshing) === back)
      back.beginRefreshing()
      #expect(back.gifView.animationImages?.count == 2)
      #expect(back.gifView.animationDuration == 2)

      let auto = MJRefreshAutoGifFooter()
      app.scrollView.mj_footer = auto
      #expect(auto.setImages(mixed, duration: 2, for: .refreshing) === auto)
      auto.beginRefreshing()
      #expect(auto.gifView.animationImages?.count == 2)
      #expect(auto.gifView.animationDuration == 2)
    }
  }

  @Test func `the views of a control are distinct subviews of it`() {
    app.run {
      let header = MJRefreshNormalHeader()
      let gif = MJRefreshGifHeader()
      let back = MJRefreshBackNormalFooter()
      let backGif = MJRefreshBackGifFooter()
      let auto = MJRefreshAutoNormalFooter()
      let autoGif = MJRefreshAutoGifFooter()
      let trailer = MJRefreshNormalTrailer()
      let parts: [(UIView?, MJRefreshComponent)] = [
        (header.stateLabel, header), (header.lastUpdatedTimeLabel, header),
        (header.arrowView, header), (header.loadingView, header), (gif.gifView, gif),
        (back.stateLabel, back), (back.arrowView, back), (back.loadingView, back),
        (backGif.gifView, backGif), (auto.stateLabel, auto), (auto.loadingView, auto),
        (autoGif.gifView, autoGif), (trailer.stateLabel, trailer), (trailer.arrowView, trailer),
      ]
      for (part, control) in parts {
        #expect(part?.superview === control)
      }
      #expect(Set(parts.compactMap { $0.0 }.map(ObjectIdentifier.init)).count == parts.count)
    }
  }

  @Test func `scrollView is the scroll view to which the control is attached`() {
    app.run {
      let header = MJRefreshHeader()
      #expect(header.scrollView == nil)
      app.scrollView.mj_header = header
      #expect(header.scrollView === app.scrollView)
      app.scrollView.mj_header = nil
      #expect(header.scrollView == nil)
    }
  }
}
