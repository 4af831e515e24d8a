/// An action that will run on the main queue, unless this object is freed before.
@MainActor
final class ScheduledAction {
  /// It is `nonisolated(unsafe)`, because `deinit` belongs to no actor. This relies on controls
  /// being freed on the main thread.
  nonisolated(unsafe) private let cancel: () -> Void

  /// Schedules an action to run after a delay in seconds.
  init(after delay: Double, _ action: @escaping @MainActor () -> Void) {
    cancel = MainQueue.schedule(after: delay, action)
  }

  deinit { cancel() }
}
