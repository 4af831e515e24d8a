import AllocationCounter
import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated, .enabled(if: allocation_counter_works()))
@MainActor
struct GrowthTests {
  /// Returns the number of allocations that remain after `rounds` rounds. 50 warm-up rounds
  /// are not counted.
  private func remainingAllocations(after rounds: Int, _ round: () -> Void) -> Int64 {
    for _ in 0..<50 { round() }
    MainLoop.current.advance(by: 2)
    // The configuration's list also has the controls of other tests, which delays its cleanup.
    RefreshConfiguration.default.components.removeFreedObjects()
    let before = allocation_counter_balance()
    for _ in 0..<rounds { round() }
    MainLoop.current.advance(by: 2)
    RefreshConfiguration.default.components.removeFreedObjects()
    return allocation_counter_balance() - before
  }

  /// With all cases, 10,000 rounds for one control of each engine, and 1,000 rounds for all others.
  @Test(arguments: ControlKind.allCases)
  func `attaching and detaching repeatedly leaves no memory behind`(kind: ControlKind) {
    let screen = Screen()
    let scrollView = screen.scrollView
    let control = kind.make()
    let all = kind == .normalHeader || kind == .autoNormalFooter ? 10_000 : 1_000
    let remaining = remainingAllocations(after: Thoroughness.count(200, of: all)) {
      scrollView.insertSubview(control, at: 0)
      control.removeFromSuperview()
    }
    // One or two collections may have grown. A leak would leave at least one allocation per round.
    #expect(remaining < 10)
    #expect(scrollView.contentOffsetObservers.count == 0)
    #expect(scrollView.contentSizeObservers.count == 0)
    // The inset is observed until the scroll view is deallocated, because an app may restore a
    // saved inset.
    #expect(scrollView.contentInsetObservers.count == 1)
    #expect(scrollView.panGestureRecognizer.stateObservers.count == 0)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(arguments: ControlKind.allCases)
  func `replacing a refreshing control repeatedly leaves no memory behind`(kind: ControlKind) {
    let screen = Screen()
    var control = kind.make()
    let remaining = remainingAllocations(after: 200) {
      let new = kind.make()
      screen.scrollView.insertSubview(new, at: 0)
      control.removeFromSuperview()
      control = new
      control.beginRefreshing()
      screen.turn()
    }
    // A leak would leave at least one allocation per round.
    #expect(remaining < 100)
    #expect(screen.scrollView.contentOffsetObservers.count == 1)
  }

  @Test(arguments: ControlKind.allCases)
  func `refreshing repeatedly leaves no memory behind`(kind: ControlKind) {
    let screen = Screen()
    let control = kind.make()
    // Foundation does not free attributed strings on Linux, and the stand-in keeps announcements.
    control.announcementTextProvider = { _ in nil }
    screen.scrollView.insertSubview(control, at: 0)
    let remaining = remainingAllocations(after: 50) {
      control.beginRefreshing {}
      screen.advance(by: 0.5)
      control.endRefreshing {}
      screen.advance(by: 0.5)
    }
    #expect(remaining < 10)
  }

  @Test func `the allocation balance detects a leak`() {
    var kept: [AnyObject] = []
    let remaining = remainingAllocations(after: 100) { kept.append(Screen().scrollView) }
    #expect(remaining > 100)
    withExtendedLifetime(kept) {}
  }
}
