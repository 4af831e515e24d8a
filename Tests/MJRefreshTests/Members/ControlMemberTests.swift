import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@Suite("Members of controls that the original has besides")
@MainActor
struct ControlMemberTests {
  let phone = Phone(contentSize: CGSize(width: 900, height: 2_000))

  @Test func theSwitchForAWorkaroundHasNoEffect() {
    phone.run {
      let header = MJRefreshHeader()
      #expect(!header.isCollectionViewAnimationBug)
      header.isCollectionViewAnimationBug = true
      #expect(!header.isCollectionViewAnimationBug)
    }
  }

  @Test func modifyingTheTextOfTheTimeShowsAtOnceAndReturnsTheHeader() {
    phone.run {
      let header = MJRefreshStateHeader()
      let same = header.modifyLastUpdatedTimeText { _ in "long ago" }
      #expect(same === header)
      #expect(header.lastUpdatedTimeLabel.text == "long ago")
      #expect(header.lastUpdatedTimeText?(nil) == "long ago")
    }
  }

  @Test func imagesAreTakenFromArraysOfAnything() {
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

  @Test func thePartsOfAControlAreItsSubviews() {
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

  @Test func theScrollViewIsTheOneThatTheControlIsOn() {
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
