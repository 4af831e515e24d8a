import EdgeRefreshControls
import Foundation

/// Repeats a search for a scroll view until it has a result.
@MainActor
final class RefreshSearch {
  /// The delays before the next attempts, in seconds; the last one repeats. SwiftUI adds and replaces
  /// the views of a screen within a turn of the main loop, and lays out those that appear with an
  /// animation within a second. A list that appears when its content is loaded may take any time.
  private static let delays: [TimeInterval] = [0, 0.05, 0.25, 1]

  private var cancelNext: (() -> Void)?

  nonisolated init() {}

  /// Makes attempts until one has a result: at once, and again later. During a search, it only makes
  /// one more attempt.
  ///
  /// - Parameter attempt: Returns whether there is a result. Its argument is the duration of the
  ///   search in seconds.
  func begin(_ attempt: @escaping @MainActor (TimeInterval) -> Bool) {
    if attempt(0) {
      cancel()
    } else if cancelNext == nil {
      repeatLater(attempt, number: 0, duration: 0)
    }
  }

  func cancel() {
    cancelNext?()
    cancelNext = nil
  }

  private func repeatLater(
    _ attempt: @escaping @MainActor (TimeInterval) -> Bool, number: Int, duration: TimeInterval
  ) {
    let delay = Self.delays[min(number, Self.delays.count - 1)]
    cancelNext = RefreshComponent.schedule(after: delay) { [weak self] in
      guard let self else { return }
      cancelNext = nil
      let duration = duration + delay
      if !attempt(duration) && cancelNext == nil {
        repeatLater(attempt, number: number + 1, duration: duration)
      }
    }
  }
}
