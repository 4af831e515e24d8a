import EdgeRefreshCore
import Foundation

/// A running async handler of a refresh. Freeing it cancels the handler's task, which keeps the
/// handler until it returns.
@MainActor
package final class HandlerRun {
  private let task: Task<Void, Never>

  /// Calls a handler in the next turn of the main actor, and then the completion with its outcome
  /// and the error of a failure.
  package init(
    _ handler: @escaping @MainActor () async throws -> RefreshOutcome,
    completion: @escaping @MainActor (RefreshOutcome, (any Error)?) -> Void
  ) {
    task = Task {
      do {
        completion(try await handler(), nil)
      } catch {
        let isCanceled = isCancellation(error)
        completion(isCanceled ? .cancelled : .failure, isCanceled ? nil : error)
      }
    }
  }

  deinit { task.cancel() }
}

/// Returns whether an error says that work was canceled: `CancellationError`, or
/// `URLError.cancelled`, which a request of `URLSession` throws when its task is canceled.
private func isCancellation(_ error: any Error) -> Bool {
  if error is CancellationError { return true }
  // On Linux, `URLError` may need another module.
  let error = error as NSError
  return error.domain == "NSURLErrorDomain" && error.code == -999
}
