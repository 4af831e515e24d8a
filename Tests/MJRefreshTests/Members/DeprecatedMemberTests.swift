import MJRefresh
import Testing
import UIKit
import UIKitSimulator

/// What the original has deprecated, or dropped since. Only a deprecated function may use it without
/// a warning.
@MainActor
struct DeprecatedMemberTests {
  let phone = Phone()

  @available(*, deprecated)
  @Test func `fading has an older name`() {
    phone.run {
      let header = MJRefreshHeader()
      #expect(!header.isAutoChangeAlpha)
      header.isAutoChangeAlpha = true
      #expect(header.isAutomaticallyChangeAlpha && header.isAutoChangeAlpha)
      header.isAutoChangeAlpha = false
      #expect(!header.isAutomaticallyChangeAlpha && !header.isAutoChangeAlpha)
    }
  }

  @available(*, deprecated)
  @Test func `the action of the closing has an older name`() {
    phone.run {
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
  @Test func `noticing that there is no more data ends the load`() {
    phone.run {
      let footer = MJRefreshAutoNormalFooter()
      phone.scrollView.mj_footer = footer
      footer.beginRefreshing()
      footer.noticeNoMoreData()
      #expect(footer.state == .noMoreData)
    }
  }

  @available(*, deprecated)
  @Test func `the trigger percent has an older name`() {
    phone.run {
      let footer = MJRefreshAutoFooter()
      #expect(footer.appearencePercentTriggerAutoRefresh == 1)
      footer.appearencePercentTriggerAutoRefresh = -2
      #expect(footer.triggerAutomaticallyRefreshPercent == -2)
      footer.triggerAutomaticallyRefreshPercent = 0.5
      #expect(footer.appearencePercentTriggerAutoRefresh == 0.5)
    }
  }

  @available(*, deprecated)
  @Test func `one load for each drag is a number of times`() {
    phone.run {
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
  @Test func `header and footer have names without a prefix`() {
    phone.run {
      let header = MJRefreshNormalHeader()
      let footer = MJRefreshBackNormalFooter()
      #expect(phone.scrollView.header == nil && phone.scrollView.footer == nil)
      phone.scrollView.header = header
      phone.scrollView.footer = footer
      #expect(phone.scrollView.mj_header === header && phone.scrollView.header === header)
      #expect(phone.scrollView.mj_footer === footer && phone.scrollView.footer === footer)
      phone.scrollView.header = nil
      phone.scrollView.footer = nil
      #expect(phone.scrollView.mj_header == nil && phone.scrollView.mj_footer == nil)
    }
  }
}
