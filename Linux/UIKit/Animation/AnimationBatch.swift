/// The animations created by one call to `UIView.animate`.
@MainActor final class AnimationBatch {
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  let group: AnimationGroup
  private var views: [WeakView] = []

  private struct WeakView {
    weak var view: UIView?
  }

  init(timing: AnimationTiming, options: UIView.AnimationOptions, group: AnimationGroup) {
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

  /// Whether all views that the block animates are outside a window.
  var isOutsideWindow: Bool {
    views.allSatisfy { $0.view.map { $0.window == nil && !($0 is UIWindow) } ?? true }
  }

  /// Ends all animations of the batch's views, including earlier ones.
  func removeAll() {
    for reference in views { reference.view?.removeAllAnimations() }
  }

  /// Adds a view that has recorded an animation in this batch.
  func addView(_ view: UIView) {
    if views.last?.view !== view { views.append(WeakView(view: view)) }
  }

  /// Removes the finished animations of the batch's views.
  func removeFinished(at time: Int64) {
    for reference in views { reference.view?.storedAnimations?.removeFinished(at: time) }
  }
}

/// Counts the property animations of one call to `UIView.animate`, and calls its completion once.
@MainActor final class AnimationGroup {
  /// The number of property animations that are still attached to views.
  var entries = 0
  private let repeats: Bool
  private var completion: ((Bool) -> Void)?

  init(repeats: Bool, completion: ((Bool) -> Void)?) {
    self.repeats = repeats
    self.completion = completion
  }

  /// Calls the completion now.
  func finish(_ finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  /// Calls the completion on the main queue.
  func finishSoon(_ finished: Bool) {
    if completion == nil { return }
    MainLoop.current.enqueue { self.finish(finished) }
  }

  /// Called when another animation of the same property begins.
  func wasInterrupted() {
    let answer = MainLoop.current.answers.interruptedAnimation
    if !repeats && answer == .completesSoon { finishSoon(true) }
  }

  /// Subtracts one animation from each listed group, and finishes the groups that have none left.
  static func removeEntries(of groups: [AnimationGroup]) {
    for group in groups {
      group.entries -= 1
      if group.entries == 0 { group.wasRemoved() }
    }
  }

  private func wasRemoved() {
    switch MainLoop.current.answers.removedAnimation {
    case _ where repeats: finishSoon(false)
    case .completesSoonWithFalse: finishSoon(false)
    case .completesSoonWithTrue: finishSoon(true)
    case .completesAtEnd: break
    }
  }
}
