import EdgeRefreshUI

@testable import EdgeRefreshUI

/// The work of a handler that a test ends at a given time.
@MainActor
final class Work {
  struct Failure: Error {}

  private(set) var startCount = 0
  private(set) var wasCanceled = false
  private var continuation: CheckedContinuation<RefreshOutcome, any Error>?

  /// Whether the work has begun and not ended.
  var isWaiting: Bool { continuation != nil }

  /// A request whose handler is this work.
  func request(
    at edge: RefreshEdge, look: RefreshLook = .arrow, options: RefreshOptions = RefreshOptions(),
    isAutomatic: Bool = false
  ) -> RefreshRequest {
    RefreshRequest(
      edge: edge, isAutomatic: isAutomatic, look: look, options: options,
      source: .handler { try await self.run() })
  }

  private func run() async throws -> RefreshOutcome {
    startCount += 1
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation = $0 }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  func finish(with outcome: RefreshOutcome) {
    continuation?.resume(returning: outcome)
    continuation = nil
  }

  func fail() {
    continuation?.resume(throwing: Failure())
    continuation = nil
  }

  private func cancel() {
    wasCanceled = true
    continuation?.resume(throwing: CancellationError())
    continuation = nil
  }
}
