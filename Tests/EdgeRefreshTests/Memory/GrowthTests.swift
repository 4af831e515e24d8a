import AllocationCounter
import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated, .enabled(if: allocation_counter_works()))
@MainActor
struct GrowthTests {
  /// How many pieces of memory so many rounds leave behind, once everything has been done a few
  /// times.
  private func leftovers(of rounds: Int, _ round: () -> Void) -> Int64 {
    for _ in 0..<50 { round() }
    MainLoop.current.advance(by: 2)
    let before = allocation_counter_balance()
    for _ in 0..<rounds { round() }
    MainLoop.current.advance(by: 2)
    return allocation_counter_balance() - before
  }

  /// Ten thousand times for one of each engine, and a thousand times for all others.
  @Test(arguments: ControlKind.allCases)
  func `attaching and detaching ten thousand times`(kind: ControlKind) {
    let screen = Screen()
    let scrollView = screen.scrollView
    let control = kind.make()
    let rounds = kind == .normalHeader || kind == .autoNormalFooter ? 10_000 : 1_000
    let left = leftovers(of: rounds) {
      scrollView.insertSubview(control, at: 0)
      control.removeFromSuperview()
    }
    // A list or two may happen to be of another size; ten thousand rounds would leave as many.
    #expect(left < 10)
    #expect(scrollView.contentOffsetObservers.count == 0)
    #expect(scrollView.contentSizeObservers.count == 0)
    // The inset is observed as long as the scroll view lives: an app may restore an old one.
    #expect(scrollView.contentInsetObservers.count == 1)
    #expect(scrollView.panGestureRecognizer.stateObservers.count == 0)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(arguments: ControlKind.allCases)
  func `one after the other, each replacing the one before`(kind: ControlKind) {
    let screen = Screen()
    var control = kind.make()
    let left = leftovers(of: 200) {
      let new = kind.make()
      screen.scrollView.insertSubview(new, at: 0)
      control.removeFromSuperview()
      control = new
      control.beginRefreshing()
      screen.turn()
    }
    // The list of the controls that hear of another language clears the dead away now and then, the
    // later the more controls other tests have; each round would leave one at the least.
    #expect(left < 100)
    #expect(screen.scrollView.contentOffsetObservers.count == 1)
  }

  @Test(arguments: ControlKind.allCases)
  func `refreshing again and again`(kind: ControlKind) {
    let screen = Screen()
    let control = kind.make()
    screen.scrollView.insertSubview(control, at: 0)
    let left = leftovers(of: 100) {
      control.beginRefreshing {}
      screen.advance(by: 0.5)
      control.endRefreshing {}
      screen.advance(by: 0.5)
    }
    #expect(left < 10)
  }

  @Test func `the balance sees a leak`() {
    var kept: [AnyObject] = []
    let left = leftovers(of: 100) { kept.append(Screen().scrollView) }
    #expect(left > 100)
    withExtendedLifetime(kept) {}
  }
}
