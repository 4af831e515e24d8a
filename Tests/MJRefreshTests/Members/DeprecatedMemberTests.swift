import MJRefresh
import Testing
import UIKit
import UIKitSimulator

/// Members that MJRefresh has deprecated or removed. Only a deprecated function can use them
/// without a warning.
@MainActor
struct DeprecatedMemberTests {
  let app = SimulatedApp()

  @available(*, deprecated)
  @Test func `isAutoChangeAlpha is the older name of isAutomaticallyChangeAlpha`() {
    app.run {
      let header = MJRefreshHeader()
      #expect(!header.isAutoChangeAlpha)
      header.isAutoChangeAlpha = true
      #expect(header.isAutomaticallyChangeAlpha && header.isAutoChangeAlpha)
      header.isAutoChangeAlpha = false
      #expect(!header.isAutomaticallyChangeAlpha && !header.isAutoChangeAlpha)
    }
  }

  @available(*, deprecated)
  @Test func `endRefreshingAnimateCompletionBlock is the older name of the closing animations`() {
    app.run {
      let header = MJRefreshHeader()
      var calls = 0
      #expect(header.endRefreshingAnimateCompletionBlock == nil)
      header.endRefreshingAnimateCompletionBlock = { calls += 1 }
      header.endRefreshingAnimationBeginAction?()
      header.endRefreshingAnimateCompletionBlock?()
      #expect(calls == 2)
      header.endRefreshingAnimateCompletionBlock = nil
      #expect(header.endRefreshingAnimationBeginAction == nil)
    }
  }

  @available(*, deprecated)
  @Test func `noticeNoMoreData ends the load with no more data`() {
    app.run {
      let footer = MJRefreshAutoNormalFooter()
      app.scrollView.mj_footer = footer
      footer.beginRefreshing()
      footer.noticeNoMoreData()
      #expect(footer.state == .noMoreData)
    }
  }

  @available(*, deprecated)
  @Test func `appearencePercentTriggerAutoRefresh is the older name of the trigger percent`() {
    app.run {
      let footer = MJRefreshAutoFooter()
      #expect(footer.appearencePercentTriggerAutoRefresh == 1)
      footer.appearencePercentTriggerAutoRefresh = -2
      #expect(footer.triggerAutomaticallyRefreshPercent == -2)
      footer.triggerAutomaticallyRefreshPercent = 0.5
      #expect(footer.appearencePercentTriggerAutoRefresh == 0.5)
    }
  }

  @available(*, deprecated)
  @Test func `isOnlyRefreshPerDrag is true if autoTriggerTimes is one`() {
    app.run {
      let footer = MJRefreshAutoFooter()
      #expect(footer.isOnlyRefreshPerDrag)
      footer.isOnlyRefreshPerDrag = false
      #expect(footer.autoTriggerTimes == -1 && !footer.isOnlyRefreshPerDrag)
      footer.autoTriggerTimes = 3
      #expect(!footer.isOnlyRefreshPerDrag)
      footer.isOnlyRefreshPerDrag = true
      #expect(footer.autoTriggerTimes == 1 && footer.isOnlyRefreshPerDrag)
    }
  }

  @available(*, deprecated)
  @Test func `header and footer are older names of mj_header and mj_footer`() {
    app.run {
      let header = MJRefreshNormalHeader()
      let footer = MJRefreshBackNormalFooter()
      #expect(app.scrollView.header == nil && app.scrollView.footer == nil)
      app.scrollView.header = header
      app.scrollView.footer = footer
      #expect(app.scrollView.mj_header === header && app.scrollView.header === header)
      #expect(app.scrollView.mj_footer === footer && app.scrollView.footer === footer)
      app.scrollView.header = nil
      app.scrollView.footer = nil
      #expect(app.scrollView.mj_header == nil && app.scrollView.mj_footer == nil)
    }
  }
}
