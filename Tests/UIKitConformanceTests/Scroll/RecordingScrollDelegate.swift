import TestSupport
import UIKit

/// Records the calls that a scroll view makes to its delegate.
@MainActor final class RecordingScrollDelegate: NSObject, UIScrollViewDelegate {
  let log: EventLog

  /// The target offset that the delegate sets when a drag ends; `nil` leaves it unchanged.
  var target: CGPoint?

  /// Called after each event.
  var onEvent: ((String, UIScrollView) -> Void)?

  /// Whether every scroll is recorded; otherwise consecutive scrolls are recorded once.
  var recordsEveryScroll = false

  init(_ log: EventLog) {
    self.log = log
  }

  private func record(_ event: String, _ scrollView: UIScrollView) {
    log.record(event)
    onEvent?(event, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard recordsEveryScroll || log.entries.last != "scroll" else {
      onEvent?("scroll", scrollView)
      return
    }
    record("scroll", scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    record("begin dragging", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    record("will end dragging", scrollView)
    if let target {
      targetContentOffset.pointee = target
    }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    record(decelerate ? "end dragging, decelerating" : "end dragging", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    record("begin decelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    record("end decelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    record("end animation", scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    record("adjusted inset", scrollView)
  }
}
