import EdgeRefreshUI

@testable import EdgeRefreshUI

/// The work of a handler that a test ends at a given time.
@MainActor
final class Work {
  struct Failure: Error {}

  private(set) var startCount = 0
  private(set) var wasCanceled = false
  /// The continuations of the runs, by their numbers. A canceled run ends a little later.
  private var continuations: [Int: CheckedContinuation<RefreshOutcome, any Error>] = [:]

  /// The number of runs that have begun and not ended.
  var waitingCount: Int { continuations.count }
  /// Whether the work has begun and not ended.
  var isWaiting: Bool { waitingCount > 0 }

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
    let number = startCount
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuations[number] = $0 }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  /// Ends the latest run with an outcome.
  func finish(with outcome: RefreshOutcome) {
    continuations.removeValue(forKey: startCount)?.resume(returning: outcome)
  }

  /// Ends the latest run with an error.
  func fail() {
    continuations.removeValue(forKey: startCount)?.resume(throwing: Failure())
  }

  private func cancel(_ number: Int) {
    guard let continuation = continuations.removeValue(forKey: number) else { return }
    wasCanceled = true
    continuation.resume(throwing: CancellationError())
  }
}
