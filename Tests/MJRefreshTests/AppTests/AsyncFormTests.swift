import MJRefresh
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.isolated)
struct AsyncFormTests {
  let phone = Phone()
  let scrollView = UIScrollView()
  let header = MJRefreshNormalHeader {}
  let log = EventLog()

  init() {
    phone.show(scrollView)
    scrollView.mj_header = header
    phone.turn()
  }

  /// Starts a task that records when an async form has returned, and waits until it is suspended.
  private func start(_ form: @escaping @MainActor () async -> Void) async {
    Task {
      log.record("called")
      await form()
      log.record("returned")
    }
    #expect(await settle { !log.entries.isEmpty })
    for _ in 0..<20 { await Task.yield() }
  }

  private var hasReturned: Bool { log.entries == ["called", "returned"] }

  @Test(.scenario("S65")) func `beginning returns when the control has opened`() async {
    await start { await header.beginRefreshing() }
    phone.advance(by: 0.2)
    #expect(await !settle { hasReturned })
    phone.advance(by: 0.1)
    #expect(await settle { hasReturned })
    #expect(header.state == .refreshing)
  }

  @Test(.scenario("S65")) func `ending returns when the control has closed`() async {
    header.beginRefreshing {}
    phone.advance(by: 1)
    await start { await header.endRefreshing() }
    #expect(header.state == .idle)
    phone.advance(by: 0.3)
    #expect(await !settle { hasReturned })
    phone.advance(by: 0.2)
    #expect(await settle { hasReturned })
    #expect(scrollView.contentInset.top == 0)
  }

  @Test(.scenario("S65")) func `without anything to wait for, the async forms return`() async {
    await header.endRefreshing()
    header.beginRefreshing {}
    phone.advance(by: 1)
    await header.beginRefreshing()
    #expect(header.state == .refreshing)
  }

  @Test(.scenario("S65")) func `a refresh that ends before it has opened does not block`() async {
    await start { await header.beginRefreshing() }
    header.endRefreshing {}
    #expect(await settle { hasReturned })
  }

  @Test(.scenario("S65")) func `a control that is removed does not block`() async {
    await start { await header.beginRefreshing() }
    scrollView.mj_header = nil
    #expect(await settle { hasReturned })
  }

  @Test(.scenario("S65"))
  func `ending returns early if the control is pulled again while it closes`() async {
    header.beginRefreshing {}
    phone.advance(by: 1)
    await start { await header.endRefreshing() }
    header.beginRefreshing {}
    #expect(await settle { hasReturned })
    #expect(header.state == .refreshing)
  }
}
