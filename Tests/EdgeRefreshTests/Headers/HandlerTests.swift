import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct HandlerTests {
  let screen = Screen()

  /// Attaches a header, begins its refresh and waits for its handler.
  private func begin(_ header: RefreshHeader, waitingFor task: ControllableTask) async {
    screen.attach(header)
    header.beginRefreshing()
    #expect(await settle { task.isWaiting })
  }

  @Test(.scenario("C9")) func `a block is called when the header has opened`() {
    var calls = 0
    let header = NormalHeader { calls += 1 }
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    screen.advance(by: 0.24)
    #expect(calls == 0)
    screen.advance(by: 0.07)
    #expect(calls == 1)
    #expect(header.isRefreshing, "the app has to end the refresh")
  }

  @Test(.scenario("C9"))
  func `an async handler starts immediately, and the refresh ends when it returns`() async {
    let task = ControllableTask()
    let header = NormalHeader { try await task.run() }
    header.lastUpdatedStore = DictionaryStore()
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    #expect(await settle { task.isWaiting }, "before time advances")
    screen.advance(by: 1)
    #expect(header.state == .refreshing)
    task.finish()
    #expect(await settle { header.state == .idle })
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(header.lastUpdatedTime != nil)
    #expect(task.startCount == 1)
  }

  @Test func `a pull starts the async handler once`() async {
    let task = ControllableTask()
    let header = NormalHeader { try await task.run() }
    screen.scrollView.refreshHeader = header
    screen.drag(to: -30, -70)
    screen.release()
    screen.advance(by: 1)
    #expect(await settle { task.isWaiting })
    #expect(task.startCount == 1)
    task.finish()
    #expect(await settle { !header.isRefreshing })
  }

  @Test(.scenario("C3"))
  func `an async handler that throws ends the refresh and keeps the last updated time`() async {
    let task = ControllableTask()
    let header = NormalHeader { try await task.run() }
    header.lastUpdatedStore = DictionaryStore()
    await begin(header, waitingFor: task)
    task.fail()
    #expect(await settle { header.state == .idle })
    screen.advance(by: 1)
    #expect(header.lastUpdatedTime == nil)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test func `the async handler is canceled when the header is removed`() async {
    let task = ControllableTask()
    let header = NormalHeader { try await task.run() }
    await begin(header, waitingFor: task)
    screen.scrollView.refreshHeader = nil
    #expect(header.state == .idle)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(await settle { task.wasCancelled })
  }

  @Test func `the async handler is canceled when the app ends the refresh`() async {
    let task = ControllableTask()
    let header = NormalHeader { try await task.run() }
    await begin(header, waitingFor: task)
    header.endRefreshing()
    #expect(await settle { task.wasCancelled })
  }

  /// What an app does in the turn in which a refresh begins.
  enum EarlyEnd: CaseIterable { case end, endAndBegin, remove, replace, hideAndEnd }

  @Test(.scenario("S91"), arguments: EarlyEnd.allCases)
  func `an async handler is not called for a refresh that is over before it starts`(
    end: EarlyEnd
  ) async {
    var calls = 0
    let header = NormalHeader {
      calls += 1
      await Task.yield()
    }
    let other = ControllableTask()
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    var expected = 0
    switch end {
    case .end: header.endRefreshing()
    case .endAndBegin:
      header.endRefreshing()
      header.beginRefreshing()
      expected = 1
    case .remove: screen.scrollView.refreshHeader = nil
    case .replace: screen.scrollView.refreshHeader = NormalHeader { try await other.run() }
    case .hideAndEnd:
      header.isHidden = true
      header.endRefreshing()
    }
    // A task that is created later runs later, so that the handler has had its chance.
    var hasRun = false
    Task { hasRun = true }
    #expect(await settle { hasRun })
    #expect(calls == expected)
  }

  @Test func `a handler that returns late does not end the next refresh`() async {
    var continuations: [CheckedContinuation<Void, Never>] = []
    let header = NormalHeader {
      await withCheckedContinuation { continuations.append($0) }
    }
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    #expect(await settle { continuations.count == 1 })
    header.endRefreshing()
    screen.advance(by: 1)
    header.beginRefreshing()
    #expect(await settle { continuations.count == 2 })
    continuations[0].resume()
    #expect(!(await settle { !header.isRefreshing }))
    continuations[1].resume()
    #expect(await settle { !header.isRefreshing })
  }

  @Test(.scenario("S25"), arguments: [CancellationError() as any Error, URLError(.cancelled)])
  func `a header whose async handler throws a cancellation error closes`(error: any Error) async {
    let header = NormalHeader { throw error }
    header.resultDuration = 5
    header.lastUpdatedStore = DictionaryStore()
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    #expect(await settle { !header.isRefreshing })
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(header.lastUpdatedTime == nil)
  }

  @Test func `a handler that ends the refresh twice ends it once`() {
    let log = EventLog()
    let header = NormalHeader()
    log.observe(header)
    header.refreshingBlock = {
      header.endRefreshing()
      header.endRefreshing()
    }
    _ = screen.refreshing(header)
    screen.advance(by: 1)
    #expect(log.entries == ["began", "endAnimation", "ended"])
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test func `a handler may remove its header`() {
    let log = EventLog()
    let header = NormalHeader()
    log.observe(header)
    header.refreshingBlock = { [scrollView = screen.scrollView] in
      scrollView.refreshHeader = nil
    }
    _ = screen.refreshing(header)
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(header.state == .idle)
    #expect(log.entries.filter { $0 == "ended" }.count == 1)
  }
}
