public import EdgeRefreshControls

// Swift imports Objective-C methods with a completion block as async methods, too.

extension MJRefreshComponent {
  /// Opens the control and calls its handler, and returns when the control has opened.
  ///
  /// Returns immediately if the control is open already or no refresh begins. If the refresh ends
  /// before the control has opened, returns at its end. While the refresh waits for a window, this
  /// method waits, too.
  public func beginRefreshing() async {
    await withCheckedContinuation { continuation in
      let completion = Completion(continuation)
      beginRefreshing { withExtendedLifetime(completion) {} }
    }
  }

  /// Ends the refresh, and returns when the control has closed. Without a refresh to end, sets the
  /// state to `idle` and returns immediately.
  public func endRefreshing() async {
    await withCheckedContinuation { continuation in
      let completion = Completion(continuation)
      endRefreshing { withExtendedLifetime(completion) {} }
    }
  }
}

/// Resumes a continuation when the block that captures it is freed.
///
/// A block that is not going to be called is freed as well, so the continuation is always resumed.
private final class Completion: Sendable {
  private let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  deinit { continuation.resume() }
}
