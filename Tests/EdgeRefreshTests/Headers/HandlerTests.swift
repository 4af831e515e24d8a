import Testing
import UIKit

@testable import EdgeRefresh

@Suite("Two kinds of handler", .ownWorld)
@MainActor
struct HandlerTests {
  let screen = Screen()

  @Test("C9") func aBlockRunsWhenTheHeaderHasOpened() {
    var calls = 0
    let header = NormalHeader { calls += 1 }
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    screen.advance(by: 0.24)
    #expect(calls == 0)
    screen.advance(by: 0.02)
    #expect(calls == 1)
    #expect(header.isRefreshing, "the app ends it")
  }

  @Test("C9") func anAsyncHandlerStartsAtOnceAndEndsByReturning() async {
    let work = Work()
    let header = NormalHeader { try await work.run() }
    header.lastUpdatedStore = DictionaryStore()
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    #expect(await settle { work.isWaiting }, "no time has passed")
    screen.advance(by: 1)
    #expect(header.state == .refreshing)
    work.finish()
    #expect(await settle { header.state == .idle })
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(header.lastUpdatedTime != nil)
    #expect(work.starts == 1)
  }

  @Test func aPullStartsTheAsyncHandlerOnce() async {
    let work = Work()
    let header = NormalHeader { try await work.run() }
    screen.scrollView.refreshHeader = header
    screen.drag(to: -30, -70)
    screen.release()
    screen.advance(by: 1)
    #expect(await settle { work.isWaiting })
    #expect(work.starts == 1)
    work.finish()
    #expect(await settle { !header.isRefreshing })
  }

  @Test("C3") func throwingEndsWithoutTouchingTheLastUpdatedTime() async {
    let work = Work()
    let header = NormalHeader { try await work.run() }
    header.lastUpdatedStore = DictionaryStore()
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    #expect(await settle { work.isWaiting })
    work.fail()
    #expect(await settle { header.state == .idle })
    screen.advance(by: 1)
    #expect(header.lastUpdatedTime == nil)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test func theHandlerIsCancelledWhenTheHeaderIsTakenOff() async {
    let work = Work()
    let header = NormalHeader { try await work.run() }
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    #expect(await settle { work.isWaiting })
    screen.scrollView.refreshHeader = nil
    #expect(header.state == .idle)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(await settle { work.wasCancelled })
  }

  @Test func theHandlerIsCancelledWhenTheAppEndsTheRefresh() async {
    let work = Work()
    let header = NormalHeader { try await work.run() }
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    #expect(await settle { work.isWaiting })
    header.endRefreshing()
    #expect(await settle { work.wasCancelled })
  }

  @Test func aLateAnswerDoesNotEndTheNextRefresh() async {
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

  @Test("S25") func cancelledWorkStillCloses() async {
    let header = NormalHeader { throw CancellationError() }
    header.lastUpdatedStore = DictionaryStore()
    screen.scrollView.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    #expect(await settle { !header.isRefreshing })
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(header.lastUpdatedTime == nil)
  }

  @Test func aHandlerThatEndsTwiceEndsOnce() {
    let diary = Diary()
    let header = NormalHeader()
    diary.listen(to: header)
    header.refreshingBlock = {
      header.endRefreshing()
      header.endRefreshing()
    }
    _ = screen.refreshing(header)
    screen.advance(by: 1)
    #expect(diary.entries == ["began", "endAnimation", "ended"])
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test func aHandlerThatTakesItsOwnHeaderOffLeavesNoTrace() {
    let diary = Diary()
    let header = NormalHeader()
    diary.listen(to: header)
    header.refreshingBlock = { [scrollView = screen.scrollView] in
      scrollView.refreshHeader = nil
    }
    _ = screen.refreshing(header)
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(header.state == .idle)
    #expect(diary.entries.filter { $0 == "ended" }.count == 1)
  }
}
