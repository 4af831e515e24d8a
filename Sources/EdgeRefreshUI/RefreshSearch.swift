import EdgeRefreshControls
import Foundation

/// Repeats a search for a scroll view until it has a result that lasts.
@MainActor
final class RefreshSearch {
  /// The delays between the attempts, in seconds. The first attempt is made at once. SwiftUI adds
  /// and replaces the views of a screen within a turn of the main loop; those that appear with an
  /// animation are laid out within a second.
  private static let delays: [TimeInterval] = [0, 0.05, 0.25, 1]

  private var cancelNext: (() -> Void)?

  nonisolated init() {}

  /// Makes an attempt, another one in the next turn of the main loop and, if that has no result,
  /// further ones after delays. During a search, it only makes an attempt.
  ///
  /// - Parameter attempt: Returns whether there is a result. Its argument is whether it is called
  ///   for the last time.
  func begin(_ attempt: @escaping @MainActor (Bool) -> Bool) {
    _ = attempt(false)
    if cancelNext == nil { repeatLater(attempt, after: Self.delays[...]) }
  }

  func cancel() {
    cancelNext?()
    cancelNext = nil
  }

  private func repeatLater(
    _ attempt: @escaping @MainActor (Bool) -> Bool, after delays: ArraySlice<TimeInterval>
  ) {
    guard let delay = delays.first else { return }
    cancelNext = RefreshComponent.schedule(after: delay) { [weak self] in
      guard let self else { return }
      cancelNext = nil
      let remaining = delays.dropFirst()
      if !attempt(remaining.isEmpty) && cancelNext == nil { repeatLater(attempt, after: remaining) }
    }
  }
}
