import AllocationCounter
import EdgeRefresh
import UIKit

/// Checks that moving the content with controls allocates no memory.
///
/// It is not a test, because tests are not optimized, and unoptimized loops and closures allocate.
@MainActor
enum AllocationCheck {
  /// The situation of all controls while the content moves.
  private enum Situation: CaseIterable {
    case idle, refreshing, noMoreData, fading, hidden, mirrored
  }

  private static let kinds: [@MainActor () -> RefreshComponent] = [
    { StateHeader() }, { NormalHeader() }, { ImageHeader() }, { AutoNormalHeader() },
    { BackStateFooter() }, { BackNormalFooter() }, { BackImageFooter() },
    { AutoStateFooter() }, { AutoNormalFooter() }, { AutoImageFooter() },
    { StateTrailer() }, { NormalTrailer() }, { AutoNormalTrailer() },
    { StateLeader() }, { NormalLeader() }, { AutoNormalLeader() },
  ]

  private static let oneOnEachEdge: [@MainActor () -> RefreshComponent] = [
    { NormalHeader() }, { AutoNormalFooter() }, { NormalTrailer() }, { NormalLeader() },
  ]

  /// Offsets in the middle of the content, at its start, and slightly beyond its edges.
  private static let offsets = [
    CGPoint(x: 300, y: 700), CGPoint(x: 310, y: 705), CGPoint(x: 300, y: 0),
    CGPoint(x: 300, y: -10), CGPoint(x: 300, y: -20), CGPoint(x: -20, y: 500),
    CGPoint(x: 820, y: 500), CGPoint(x: 300, y: 2210),
  ]

  /// Returns a message for each situation in which memory is allocated.
  static func failures() -> [String] {
    let groups = [[]] + kinds.map { [$0] } + [oneOnEachEdge]
    return groups.flatMap { group in
      Situation.allCases.flatMap { situation in
        [false, true].flatMap { failures(of: group.map { $0() }, in: situation, isDragging: $0) }
      }
    }
  }

  private static func failures(
    of controls: [RefreshComponent], in situation: Situation, isDragging: Bool
  ) -> [String] {
    let scrollView = HeldScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scrollView.contentSize = CGSize(width: 1_200, height: 3_000)
    if situation == .mirrored { scrollView.semanticContentAttribute = .forceRightToLeft }
    let window = UIWindow(frame: scrollView.frame)
    window.addSubview(scrollView)
    window.isHidden = false
    for control in controls {
      // An automatic load would change the state.
      (control as? any AutomaticLoading)?.loadsAutomatically = false
      scrollView.addSubview(control)
      bring(control, into: situation)
    }
    window.layoutIfNeeded()
    scrollView.isHeld = isDragging
    return (offsets.map { [$0] } + [offsets]).compactMap { offsets in
      let count = allocations(moving: scrollView, to: offsets)
      guard count > 0 else { return nil }
      let names = controls.map { "\(type(of: $0))" }.joined(separator: ", ")
      return "\(count) allocations: \(names), \(situation), moved to \(offsets)"
    }
  }

  private static func bring(_ control: RefreshComponent, into situation: Situation) {
    switch situation {
    case .idle, .mirrored: break
    case .refreshing: control.beginRefreshing()
    case .noMoreData: control.endRefreshing(with: .noMoreData)
    case .fading: control.fadesWithPull = true
    case .hidden: control.isHidden = true
    }
  }

  /// Returns the number of allocations while the content moves through the offsets for the third
  /// time.
  private static func allocations(
    moving scrollView: UIScrollView, to offsets: [CGPoint]
  ) -> UInt64 {
    for offset in offsets + offsets { scrollView.contentOffset = offset }
    let before = allocation_counter_count()
    for offset in offsets { scrollView.contentOffset = offset }
    return allocation_counter_count() - before
  }
}

/// A scroll view that can report a drag without a finger.
private final class HeldScrollView: UIScrollView {
  var isHeld = false

  override var isDragging: Bool { isHeld }
}
