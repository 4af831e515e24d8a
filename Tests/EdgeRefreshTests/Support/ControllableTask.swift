/// An asynchronous operation that a test starts, finishes or fails at a given time.
@MainActor
final class ControllableTask {
  /// The error that `fail()` throws.
  struct Failure: Error {}

  private(set) var startCount = 0
  private(set) var wasCancelled = false
  private var continuation: CheckedContinuation<Void, any Error>?

  /// Whether the operation has started and not ended.
  var isWaiting: Bool { continuation != nil }

  /// Waits until the test calls `finish()` or `fail()`, or the task is canceled.
  func run() async throws {
    startCount += 1
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  func finish() {
    continuation?.resume()
    continuation = nil
  }

  func fail() {
    continuation?.resume(throwing: Failure())
    continuation = nil
  }

  private func cancel() {
    wasCancelled = true
    continuation?.resume(throwing: CancellationError())
    continuation = nil
  }
}
