import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct SpellingTests {
  let phone = Phone()

  @Test func `the parts of a control are its own in every spelling`() {
    let header = MJRefreshNormalHeader()
    let gif = MJRefreshGifHeader()
    Spelling.partsOfHeaders(header, gif)
    #expect(header.stateLabel.text == "bound" && gif.stateLabel.text == "guarded")
    #expect(header.stateLabel.superview === header)
    #expect(header.lastUpdatedTimeLabel.isHidden)
    #expect(header.loadingView.color == .red)
    let back = MJRefreshBackNormalFooter()
    let auto = MJRefreshAutoNormalFooter()
    Spelling.partsOfFooters(back, auto, MJRefreshBackGifFooter(), MJRefreshAutoGifFooter())
    #expect(back.stateLabel.text == "" && back.arrowView.image == nil)
    #expect(auto.stateLabel.isHidden)
    let trailer = MJRefreshNormalTrailer()
    Spelling.partsOfTrailers(trailer)
    #expect(trailer.stateLabel.isHidden && trailer.arrowView.isHidden)
  }

  @Test func `the controls of a scroll view are reached in every spelling`() {
    let scrollView = phone.scrollView
    phone.run {
      scrollView.mj_header = MJRefreshNormalHeader()
      scrollView.mj_footer = MJRefreshAutoNormalFooter()
    }
    let answers = Spelling.controls(of: scrollView)
    #expect(answers == [false, false, false, true, true])
    #expect(scrollView.subviews.filter { $0 is MJRefreshComponent }.count == 2)
  }

  @Test func `handlers are given in every spelling`() {
    var calls = 0
    Spelling.handlers(phone.scrollView) { calls += 1 }
    // One is called by hand, two by the footer's refresh, one as it began and one as it ended.
    #expect(calls == 5)
    #expect(phone.scrollView.mj_header == nil)
    #expect(phone.scrollView.mj_footer == nil)
    #expect(phone.scrollView.mj_trailer == nil)
    #expect(phone.scrollView.contentInset == .zero)
  }

  @Test func `chained calls take effect in order`() {
    var log: [String] = []
    phone.run {
      MJRefreshNormalHeader { log.append("refreshing") }
        .autoChangeTransparency(true)
        .afterBeginningAction { log.append("began") }
        .endingAnimationBeginningAction { log.append("ending") }
        .afterEndingAction { log.append("ended") }
        .link(to: phone.scrollView)
    }
    #expect(phone.scrollView.mj_header.isAutomaticallyChangeAlpha)
    phone.run { phone.scrollView.mj_header.beginRefreshing { log.append("begin block") } }
    phone.advance(by: 1)
    phone.run { phone.scrollView.mj_header.endRefreshing { log.append("end block") } }
    phone.advance(by: 1)
    #expect(
      log == ["refreshing", "began", "begin block", "ending", "ended", "end block"])
  }
}
