/// Work that a test finishes when it likes.
@MainActor
final class Work {
  struct Failed: Error {}

  private(set) var starts = 0
  private(set) var wasCancelled = false
  private var continuation: CheckedContinuation<Void, any Error>?

  var isWaiting: Bool { continuation != nil }

  func run() async throws {
    starts += 1
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
    continuation?.resume(throwing: Failed())
    continuation = nil
  }

  private func cancel() {
    wasCancelled = true
    continuation?.resume(throwing: CancellationError())
    continuation = nil
  }
}
