internal import UIKit

extension ProbeStage {
  /// The duration of an animation in seconds, unless an experiment sets another one.
  static let duration: TimeInterval = 0.2

  /// The duration of a batch update with animation, in seconds.
  private static let updateDuration: TimeInterval = 0.3

  /// Starts a clock that says which part of a duration, in seconds, has passed.
  func timing(of duration: TimeInterval = duration) -> ProbeTiming {
    let timing = ProbeTiming()
    // The system may run these blocks later by a tenth of the delay.
    after(duration * 0.4) { timing.moment = "before its end" }
    after(duration * 0.75) { timing.moment = "at its end" }
    return timing
  }

  /// Animates changes. Logs when the completion was called and with which flag.
  func animate(
    _ name: String = "animation", for duration: TimeInterval = duration, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], _ changes: @escaping () -> Void,
    then completion: (@MainActor () -> Void)? = nil
  ) {
    let timing = timing(of: max(duration + delay, Self.duration))
    UIView.animate(
      withDuration: duration, delay: delay, options: options, animations: changes
    ) { [weak self] isFinished in
      self?.log("\(name) completed \(timing.moment): \(isFinished)")
      completion?()
    }
    timing.moment = "soon"
  }

  /// Performs a batch update. Logs when the completion was called and with which flag.
  func update(_ table: UITableView, _ updates: @escaping () -> Void) {
    let timing = timing(of: Self.updateDuration)
    table.performBatchUpdates(updates) { [weak self] isFinished in
      self?.log("update completed \(timing.moment): \(isFinished)")
    }
    timing.moment = "soon"
  }

  /// Performs a batch update of a collection. Logs its completion like that of a table.
  func update(_ collection: UICollectionView, _ updates: @escaping () -> Void) {
    let timing = timing(of: Self.updateDuration)
    collection.performBatchUpdates(updates) { [weak self] isFinished in
      self?.log("update completed \(timing.moment): \(isFinished)")
    }
    timing.moment = "soon"
  }
}

/// The time within an animation, rounded so that it does not depend on the frame rate.
@MainActor final class ProbeTiming {
  /// `"within the call"`, `"soon"` before 40% of the duration, `"before its end"` before 75%, or
  /// `"at its end"`.
  var moment = "within the call"
}
