import EdgeRefresh
import Foundation
import UIKit

/// How often something was set: in this turn, and at most in one turn.
struct SetCount {
  private(set) var most = 0
  private var inTurn = 0

  mutating func add() {
    inTurn += 1
    most = max(most, inTurn)
  }

  mutating func beginTurn() { inTurn = 0 }
}

extension TraceHost {
  /// Observes what a session with a finger has to say beside its state at each step.
  func observeLife() -> [NSKeyValueObservation] {
    countTurns()
    return [
      scrollView.observe(\.contentOffset) { [unowned self] _, _ in
        // Delivered where it is set, as all of these.
        MainActor.assumeIsolated {
          sets.add()
          measureCells()
        }
      },
      scrollView.observe(\.contentInset) { [unowned self] _, _ in
        MainActor.assumeIsolated { sets.add() }
      },
      scrollView.observe(\.contentSize) { [unowned self] _, _ in
        MainActor.assumeIsolated {
          let size = scrollView.contentSize
          log.append("content \(size.width) \(size.height)")
        }
      },
      scrollView.panGestureRecognizer.observe(\.state) { [unowned self] _, _ in
        MainActor.assumeIsolated { notePan() }
      },
    ]
  }

  func note(_ event: String, from slot: Slot) {
    guard trace.hasFinger && !slot.isReplaced else { return }
    log.append("\(slot.name) \(event)")
  }

  /// Notes that a refresh has begun or is over, by whom, and which controls refresh beside it.
  func noteState(of slot: Slot, from old: RefreshState, to new: RefreshState) {
    let beside = slots.filter { other in
      other !== slot && isAttached(slot) && isAttached(other)
        && other.component.state == .refreshing
    }
    .map(\.name)
    switch (old.isRefreshing, new.isRefreshing) {
    case (false, true):
      let words = ["begun"] + (slot.isBegunByApp ? ["byApp"] : []) + beside
      note(words.joined(separator: " "), from: slot)
      slot.isBegunByApp = false
    case (true, false): note("over", from: slot)
    case (true, true):
      if new == .refreshing { note((["opened"] + beside).joined(separator: " "), from: slot) }
    case (false, false): break
    }
  }

  private func notePan() {
    switch scrollView.panGestureRecognizer.state {
    case .began: log.append("drag")
    case .ended, .cancelled, .failed: log.append("drop")
    default: break
    }
  }

  private func countTurns() {
    sets.beginTurn()
    loop.atStartOfNextTurn { [weak self] in self?.countTurns() }
  }

  /// Content whose rows measure themselves becomes longer as they come into view.
  private func measureCells() {
    guard selfSizing.times > 0 else { return }
    selfSizing.times -= 1
    loop.enqueue { [weak self] in
      guard let self else { return }
      if trace.components.contains(where: { $0.slot == "header" || $0.slot == "footer" }) {
        scrollView.contentSize.height += selfSizing.points
      } else {
        scrollView.contentSize.width += selfSizing.points
      }
    }
  }
}
