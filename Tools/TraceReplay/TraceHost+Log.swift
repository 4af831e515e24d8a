import EdgeRefresh
import Foundation
import UIKit

/// Counts how often something is set in one turn of the run loop, and keeps the maximum.
struct SetCount {
  /// The maximum of all turns.
  private(set) var maximum = 0
  private var inTurn = 0

  mutating func add() {
    inTurn += 1
    maximum = max(maximum, inTurn)
  }

  mutating func beginTurn() { inTurn = 0 }
}

extension TraceHost {
  /// Logs what happens to the scroll view between two steps, in sessions with touches.
  func observeScrollView() -> [NSKeyValueObservation] {
    countTurns()
    return [
      scrollView.observe(\.contentOffset) { [weak self] _, _ in
        // Each of these blocks is called synchronously, by the setter.
        MainActor.assumeIsolated { self?.offsetWasSet() }
      },
      scrollView.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.insetSets.add() }
      },
      scrollView.observe(\.contentSize) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.logContentSize() }
      },
      scrollView.panGestureRecognizer.observe(\.state) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.logPan() }
      },
    ]
  }

  func log(_ event: LogEntry.ControlEvent, of control: HostedControl) {
    guard trace.hasFinger && !control.isReplaced else { return }
    // The content may move, and cause a load, before the observers of its size are called.
    if scrollView.contentSize != loggedContentSize { logContentSize() }
    // The same is true of a drag.
    if scrollView.panGestureRecognizer.state == .began { logPan() }
    log.append(.control(control.slot, event))
  }

  /// Logs that a refresh begins, opens or ends, with the other slots in which controls refresh.
  func logStateChange(of control: HostedControl, from old: RefreshState, to new: RefreshState) {
    let otherSlots = controls.filter { other in
      other !== control && isAttached(control) && isAttached(other)
        && other.component.state == .refreshing
    }
    .map(\.slot)
    switch (old.isRefreshing, new.isRefreshing) {
    case (false, true):
      log(
        .refreshBegan(isByApp: control.isBegunByApp, otherSlots: otherSlots), of: control)
      control.isBegunByApp = false
    case (true, false): log(.refreshEnded, of: control)
    case (true, true):
      if new == .refreshing { log(.refreshOpened(otherSlots: otherSlots), of: control) }
    case (false, false): break
    }
  }

  private func offsetWasSet() {
    offsetSets.add()
    if scrollView.contentOffset != lastOffset { growContent() }
    lastOffset = scrollView.contentOffset
    if safeArea.bar?.followsOffset == true { safeArea.stretchBar() }
  }

  private func logContentSize() {
    let size = scrollView.contentSize
    loggedContentSize = size
    log.append(.contentSize(width: size.width, height: size.height))
  }

  private func logPan() {
    switch scrollView.panGestureRecognizer.state {
    case .began:
      if !isDragLogged { log.append(.dragBegan) }
      isDragLogged = true
    case .ended, .cancelled, .failed:
      log.append(.dragEnded)
      isDragLogged = false
    default: break
    }
  }

  private func countTurns() {
    insetSets.beginTurn()
    offsetSets.beginTurn()
    loop.atStartOfNextTurn { [weak self] in self?.countTurns() }
  }

  /// Makes the content longer, like a list with self-sizing rows that scroll into view.
  private func growContent() {
    // These features move content that has grown, which would make it grow again.
    guard
      selfSizing.times > 0 && list == nil && !scrollView.keepsEndVisible
        && !scrollView.keepsVisibleContentInPlace
    else { return }
    selfSizing.times -= 1
    loop.enqueue { [weak self] in
      guard let self else { return }
      if trace.components.contains(where: { !$0.slot.isHorizontal }) {
        scrollView.contentSize.height += selfSizing.points
      } else {
        scrollView.contentSize.width += selfSizing.points
      }
    }
  }
}
