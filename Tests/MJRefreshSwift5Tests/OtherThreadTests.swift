import Foundation
import MJRefresh
import TestSupport
import Testing
import UIKit

/// Calls something that belongs to the main actor on another thread, as code in Swift 5 mode may with a
/// warning, and waits until the call returned.
private func onAnotherThread(_ call: @escaping @MainActor () -> Void) {
  let anywhere = unsafeBitCast(call, to: (@Sendable () -> Void).self)
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    anywhere()
    isDone.signal()
  }
  isDone.wait()
}

@Suite(.scenario("S26"))
@MainActor
struct OtherThreadTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  private func settle(until condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 {
      if condition() { return true }
      await Task.yield()
    }
    return condition()
  }

  @Test func `end refreshing continues on the main thread`() async {
    let header = MJRefreshNormalHeader(refreshingBlock: {})
    view.mj_header = header
    header.state = .refreshing
    onAnotherThread { header.endRefreshing() }
    #expect(await settle { !header.isRefreshing })
  }

  @Test func `no more data and its reset continue on the main thread`() async {
    let footer = MJRefreshAutoNormalFooter(refreshingBlock: {})
    view.mj_footer = footer
    footer.state = .refreshing
    onAnotherThread { footer.endRefreshingWithNoMoreData() }
    #expect(await settle { footer.state == .noMoreData })
    onAnotherThread { footer.resetNoMoreData() }
    #expect(await settle { footer.state == .idle })
  }

  @Test func `the block of an end runs on the main thread`() async {
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

  @Test func `the control is found by its scroll view there`() async {
    let header = MJRefreshNormalHeader(refreshingBlock: {})
    view.mj_header = header
    header.state = .refreshing
    let view = view
    onAnotherThread { view.mj_header?.endRefreshing() }
    #expect(await settle { !header.isRefreshing })
  }
}
