import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct StateStreamTests {
  @Test func `a stream has the current state and every later one in order`() async {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.beginRefreshing()
    let states = header.states
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    screen.drag(to: -60, 0)
    header.endRefreshing(with: .noMoreData)
    var received: [RefreshState] = []
    for await state in states {
      received.append(state)
      if state == .noMoreData { break }
    }
    #expect(received == [.refreshing, .idle, .pulling, .idle, .noMoreData])
  }

  @Test func `each stream has all states, and a canceled one does not end the others`() async {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    let (first, second) = (header.states, header.states)
    let reader = Task { for await _ in first {} }
    reader.cancel()
    await reader.value
    header.beginRefreshing()
    header.endRefreshing()
    var received: [RefreshState] = []
    for await state in second {
      received.append(state)
      if received.count == 3 { break }
    }
    #expect(received == [.idle, .refreshing, .idle])
  }

  @Test func `a stream ends when the control is freed, and does not keep it`() async {
    weak var freed: NormalHeader?
    var states: AsyncStream<RefreshState>?
    do {
      let header = NormalHeader {}
      freed = header
      states = header.states
    }
    #expect(freed == nil)
    var received: [RefreshState] = []
    if let states { for await state in states { received.append(state) } }
    #expect(received == [.idle])
  }

  @Test func `a subclass may have members with the names of features`() {
    final class OwnHeader: NormalHeader {
      var states = 3
      var resultDuration = "long"
      func retry() -> String { "again" }
    }
    let header = OwnHeader {}
    #expect(header.states == 3 && header.resultDuration == "long" && header.retry() == "again")
  }
}
