import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct OwnControlTests {
  let app = SimulatedApp()

  @Test func `a header that ignores equal states still handles its first state`() {
    let header = SwitchHeader()
    #expect(header.label.text == "Pull")
    #expect(header.state == .idle)
  }

  @Test func `the pull closes a ring that a header draws with a layer`() {
    let header = RingHeader()
    #expect(header.label.font == UIFont.systemFont(ofSize: 12), "the phone's font is not here")
    app.run { app.scrollView.mj_header = header }
    func color(at angle: CGFloat) -> UInt32 {
      let point = header.convert(
        CGPoint(x: header.mj_w / 2 + 10 * cos(angle), y: 18 + 10 * sin(angle)), to: nil)
      return app.simulator.screenshot(scale: 1)[Int(point.x), Int(point.y)]
    }
    app.simulator.touchDown(at: CGPoint(x: 195, y: 300))
    for y in stride(from: CGFloat(300), through: 600, by: 5) where header.pullingPercent < 0.85 {
      app.simulator.touchMove(to: CGPoint(x: 195, y: y))
    }
    // The ring begins at the top. The last 5 % are at the left of it.
    let end = -CGFloat.pi * 0.6
    #expect(header.pullingPercent < 0.92)
    #expect(color(at: 0) == 0xFFFF_0000 && color(at: .pi) == 0xFFFF_0000)
    #expect(color(at: end) != 0xFFFF_0000)
    app.simulator.touchMove(to: CGPoint(x: 195, y: 700))
    app.simulator.touchUp()
    app.advance(by: 1)
    #expect(header.label.text == "Loading" && header.track.isHidden)
    #expect(color(at: end) == 0xFFFF_0000)
    app.run { header.endRefreshing() }
    app.advance(by: 1)
    #expect(!header.track.isHidden && header.ring.strokeEnd == 0)
    header.removeTrack()
  }

  @Test func `an override of willMove(toSuperview:) can use the scroll view`() {
    final class Footer: MJRefreshAutoFooter {
      var heights: [CGFloat] = []

      override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview != nil { heights.append(scrollView.mj_h) }
      }
    }
    let (footer, list) = (Footer(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 70)))
    app.run {
      app.scrollView.mj_footer = footer
      app.scrollView.mj_footer = nil
      #expect(footer.scrollView == nil)
      list.mj_footer = footer
    }
    #expect(footer.heights == [app.scrollView.mj_h, 70])
    #expect(footer.scrollView === list)
  }

  @Test func `a custom header follows the pull and the refresh`() {
    let header = SwitchHeader()
    var refreshes = 0
    header.refreshingBlock = { refreshes += 1 }
    app.run { app.scrollView.mj_header = header }
    #expect(header.mj_h == 50 && header.mj_y == -50 && header.mj_w == app.scrollView.mj_w)
    app.simulator.touchDown(at: CGPoint(x: 195, y: 300))
    for y in stride(from: CGFloat(300), through: 600, by: 20) {
      app.simulator.touchMove(to: CGPoint(x: 195, y: y))
    }
    #expect(header.state == .pulling)
    #expect(header.label.text == "Let go" && header.toggle.isOn)
    #expect(header.pullingPercent > 1)
    app.simulator.touchUp()
    app.advance(by: 1)
    #expect(header.label.text == "Loading" && header.spinner.isAnimating)
    #expect(refreshes == 1)
    app.run { header.endRefreshing() }
    app.advance(by: 1)
    #expect(header.label.text == "Pull" && !header.toggle.isOn && !header.spinner.isAnimating)
    #expect(header.offsets.min() ?? 0 < -50)
    #expect(header.panStates.first == UIGestureRecognizer.State.began.rawValue)
    #expect(header.panStates.contains(UIGestureRecognizer.State.ended.rawValue))
    app.run { app.scrollView.mj_contentH = 2500 }
    #expect(header.contentHeights.last == 2500)
  }

  @Test func `a custom automatic footer loads at the end of the content`() {
    let footer = OwnAutoFooter {}
    app.run { app.scrollView.mj_footer = footer }
    #expect(footer.label.text == "More to come")
    #expect(app.scrollView.mj_insetB >= 50)
    app.scrollToEnd(of: app.scrollView)
    app.advance(by: 1)
    #expect(footer.loads == 1 && footer.label.text == "Loading")
    app.run { footer.endRefreshingWithNoMoreData() }
    #expect(footer.label.text == "That is all")
    app.run { footer.resetNoMoreData() }
    #expect(footer.label.text == "More to come")
  }

  @Test func `a custom back footer receives each overridden call once`() {
    let footer = OwnBackFooter(refreshingBlock: {})
    app.run { app.scrollView.mj_footer = footer }
    footer.log = []
    app.scrollToEnd(of: app.scrollView)
    app.pullUp(by: 400)
    app.advance(by: 1)
    #expect(
      footer.log == [
        "will pulling", "idle to pulling", "begin", "will refreshing", "pulling to refreshing",
      ])
    #expect(footer.bar?.mj_size == CGSize(width: app.scrollView.mj_w, height: 4))
    footer.log = []
    app.run { footer.endRefreshing() }
    app.advance(by: 1)
    app.run { footer.beginRefreshing() }
    app.advance(by: 1)
    app.run { footer.endRefreshingWithNoMoreData() }
    app.advance(by: 1)
    app.run { footer.resetNoMoreData() }
    #expect(
      footer.log.filter { !$0.contains("to") && !$0.contains("will") } == [
        "end", "begin", "no more", "end", "reset",
      ])
    #expect(footer.state == .idle)
  }

  @Test func `custom controls show their animated images`() {
    let header = FilmHeader {}
    app.run { app.scrollView.mj_header = header }
    app.run { header.beginRefreshing() }
    app.advance(by: 0.5)
    #expect(header.gifView.isAnimating && header.gifView.animationDuration == 0.2)
    let quiet = QuietFilmHeader(refreshingBlock: {})
    app.run { app.scrollView.mj_header = quiet }
    #expect(quiet.stateLabel.isHidden && quiet.gifView.mj_w == quiet.mj_w)
    let footer = FilmAutoFooter {}
    app.run { app.scrollView.mj_footer = footer }
    #expect(footer.mj_h == 60, "the footer is as tall as its images")
    let back = FilmBackFooter(refreshingBlock: {})
    app.run { app.scrollView.mj_footer = back }
    #expect(back.gifView.mj_h == 25 && back.stateLabel.mj_y == 30)
    #expect(back.stateLabel.text == "Pull me")
    app.run { back.endRefreshingWithNoMoreData() }
    #expect(back.stateLabel.text == "That is all" && back.gifView.isHidden)
  }
}
