import EdgeRefreshCore

/// A running async handler of a refresh. Freeing it cancels the handler's task, which keeps the
/// handler until it returns.
@MainActor
package final class HandlerRun {
  private let task: Task<Void, Never>

  /// Calls a handler in the next turn of the main actor, and then the completion with its outcome.
  /// An error is a failure, and `CancellationError` a cancellation.
  package init(
    _ handler: @escaping @MainActor () async throws -> RefreshOutcome,
    completion: @escaping @MainActor (RefreshOutcome) -> Void
  ) {
    task = Task {
      let outcome: RefreshOutcome
      do {
        outcome = try await handler()
      } catch {
        outcome = error is CancellationError ? .cancelled : .failure
      }
      completion(outcome)
    }
  }

  deinit { task.cancel() }
}
