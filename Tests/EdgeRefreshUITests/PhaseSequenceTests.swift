import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import Randomness
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// Random sequences of assignments and calls, each followed by one update and one turn.
@Suite(.isolated)
@MainActor
struct PhaseSequenceTests {
  private let screen = PhaseScreen()

  /// Performs a random step, and returns its description.
  private func step(_ modified: ModifiedView, _ random: inout SplitMix64) -> String {
    let outcome = random.pick(RefreshOutcome.allCases)
    switch random.below(14) {
    case 0:
      modified.coordinator.beginRefreshing()
      return "begin"
    case 1, 2:
      modified.coordinator.endRefreshing(with: outcome)
      return "end \(outcome)"
    case 3:
      modified.control?.beginRefreshing()
      return "begin by the control"
    case 4:
      modified.control?.endRefreshing(with: outcome)
      return "end \(outcome) by the control"
    case 5:
      screen.phone.drag(by: random.pick([300, -300]))
      return "drag"
    case 6:
      screen.phone.advance(by: random.number(0...0.6))
      return "wait"
    case 7:
      if screen.hosting.superview == nil {
        screen.phone.window.addSubview(screen.hosting)
        return "enter the window"
      }
      screen.hosting.removeFromSuperview()
      return "leave the window"
    case 8:
      let lists = screen.hosting.subviews.filter { $0 is UIScrollView }
      screen.hosting.insertSubview(UIScrollView.vertical(Shape.frame), at: 0)
      for list in lists { list.removeFromSuperview() }
      return "replace the list"
    default:
      let phase = random.pick(RefreshPhase.allCases)
      screen.model.phase = phase
      return "\(phase)"
    }
  }

  @Test(arguments: PhaseScreen.kinds, [false, true])
  func `the binding and the control agree one turn after each step`(
    kind: (RefreshEdge, Bool), showsResults: Bool
  ) {
    var options = RefreshOptions()
    if showsResults {
      options.showsFailure = true
      options.resultDuration = 0.3
      options.minimumVisibleDuration = 0.2
      options.timeoutDuration = 0.5
    }
    var random = SplitMix64(seed: 7)
    var request = screen.model.request(at: kind.0, isAutomatic: kind.1, options: options)
    let modified = screen.show(request)
    var steps: [String] = []
    for _ in 0..<300 {
      steps.append(step(modified, &random))
      // Two things may happen in one turn.
      if random.once(in: 3) { continue }
      if random.once(in: 10) {
        request = screen.model.request(
          at: kind.0, isAutomatic: kind.1, look: random.pick([.arrow, .spinner]), options: options)
        modified.update(request)
      }
      screen.model.updateIfNeeded(modified, request)
      screen.phone.turn()
      guard modified.coordinator.isAttached else { continue }
      screen.expectAgreement(modified, request, steps.suffix(12).joined(separator: ", "))
    }
    #expect(RefreshPhase.allCases.allSatisfy { screen.model.log.contains($0) })
  }
}
