import AllocationCounter
import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated, .enabled(if: allocation_counter_works()))
@MainActor
struct AllocationTests {
  /// Returns the number of allocations while the content moves through the offsets for the third
  /// time.
  private func allocations(on scrollView: UIScrollView, offsets: [CGPoint]) -> UInt64 {
    func move() {
      // In an unoptimized build, an iterator would allocate memory.
      var index = 0
      while index < offsets.count {
        scrollView.contentOffset = offsets[index]
        index += 1
      }
    }
    move()
    MainLoop.current.turn()
    move()
    let before = allocation_counter_count()
    move()
    return allocation_counter_count() - before
  }

  /// The situation of all controls while the content moves.
  enum Situation: CaseIterable {
    case idle, refreshing, noMoreData, fading, hidden, mirrored
  }

  @Test(arguments: [[]] + ControlKind.allCases.map { [$0] } + [ControlKind.oneOnEachEdge])
  func `scrolling with controls allocates no memory`(kinds: [ControlKind]) {
    for situation in Situation.allCases { check(kinds, in: situation) }
  }

  private func check(_ kinds: [ControlKind], in situation: Situation) {
    let screen = Screen(contentHeight: 3000)
    let scrollView = screen.scrollView
    scrollView.contentSize.width = 1200
    if situation == .mirrored { scrollView.semanticContentAttribute = .forceRightToLeft }
    let controls = kinds.map { $0.make() }
    for control in controls {
      scrollView.insertSubview(control, at: 0)
      bring(control, into: situation)
    }
    screen.advance(by: 1)
    // Offsets in the middle of the content, at its start, and slightly beyond its edges.
    let offsets = [
      CGPoint(x: 300, y: 700), CGPoint(x: 310, y: 705), CGPoint(x: 300, y: 0),
      CGPoint(x: 300, y: -10), CGPoint(x: 300, y: -20), CGPoint(x: -20, y: 500),
      CGPoint(x: 820, y: 500), CGPoint(x: 300, y: 2210),
    ]
    for isDragging in [false, true] {
      if isDragging { scrollView.scriptDragBegan() }
      for offset in offsets {
        #expect(allocations(on: scrollView, offsets: [offset]) == 0, "\(situation) at \(offset)")
      }
      let states = controls.map(\.state)
      #expect(allocations(on: scrollView, offsets: offsets) == 0, "\(situation)")
      #expect(controls.map(\.state) == states)
    }
  }

  private func bring(_ control: RefreshComponent, into situation: Situation) {
    switch situation {
    case .idle, .mirrored: break
    case .refreshing: control.beginRefreshing()
    case .noMoreData: control.endRefreshing(with: .noMoreData)
    case .fading: control.fadesWithPull = true
    case .hidden: control.isHidden = true
    }
    // An automatic load would change the state.
    (control as? any AutomaticLoading)?.loadsAutomatically = false
  }

  @Test func `the allocation counter counts allocations`() {
    final class Thing {}
    let before = allocation_counter_count()
    let things = (0..<10).map { _ in Thing() }
    #expect(allocation_counter_count() - before >= UInt64(things.count))
  }
}
