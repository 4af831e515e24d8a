import EdgeRefreshControls
import Foundation

/// Repeats a search for a scroll view, for a limited time after the last known change.
@MainActor
final class RefreshSearch {
  /// The delays before the next attempts, in seconds; the last one repeats. They leave a second for
  /// the layout of views that appear with an animation.
  private static let delays: [TimeInterval] = [0.05, 0.25, 1]
  /// The number of attempts after the first one. A list may replace a view of the same size without
  /// an update of the marker, for example when content has been loaded. The search ends after about
  /// a minute: by default, a URL request that receives no data fails then.
  private static let limit = 60

  private var cancelNext: (() -> Void)?
  /// The duration of the search in seconds.
  private var duration: TimeInterval = 0

  nonisolated init() {}

  /// Makes attempts until one returns that it has a result: at once, and again later. A search in
  /// progress goes on. The argument of an attempt is the duration of the search in seconds.
  func begin(_ attempt: @escaping @MainActor (TimeInterval) -> Bool) {
    if cancelNext == nil {
      duration = 0
      makeAttempt(attempt, number: 0)
    } else if attempt(duration) {
      cancel()
    }
  }

  func cancel() {
    cancelNext?()
    cancelNext = nil
  }

  private func makeAttempt(_ attempt: @escaping @MainActor (TimeInterval) -> Bool, number: Int) {
    cancelNext = nil
    guard !attempt(duration) && number < Self.limit else { return }
    let delay = Self.delays[min(number, Self.delays.count - 1)]
    cancelNext = MainQueue.schedule(after: delay) { [weak self] in
      self?.duration += delay
      self?.makeAttempt(attempt, number: number + 1)
    }
  }
}
