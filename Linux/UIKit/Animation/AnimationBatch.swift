/// The animations created by one call of `UIView.animate`.
@MainActor final class AnimationBatch {
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  let group: AnimationGroup?
  private var views: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  init(timing: AnimationTiming, options: UIView.AnimationOptions, group: AnimationGroup?) {
    self.timing = timing
    self.options = options
    self.group = group
  }

  /// The batch of the innermost animation block, in which property setters record animations. `nil`
  /// outside a block and in one that is not animated.
  private(set) static var current: AnimationBatch?

  /// Runs a block whose property changes are recorded in a batch, or not animated if the batch is
  /// `nil`.
  static func run(_ batch: AnimationBatch?, _ block: () -> Void) {
    let outer = current
    current = batch
    block()
    current = outer
  }

  /// Whether the block changed an animated property of a view.
  ///
  /// A nested block has a batch of its own, which does not count.
  var hasAnimations: Bool { !views.isEmpty }

  /// Adds a view that has recorded an animation in this batch.
  func addView(_ view: UIView) {
    if views.last?.view !== view { views.append(WeakView(view: view)) }
  }

  /// Removes the finished animations of the batch's views.
  func removeFinished(at time: Int64) {
    for reference in views { reference.view?.storedAnimations?.removeFinished(at: time) }
  }
}

/// Counts the property animations of a repeating animation, to call its completion when none is
/// left.
@MainActor final class AnimationGroup {
  /// The number of property animations that are still attached to views.
  var entries = 0
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  /// Calls the completion on the main queue, once.
  func finish(_ finished: Bool) {
    guard let completion else { return }
    self.completion = nil
    MainLoop.current.enqueue { completion(finished) }
  }

  /// Subtracts one animation from each listed group. A group that has none left finishes with
  /// `false`.
  static func removeEntries(of groups: [AnimationGroup]) {
    for group in groups {
      group.entries -= 1
      if group.entries == 0 { group.finish(false) }
    }
  }
}
