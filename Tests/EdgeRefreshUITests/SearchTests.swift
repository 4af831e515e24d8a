import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

@Suite(.isolated)
@MainActor
struct SearchTests {
  private let search = RefreshSearch()

  @Test func `a search looks at once, soon after, and then once a second for a minute`() {
    var times: [TimeInterval] = []
    search.begin { _ in
      times.append(MainLoop.current.now)
      return false
    }
    MainLoop.current.advance(by: 100)
    let delays = [0.05, 0.25] + Array(repeating: 1, count: 58)
    #expect(times.first == 0 && times.count == delays.count + 1, "\(times)")
    // A block may run up to 50 ms late.
    let lateness = zip(zip(times, times.dropFirst()).map { $1 - $0 }, delays).map { $0 - $1 }
    #expect(lateness.allSatisfy { (-0.001...0.051).contains($0) }, "\(times)")
    #expect(!MainLoop.current.hasPendingWork)
  }

  @Test func `a search knows how long it has lasted, and ends with its result`() {
    var durations: [TimeInterval] = []
    search.begin { duration in
      durations.append(duration)
      return duration > 2
    }
    MainLoop.current.advance(by: 10)
    #expect(durations.map { ($0 * 100).rounded() } == [0, 5, 30, 130, 230])
    #expect(!MainLoop.current.hasPendingWork)
  }

  @Test func `another begin looks at once, and the search goes on`() {
    var count = 0
    let attempt: @MainActor (TimeInterval) -> Bool = { _ in
      count += 1
      return false
    }
    search.begin(attempt)
    MainLoop.current.advance(by: 2)
    #expect(count == 4)
    for _ in 0..<10 { search.begin(attempt) }
    #expect(count == 14)
    MainLoop.current.advance(by: 1)
    #expect(count == 15)
    search.cancel()
    MainLoop.current.advance(by: 5)
    #expect(count == 15)
  }

  @Test func `a begin that has a result ends the search`() {
    search.begin { _ in false }
    #expect(MainLoop.current.hasPendingWork)
    search.begin { _ in true }
    #expect(!MainLoop.current.hasPendingWork)
  }
}
