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
  func `a refresh that ends in the state setter runs no callbacks`() {
    let header = StateObservingHeader()
    let footer = StateObservingFooter()
    view.refreshHeader = header
    view.refreshFooter = footer
    for control in [header, footer] as [RefreshComponent] { log.observe(control) }
    header.onState = { if $0 == .refreshing { header.endRefreshing() } }
    footer.onState = { if $0 == .refreshing { footer.endRefreshing() } }
    header.beginRefreshing { log.record("opened") }
    footer.beginRefreshing { log.record("opened") }
    screen.advance(by: 2)
    #expect(log.entries.isEmpty)
    #expect(header.state == .idle && footer.state == .idle)
  }

  @Test(.scenario("S57"), arguments: [true, false])
  func `a refresh that ends in the state setter starts no handler and is not a success`(
    isAsync: Bool
  ) async {
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
  func `beginning, ending and beginning again in a callback start the handler once`() async {
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
    header.didClose = {
      header.didClose = nil
      header.beginRefreshing()
      header.endRefreshing()
      header.beginRefreshing()
    }
    header.endRefreshing()
    screen.advance(by: 0.5)
    for _ in 1...50 { await Task.yield() }
    // The second refresh ended before its handler could start.
    #expect(log.entries == ["handler", "handler"], "only the last begin starts it")
  }

  @Test(.scenario("S57"))
  func `of two begins in a state setter, the block of the last one runs`() {
    final class Header: RefreshHeader {
      var setState: () -> Void = {}

      override var state: RefreshState {
        didSet { if state == .refreshing { setState() } }
      }
    }
    let header = Header()
    header.setState = {
      header.setState = {}
      header.endRefreshing()
      header.beginRefreshing { log.record("first") }
      header.endRefreshing()
      header.beginRefreshing { log.record("second") }
    }
    view.refreshHeader = header
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(header.state == .refreshing && log.entries == ["second"])
  }

  @Test(.scenario("S57"))
  func `a block that ends and begins again starts only the async handler of the new refresh`() async
  {
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
  func `an end block runs before a refresh that begins while the control closes`() {
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
  func `an end block runs when a new pull interrupts the closing or the control is removed`() {
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

  @Test func `the block of a begin in a setter belongs to the new refresh`() {
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
    header.beginRefreshing { log.record("ended early") }
    screen.advance(by: 1)
    #expect(log.entries == ["refreshing", "began", "opened"])
  }

  @Test func `an end block passed without a refresh does not run after a later refresh`() {
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

  @Test func `the block of a begin during a refresh is not kept for the next refresh`() {
    let header = screen.refreshing(NormalHeader {})
    header.beginRefreshing { log.record("opened") }
    header.endRefreshing()
    screen.advance(by: 1)
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(log.entries.isEmpty)
  }

  @Test func `a refresh ends when its control and its scroll view are deallocated`() async {
    let task = ControllableTask()
    var table: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    weak var freed: RefreshComponent?
    do {
      let footer = AutoFooter { try await task.run() }
      footer.didClose = { log.record("ended") }
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

  @Test func `a refresh ends when the scroll view of its control is deallocated`() async {
    let task = ControllableTask()
    var table: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let footer = AutoFooter { try await task.run() }
    footer.didClose = { log.record("ended") }
    table?.refreshFooter = footer
    footer.state = .refreshing
    #expect(await settle { task.isWaiting })
    table = nil
    #expect(log.entries == ["ended"])
    #expect(footer.state == .idle)
    #expect(await settle { task.wasCancelled })
  }
}
