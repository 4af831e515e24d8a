import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct OwnControlTests {
  let phone = Phone()

  @Test func `a header that ignores equal states hears of the first`() {
    let header = SwitchHeader()
    #expect(header.label.text == "Pull")
    #expect(header.state == .idle)
  }

  @Test func `a header of ones own follows the pull`() {
    let header = SwitchHeader()
    var refreshes = 0
    header.refreshingBlock = { refreshes += 1 }
    phone.run { phone.scrollView.mj_header = header }
    #expect(header.mj_h == 50 && header.mj_y == -50 && header.mj_w == phone.scrollView.mj_w)
    phone.simulator.touchDown(at: CGPoint(x: 195, y: 300))
    for y in stride(from: CGFloat(300), through: 600, by: 20) {
      phone.simulator.touchMove(to: CGPoint(x: 195, y: y))
    }
    #expect(header.state == .pulling)
    #expect(header.label.text == "Let go" && header.toggle.isOn)
    #expect(header.pullingPercent > 1)
    phone.simulator.touchUp()
    phone.advance(by: 1)
    #expect(header.label.text == "Loading" && header.spinner.isAnimating)
    #expect(refreshes == 1)
    phone.run { header.endRefreshing() }
    phone.advance(by: 1)
    #expect(header.label.text == "Pull" && !header.toggle.isOn && !header.spinner.isAnimating)
    #expect(header.offsets.min() ?? 0 < -50)
    #expect(header.panStates.first == UIGestureRecognizer.State.began.rawValue)
    #expect(header.panStates.contains(UIGestureRecognizer.State.ended.rawValue))
    phone.run { phone.scrollView.mj_contentH = 2500 }
    #expect(header.contentHeights.last == 2500)
  }

  @Test func `a footer of ones own loads by itself`() {
    let footer = OwnAutoFooter {}
    phone.run { phone.scrollView.mj_footer = footer }
    #expect(footer.label.text == "More to come")
    #expect(phone.scrollView.mj_insetB >= 50)
    phone.scrollToEnd(of: phone.scrollView)
    phone.advance(by: 1)
    #expect(footer.loads == 1 && footer.label.text == "Loading")
    phone.run { footer.endRefreshingWithNoMoreData() }
    #expect(footer.label.text == "That is all")
    phone.run { footer.resetNoMoreData() }
    #expect(footer.label.text == "More to come")
  }

  @Test func `a footer beyond the end hears every call once`() {
    let footer = OwnBackFooter(refreshingBlock: {})
    phone.run { phone.scrollView.mj_footer = footer }
    footer.log = []
    phone.scrollToEnd(of: phone.scrollView)
    phone.pullUp(by: 400)
    phone.advance(by: 1)
    #expect(
      footer.log == [
        "will pulling", "idle to pulling", "will refreshing", "pulling to refreshing",
      ])
    #expect(footer.bar?.mj_size == CGSize(width: phone.scrollView.mj_w, height: 4))
    footer.log = []
    phone.run { footer.endRefreshing() }
    phone.advance(by: 1)
    phone.run { footer.beginRefreshing() }
    phone.advance(by: 1)
    phone.run { footer.endRefreshingWithNoMoreData() }
    phone.advance(by: 1)
    phone.run { footer.resetNoMoreData() }
    #expect(
      footer.log.filter { !$0.contains("to") && !$0.contains("will") } == [
        "end", "begin", "no more", "reset",
      ])
    #expect(footer.state == .idle)
  }

  @Test func `films run`() {
    let header = FilmHeader {}
    phone.run { phone.scrollView.mj_header = header }
    phone.run { header.beginRefreshing() }
    phone.advance(by: 0.5)
    #expect(header.gifView.isAnimating && header.gifView.animationDuration == 0.2)
    let quiet = QuietFilmHeader(refreshingBlock: {})
    phone.run { phone.scrollView.mj_header = quiet }
    #expect(quiet.stateLabel.isHidden && quiet.gifView.mj_w == quiet.mj_w)
    let footer = FilmAutoFooter {}
    phone.run { phone.scrollView.mj_footer = footer }
    #expect(footer.mj_h == 60, "as high as its pictures")
    let back = FilmBackFooter(refreshingBlock: {})
    phone.run { phone.scrollView.mj_footer = back }
    #expect(back.gifView.mj_h == 25 && back.stateLabel.mj_y == 30)
    #expect(back.stateLabel.text == "Pull me")
    phone.run { back.endRefreshingWithNoMoreData() }
    #expect(back.stateLabel.text == "That is all" && back.gifView.isHidden)
  }
}
