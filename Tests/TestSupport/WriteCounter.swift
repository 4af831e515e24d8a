package import UIKit

/// Counts how often the content inset and the content offset of a scroll view are set.
@MainActor
package final class WriteCounter {
  private var insets = 0
  private var offsets = 0
  private var tokens: [NSKeyValueObservation] = []

  /// Starts counting.
  package init(_ scrollView: UIScrollView) {
    tokens = [
      scrollView.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.insets += 1 }
      },
      scrollView.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.offsets += 1 }
      },
    ]
  }

  /// Returns the counts since the last call and starts again at 0.
  package func takeCounts() -> (insets: Int, offsets: Int) {
    defer { (insets, offsets) = (0, 0) }
    return (insets, offsets)
  }
}
