import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct RefreshOrderTests {
  let screen = Screen()
  let log = EventLog()
  var view: UIScrollView { screen.scrollView }

  @Test(.scenario("S57"))
  func `a refresh that its own setter ends calls nothing`() {
    let header = StateObservingHeader()
    let footer = StateObservingFooter()
    view.refreshHeader = header
    view.refreshFooter = footer
    for control in [header, footer] as [RefreshComponent] { log.observe(control) }
    header.onState = { if $0 == .refreshing { header.endRefreshing() } }
    footer.onState = { if $0 == .refreshing { footer.endRefreshing() } }
    header.beginRefreshing { log.record("begun") }
    footer.beginRefreshing { log.record("begun") }
    screen.advance(by: 2)
    #expect(log.entries.isEmpty)
    #expect(header.state == .idle && footer.state == .idle)
  }

  @Test(.scenario("S57"), arguments: [true, false])
  func `a refresh that its own setter ends does not count as a success`(isAsync: Bool) async {
    let store = DictionaryStore()
    let header = StateObservingHeader()
    header.lastUpdatedStore = store
    if isAsync {
      header.setRefreshHandler { log.record("async") }
    } else {
      header.refreshingBlock = { log.record("block") }
    }
    view.refreshHeader = header
    header.onState = { if $0 == .refreshing { header.endRefreshing() } }
    header.beginRefreshing()
    screen.advance(by: 2)
    for _ in 1...20 { await Task.yield() }
    #expect(log.entries.isEmpty)
    #expect(header.lastUpdatedTime == nil)
  }

  @Test(.scenario("S57"))
  func `begin, end and begin in a callback is one handler more, not two`() async {
    let header = RefreshHeader()
    header.setRefreshHandler { log.record("handler") }
    view.refreshHeader = header
    header.beginRefreshing()
    screen.advance(by: 0.5)
    #expect(await settle { !header.isRefreshing })
    screen.advance(by: 1)
    header.setRefreshHandler {
      log.record("handler")
      await Task.yield()
    }
    header.beginRefreshing()
    header.closingCompletion = {
      header.closingCompletion = nil
      header.beginRefreshing()
      header.endRefreshing()
      header.beginRefreshing()
    }
    header.endRefreshing()
    screen.advance(by: 0.5)
    for _ in 1...50 { await Task.yield() }
    #expect(log.entries == ["handler", "handler", "handler"], "that of the last begin only")
  }

  @Test(.scenario("S57"))
  func `a block that ends and begins anew does not start the async handler of its refresh`() async {
    let footer = AutoFooter()
    footer.setRefreshHandler { log.record("async") }
    footer.refreshingBlock = {
      log.record("block")
      if log.entries.count == 1 {
        footer.endRefreshing()
        footer.beginRefreshing()
      }
    }
    view.refreshFooter = footer
    footer.beginRefreshing()
    #expect(await settle { log.entries.contains("async") })
    for _ in 1...20 { await Task.yield() }
    #expect(log.entries == ["block", "block", "async"])
  }

  @Test(.scenario("S56"))
  func `the block of an end runs before the next refresh, when that begins while it closes`() {
    let header = screen.refreshing(NormalHeader { log.record("refreshing") })
    header.endRefreshing { log.record("closed") }
    screen.advance(by: 0.1)
    header.beginRefreshing { log.record("opened") }
    #expect(log.entries == ["refreshing", "closed"])
    screen.advance(by: 1)
    header.endRefreshing { log.record("closed") }
    screen.advance(by: 1)
    #expect(
      log.entries == ["refreshing", "closed", "refreshing", "opened", "closed"])
  }

  @Test(.scenario("S56"))
  func `it runs when a new pull overtakes the closing, and when the control is removed`() {
    let header = screen.refreshing(NormalHeader {})
    header.endRefreshing { log.record("pulled") }
    screen.drag(to: -30, -100)
    #expect(log.entries == ["pulled"])
    screen.drag(to: 0)
    screen.release()
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing { log.record("removed") }
    view.refreshHeader = nil
    #expect(log.entries == ["pulled", "removed"])
  }

  @Test
  func `a setter that ends and begins anew gives the block of its begin to the new refresh`() {
    let header = StateObservingHeader()
    view.refreshHeader = header
    log.observe(header)
    var isFirst = true
    header.onState = {
      guard $0 == .refreshing, isFirst else { return }
      isFirst = false
      header.endRefreshing()
      view.contentOffset.y = -10
      header.beginRefreshing { log.record("opened") }
    }
    header.beginRefreshing { log.record("called off") }
    screen.advance(by: 1)
    #expect(log.entries == ["refreshing", "began", "opened"])
  }

  @Test
  func `the block of an end is not called where nothing was to be ended, then or later`() {
    let header = NormalHeader {}
    view.refreshHeader = header
    header.endRefreshing { log.record("closed") }
    screen.advance(by: 1)
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(log.entries.isEmpty)
  }

  @Test
  func `the block of a begin is not kept for the next refresh by one that is open already`() {
    let header = screen.refreshing(NormalHeader {})
    header.beginRefreshing { log.record("opened") }
    header.endRefreshing()
    screen.advance(by: 1)
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(log.entries.isEmpty)
  }

  @Test
  func `a refresh whose control is freed together with its scroll view ends`() async {
    let task = ControllableTask()
    var table: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    weak var freed: RefreshComponent?
    do {
      let footer = AutoFooter { try await task.run() }
      footer.closingCompletion = { log.record("ended") }
      table?.refreshFooter = footer
      footer.state = .refreshing
      freed = footer
    }
    #expect(await settle { task.isWaiting })
    table = nil
    #expect(freed == nil)
    #expect(log.entries == ["ended"])
    #expect(await settle { task.wasCancelled })
  }

  @Test
  func `a footer that is gone with its table, or outlives it, hears its end`() async {
    let task = ControllableTask()
    var table: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let footer = AutoFooter { try await task.run() }
    footer.closingCompletion = { log.record("ended") }
    table?.refreshFooter = footer
    footer.state = .refreshing
    #expect(await settle { task.isWaiting })
    table = nil
    #expect(log.entries == ["ended"])
    #expect(footer.state == .idle)
    #expect(await settle { task.wasCancelled })
  }
}
