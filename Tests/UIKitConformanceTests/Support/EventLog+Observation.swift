import TestSupport
import UIKit

extension EventLog {
  /// Records every set of the content offset for as long as the caller keeps the observation.
  func observeContentOffset(
    of scrollView: UIScrollView, as name: String = "offset"
  ) -> NSKeyValueObservation {
    scrollView.observe(\.contentOffset, options: [.old, .new]) { [self] _, change in
      MainActor.assumeIsolated {
        record("\(name) \(change.oldValue?.y ?? .nan) → \(change.newValue?.y ?? .nan)")
      }
    }
  }

  /// Records every new state for as long as the caller keeps the observation.
  func observeState(of recognizer: UIGestureRecognizer) -> NSKeyValueObservation {
    recognizer.observe(\.state, options: .new) { [self] _, change in
      MainActor.assumeIsolated { record(change.newValue.map { "\($0)" } ?? "?") }
    }
  }
}
