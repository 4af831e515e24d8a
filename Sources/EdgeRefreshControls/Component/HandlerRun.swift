import EdgeRefreshCore
import Foundation

/// A running async handler of a refresh. The handler's task retains the handler until it returns,
/// and is canceled when this object is freed.
@MainActor
package final class HandlerRun {
  private let task: Task<Void, Never>

  /// Calls a handler asynchronously, then the completion with the outcome and, after a failure, the
  /// error. If this object is freed before the handler has started, neither is called.
  package init(
    _ handler: @escaping @MainActor () async throws -> RefreshOutcome,
    completion: @escaping @MainActor (RefreshOutcome, (any Error)?) -> Void
  ) {
    task = Task {
      guard !Task.isCancelled else { return }
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

/// Whether an error is `CancellationError`, or what `URLSession` throws when its task is canceled.
private func isCancellation(_ error: any Error) -> Bool {
  if error is CancellationError { return true }
  // On Linux, `URLError` may need another module.
  let error = error as NSError
  return error.domain == "NSURLErrorDomain" && error.code == -999
}
