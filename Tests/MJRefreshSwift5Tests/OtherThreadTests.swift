import Foundation
import MJRefresh
import TestSupport
import Testing
import UIKit

/// Calls a main-actor function on another thread and waits until it has returned. Code in Swift 5
/// mode can do this with a warning. The cast removes the isolation that a test cannot remove
/// otherwise.
private func onAnotherThread(_ call: @escaping @MainActor () -> Void) {
  let nonisolatedCall = unsafeBitCast(call, to: (@Sendable () -> Void).self)
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    nonisolatedCall()
    isDone.signal()
  }
  isDone.wait()
}

@Suite(.isolated, .scenario("S26"))
@MainActor
struct OtherThreadTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  @Test func `endRefreshing can be called on another thread`() async {
    let header = MJRefreshNormalHeader(refreshingBlock: {})
    view.mj_header = header
    header.state = .refreshing
    onAnotherThread { header.endRefreshing() }
    #expect(await settle { !header.isRefreshing })
  }

  @Test
  func `endRefreshingWithNoMoreData and resetNoMoreData can be called on another thread`() async {
    let footer = MJRefreshAutoNormalFooter(refreshingBlock: {})
    view.mj_footer = footer
    footer.state = .refreshing
    onAnotherThread { footer.endRefreshingWithNoMoreData() }
    #expect(await settle { footer.state == .noMoreData })
    onAnotherThread { footer.resetNoMoreData() }
    #expect(await settle { footer.state == .idle })
  }

  @Test func `the completion block of endRefreshing runs on the main thread`() async {
    let footer = MJRefreshAutoNormalFooter(refreshingBlock: {})
    view.mj_footer = footer
    footer.state = .refreshing
    var isEnded = false
    onAnotherThread {
      footer.endRefreshing {
        MainActor.preconditionIsolated()
        isEnded = true
      }
    }
    #expect(await settle { isEnded })
  }

  @Test func `the refresh of a scroll view can be ended on another thread`() async {
    let header = MJRefreshNormalHeader(refreshingBlock: {})
    view.mj_header = header
    header.state = .refreshing
    let view = view
    onAnotherThread { view.mj_header?.endRefreshing() }
    #expect(await settle { !header.isRefreshing })
  }
}
