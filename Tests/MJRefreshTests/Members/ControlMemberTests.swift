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

  @Test func `no views need to be mirrored back`() {
    let trailer = MJRefreshNormalTrailer()
    #expect(trailer.additionalFlipsViews.isEmpty)
    #expect(trailer.flipsHorizontallyInOppositeLayoutDirectionViews.isEmpty)
  }

  @Test func `the ignored inset of a side is the distance of its control from the content`() {
    let (header, trailer) = (MJRefreshHeader(), MJRefreshTrailer())
    let footers = [MJRefreshBackFooter(), MJRefreshAutoFooter()]
    app.run {
      app.scrollView.mj_header = header
      app.scrollView.mj_trailer = trailer
      header.ignoredScrollViewContentInsetTop = 20
      trailer.ignoredScrollViewContentInsetRight = 20
    }
    #expect(header.frame.maxY == -20 && header.ignoredScrollViewContentInsetTop == 20)
    #expect(trailer.frame.minX == 920 && trailer.ignoredScrollViewContentInsetRight == 20)
    for footer in footers {
      app.run {
        app.scrollView.mj_footer = footer
        footer.ignoredScrollViewContentInsetBottom = 20
      }
      #expect(footer.frame.minY == 2_020 && footer.ignoredScrollViewContentInsetBottom == 20)
    }
  }

  @Test func `labelLeftInset is the space between the text and the view beside it`() {
    let header = MJRefreshNormalHeader()
    let back = MJRefreshBackNormalFooter()
    let auto = MJRefreshAutoNormalFooter()
    app.run {
      app.scrollView.mj_header = header
      app.scrollView.mj_footer = back
    }
    let (headerX, backX) = (header.arrowView.center.x, back.arrowView.center.x)
    #expect(header.labelLeftInset == 25 && back.labelLeftInset == 25)
    app.run {
      header.labelLeftInset = 35
      back.labelLeftInset = 40
    }
    #expect(headerX - header.arrowView.center.x == 10 && header.labelLeftInset == 35)
    #expect(backX - back.arrowView.center.x == 15 && back.labelLeftInset == 40)
    app.run { app.scrollView.mj_footer = auto }
    let autoX = auto.loadingView.center.x
    app.run { auto.labelLeftInset = 45 }
    #expect(autoX - auto.loadingView.center.x == 20 && auto.labelLeftInset == 45)
  }

  @Test func `isAutomaticallyRefresh determines whether a footer loads at its edge`() {
    let footer = MJRefreshAutoNormalFooter()
    app.run { app.scrollView.mj_footer = footer }
    #expect(footer.isAutomaticallyRefresh)
    app.run { footer.isAutomaticallyRefresh = false }
    app.scrollToEnd(of: app.scrollView)
    #expect(footer.state == .idle && !footer.isAutomaticallyRefresh)
    app.run {
      app.scrollView.contentOffset.y = 0
      footer.isAutomaticallyRefresh = true
    }
    app.scrollToEnd(of: app.scrollView)
    #expect(footer.state == .refreshing)
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
