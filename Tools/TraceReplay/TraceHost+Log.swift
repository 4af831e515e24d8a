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
      scrollView.observe(\.contentOffset) { [weak self] _, _ in
        // Delivered where it is set, as all of these.
        MainActor.assumeIsolated {
          self?.sets.add()
          self?.measureCells()
        }
      },
      scrollView.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.sets.add() }
      },
      scrollView.observe(\.contentSize) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.noteContentSize() }
      },
      scrollView.panGestureRecognizer.observe(\.state) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.notePan() }
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

  private func noteContentSize() {
    let size = scrollView.contentSize
    log.append("content \(size.width) \(size.height)")
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
