import MJRefresh
import TestSupport
import Testing
import UIKit

@MainActor
struct ChainingTests {
  @Test func `each chained call configures the control and returns it`() {
    let app = SimulatedApp()
    let log = EventLog()
    app.run {
      let header = MJRefreshNormalHeader { log.record("refreshing") }
      let last = header.autoChangeTransparency(true)
        .afterBeginningAction { log.record("began") }
        .endingAnimationBeginningAction { log.record("endAnimation") }
        .afterEndingAction { log.record("ended") }
        .setAnimationDisabled()
        .link(to: app.scrollView)
      #expect(last === header && app.scrollView.mj_header === header)
      #expect(header.isAutomaticallyChangeAlpha)
      #expect(header.fastAnimationDuration == 0 && header.slowAnimationDuration == 0)
      header.beginRefreshing()
    }
    app.advance(by: 0.1)
    app.run { app.scrollView.mj_header.endRefreshing() }
    app.advance(by: 0.1)
    #expect(log.entries == ["refreshing", "began", "endAnimation", "ended"])
  }

  @Test func `linking attaches each kind to its edge and replaces the previous control`() {
    let app = SimulatedApp()
    let scrollView = app.scrollView
    app.run {
      let first = MJRefreshNormalHeader().link(to: scrollView)
      let header = MJRefreshGifHeader().link(to: scrollView)
      let footer = MJRefreshBackNormalFooter().link(to: scrollView)
      let trailer = MJRefreshNormalTrailer().link(to: scrollView)
      #expect(first.superview == nil && scrollView.mj_header === header)
      #expect(scrollView.mj_footer === footer)
      #expect(scrollView.mj_trailer === trailer)
    }
  }
}
