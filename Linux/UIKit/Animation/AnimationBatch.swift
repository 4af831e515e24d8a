/// The animations that one call of `UIView.animate` makes.
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

  /// The batches that are being made, the innermost last; `nil` where animation is switched off.
  private static var stack: [AnimationBatch?] = []

  /// The batch in which setters record, if any.
  static var current: AnimationBatch? { stack.isEmpty ? nil : stack[stack.count - 1] }

  /// Runs a block in which setters record in a batch, or nowhere.
  static func run(_ batch: AnimationBatch?, _ block: () -> Void) {
    stack.append(batch)
    block()
    stack.removeLast()
  }

  func addView(_ view: UIView) {
    if views.last?.view !== view { views.append(WeakView(view: view)) }
  }

  /// Forgets what is over in the views that took part.
  func removeFinished(at time: Int64) {
    for reference in views { reference.view?.animations.removeFinished(at: time) }
  }
}

/// What a repeating animation needs to notice that nothing repeats any more.
@MainActor final class AnimationGroup {
  var entries = 0
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  /// Ends the group without its having run to an end.
  func finish(_ finished: Bool) {
    guard let completion else { return }
    self.completion = nil
    MainLoop.current.enqueue { completion(finished) }
  }

  /// Notes that animations of groups were taken away.
  static func removeEntries(of groups: [AnimationGroup]) {
    for group in groups {
      group.entries -= 1
      if group.entries == 0 { group.finish(false) }
    }
  }
}
