import MJRefresh
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct SpellingTests {
  let app = SimulatedApp()

  @Test func `every spelling of a subview refers to the same subview`() {
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

  @Test func `every spelling of a scroll view's control refers to the same control`() {
    let scrollView = app.scrollView
    app.run {
      scrollView.mj_header = MJRefreshNormalHeader()
      scrollView.mj_footer = MJRefreshAutoNormalFooter()
    }
    let answers = Spelling.controls(of: scrollView)
    #expect(answers == [false, false, false, true, true])
    #expect(scrollView.subviews.filter { $0 is MJRefreshComponent }.count == 2)
  }

  @Test func `every spelling of a handler compiles, and the handlers run`() {
    var calls = 0
    Spelling.handlers(app.scrollView) { calls += 1 }
    // The header's block is called once directly. The footer's handler makes two calls. Its begin
    // block and its end block make one call each.
    #expect(calls == 5)
    #expect(app.scrollView.mj_header == nil)
    #expect(app.scrollView.mj_footer == nil)
    #expect(app.scrollView.mj_trailer == nil)
    #expect(app.scrollView.contentInset == .zero)
  }

  @Test func `handlers of chained calls run in the order of the refresh`() {
    var log: [String] = []
    app.run {
      MJRefreshNormalHeader { log.append("refreshing") }
        .autoChangeTransparency(true)
        .afterBeginningAction { log.append("began") }
        .endingAnimationBeginningAction { log.append("ending") }
        .afterEndingAction { log.append("ended") }
        .link(to: app.scrollView)
    }
    #expect(app.scrollView.mj_header.isAutomaticallyChangeAlpha)
    app.run { app.scrollView.mj_header.beginRefreshing { log.append("begin block") } }
    app.advance(by: 1)
    app.run { app.scrollView.mj_header.endRefreshing { log.append("end block") } }
    app.advance(by: 1)
    #expect(
      log == ["refreshing", "began", "begin block", "ending", "ended", "end block"])
  }
}
