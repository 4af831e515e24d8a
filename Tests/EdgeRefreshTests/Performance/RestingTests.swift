import AllocationCounter
import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A label that counts how often it is drawn.
private final class CountingLabel: UILabel {
  static var drawings = 0

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    Self.drawings += 1
  }
}

/// A header that counts its layouts.
private final class CountingHeader: NormalHeader {
  static var layouts = 0
  private let label = CountingLabel()

  override var stateLabel: UILabel! { label }

  override func layoutSubviews() {
    super.layoutSubviews()
    Self.layouts += 1
  }
}

@Suite(.isolated)
@MainActor
struct RestingTests {
  /// Returns lists in a window, each with one control, after everything has come to rest.
  private func restingLists(
    _ count: Int, on screen: Screen, _ make: (Int) -> RefreshComponent?
  ) -> [UIScrollView] {
    let lists = (0..<count).map { index in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      list.contentSize = CGSize(width: 390, height: 2_000)
      screen.window.addSubview(list)
      if let control = make(index) { list.addSubview(control) }
      return list
    }
    screen.advance(by: 2)
    return lists
  }

  @Test func `controls at rest cause no layout, no drawing and no timers`() {
    let screen = Screen()
    let lists = restingLists(100, on: screen) { _ in CountingHeader() }
    let before = (CountingHeader.layouts, CountingLabel.drawings)
    #expect(before.0 >= 100 && before.1 >= 100)
    #expect(!MainLoop.current.hasPendingWork)
    #expect(!MainLoop.current.isAnimating)
    screen.advance(by: 10)
    #expect(CountingHeader.layouts == before.0)
    #expect(CountingLabel.drawings == before.1)
    #expect(!MainLoop.current.hasPendingWork)
    lists[0].subviews.compactMap { $0 as? NormalHeader }.first?.beginRefreshing()
    screen.advance(by: 1)
    #expect(CountingHeader.layouts > before.0)
    #expect(CountingLabel.drawings == before.1 + 1)
  }

  @Test(.enabled(if: allocation_counter_works()), arguments: ControlKind.allCases)
  func `controls at rest allocate nothing`(kind: ControlKind) {
    func allocations(_ make: (Int) -> RefreshComponent?) -> UInt64 {
      let screen = Screen()
      let lists = restingLists(20, on: screen, make)
      let before = allocation_counter_count()
      screen.advance(by: 1)
      return withExtendedLifetime(lists) { allocation_counter_count() - before }
    }
    // The first run may allocate memory that is then reused.
    _ = allocations { _ in nil }
    let without = allocations { _ in nil }
    // A collection of the run loop may have grown. One allocation per control would add 20.
    #expect(allocations { _ in kind.make() } < without + 10)
  }

  @Test func `the allocation counter counts allocations`() {
    final class Thing {}
    let before = allocation_counter_count()
    let things = (0..<10).map { _ in Thing() }
    #expect(allocation_counter_count() - before >= UInt64(things.count))
  }
}
