import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct HandlerChoiceTests {
  let screen = Screen()

  @Test(.scenario("C9"))
  func `a header whose async handler was removed calls its block when it has opened`() {
    var calls = 0
    let header = NormalHeader { calls += 1 }
    header.setRefreshHandler {}
    header.setRefreshHandler(nil)
    screen.attach(header)
    header.beginRefreshing()
    #expect(calls == 0)
    screen.advance(by: 0.3)
    #expect(calls == 1)
    #expect(header.isRefreshing, "no async handler ends the refresh")
  }

  @Test func `a block is called immediately if the header also has an async handler`() {
    var calls = 0
    let header = NormalHeader { calls += 1 }
    header.setRefreshHandler {}
    screen.attach(header)
    header.beginRefreshing()
    #expect(calls == 1, "immediately, like the async handler")
  }

  @Test(.scenario("C9"))
  func `a back footer whose load handler was removed calls its block when it has opened`() async {
    var calls = 0
    let footer = BackNormalFooter { calls += 1 }
    footer.setLoadHandler { .noMoreData }
    footer.setLoadHandler(nil)
    screen.scrollView.refreshFooter = footer
    screen.turn()
    footer.beginRefreshing()
    #expect(calls == 0)
    screen.advance(by: 0.3)
    #expect(calls == 1)
    #expect(!(await settle { footer.state == .noMoreData }))
  }

  @Test func `every kind of control accepts a block or an async handler`() async {
    let task = ControllableTask()
    let log = EventLog()
    let blocks: [RefreshComponent] = [
      RefreshHeader { log.record("header") }, BackFooter { log.record("footer") },
      RefreshTrailer { log.record("trailer") }, RefreshLeader { log.record("leader") },
    ]
    for control in blocks { control.refreshingBlock?() }
    #expect(log.entries == ["header", "footer", "trailer", "leader"])
    let trailer = NormalTrailer { try await task.run() }
    screen.scrollView.setRefreshControl(trailer)
    trailer.beginRefreshing()
    #expect(await settle { task.isWaiting })
    task.finish()
    #expect(await settle { !trailer.isRefreshing })
  }

  @Test(.scenario("S43"))
  func `deallocating a control that refreshes cancels its async handler`() async {
    let task = ControllableTask()
    weak var freed: NormalHeader?
    do {
      let screen = Screen()
      let header = NormalHeader { try await task.run() }
      freed = header
      screen.scrollView.refreshHeader = header
      screen.turn()
      header.beginRefreshing()
      #expect(await settle { task.isWaiting })
      #expect(!task.wasCancelled)
    }
    #expect(await settle { freed == nil && task.wasCancelled })
  }
}
