import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct ControlMemberTests {
  let phone = Phone(contentSize: CGSize(width: 900, height: 2_000))

  @Test func `the switch for a workaround has no effect`() {
    phone.run {
      let header = MJRefreshHeader()
      #expect(!header.isCollectionViewAnimationBug)
      header.isCollectionViewAnimationBug = true
      #expect(!header.isCollectionViewAnimationBug)
    }
  }

  @Test func `modifying the text of the time shows at once and returns the header`() {
    phone.run {
      let header = MJRefreshStateHeader()
      let same = header.modifyLastUpdatedTimeText { _ in "long ago" }
      #expect(same === header)
      #expect(header.lastUpdatedTimeLabel.text == "long ago")
      #expect(header.lastUpdatedTimeText?(nil) == "long ago")
    }
  }

  @Test func `images are taken from arrays of anything`() {
    let images: [Any] = film(3)
    let mixed: [Any] = ["no image", images[0], 1, images[1]]
    phone.run {
      let header = MJRefreshGifHeader()
      phone.scrollView.mj_header = header
      #expect(header.setImages(mixed, duration: 2, for: .refreshing) === header)
      header.beginRefreshing()
      #expect(header.gifView.animationImages?.count == 2)
      #expect(header.gifView.animationImages?.first === images[0] as? UIImage)
      #expect(header.gifView.animationDuration == 2)
      #expect(header.setImages(images, for: .refreshing) === header)
      #expect(header.gifView.animationImages?.count == 3)
      #expect(abs(header.gifView.animationDuration - 0.3) < 1e-9)

      let back = MJRefreshBackGifFooter()
      phone.scrollView.mj_footer = back
      #expect(back.setImages(mixed, duration: 2, for: .refreshing) === back)
      back.beginRefreshing()
      #expect(back.gifView.animationImages?.count == 2)
      #expect(back.gifView.animationDuration == 2)

      let auto = MJRefreshAutoGifFooter()
      phone.scrollView.mj_footer = auto
      #expect(auto.setImages(mixed, duration: 2, for: .refreshing) === auto)
      auto.beginRefreshing()
      #expect(auto.gifView.animationImages?.count == 2)
      #expect(auto.gifView.animationDuration == 2)
    }
  }

  @Test func `the parts of a control are its subviews`() {
    phone.run {
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

  @Test func `the scroll view is the one that the control is on`() {
    phone.run {
      let header = MJRefreshHeader()
      #expect(header.scrollView == nil)
      phone.scrollView.mj_header = header
      #expect(header.scrollView === phone.scrollView)
      phone.scrollView.mj_header = nil
      #expect(header.scrollView == nil)
    }
  }
}
