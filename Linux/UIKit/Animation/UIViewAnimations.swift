public import Foundation

/// The class methods of `UIView` that animate.
///
/// A superclass keeps the file of `UIView` short. An extension would not work, because Swift cannot
/// override its members. Apps call the methods on `UIView`.
@preconcurrency @MainActor open class _UIViewAnimations: UIResponder {
  /// Animates the changes that a block makes.
  ///
  /// Durations and delays are in seconds. The completion is called with `true` when the animation
  /// ends, and with `false` if the animation is removed or replaced first. If the duration is 0,
  /// the completion is called after the delay. If the block changes no animated property, it is
  /// called in the next cycle of the run loop.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, nil, options, animations, completion)
  }

  /// Animates the changes that a block makes.
  ///
  /// The duration is in seconds. The completion is called with `true` when the animation ends, and
  /// with `false` if the animation is removed or replaced first. If the block changes no animated
  /// property, or the duration is 0, the completion is called with `true` in the next cycle of the
  /// run loop.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, nil, [], animations, completion)
  }

  /// Animates the changes that a block makes. The duration is in seconds.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(duration, 0, nil, [], animations, nil)
  }

  /// Animates the changes that a block makes with a spring that settles within the duration.
  ///
  /// A spring with a damping ratio of 1 does not oscillate. An initial velocity of 1 covers the
  /// distance of the animation in one second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = AnimationCurve.spring(dampingRatio: dampingRatio, velocity: velocity)
    run(duration, delay, spring, options, animations, completion)
  }

  /// Makes changes without animation, even inside an animation block.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    AnimationSwitch.isOn = false
    AnimationBatch.run(nil, actionsWithoutAnimation)
    AnimationSwitch.isOn = wereEnabled
  }

  /// Whether animations are enabled.
  open class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  /// Enables or disables animations.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

  /// The duration, in seconds, of the animation whose block is running, or 0.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationBatch.current?.timing.duration ?? 0
  }

  private static func run(
    _ ownDuration: TimeInterval, _ delay: TimeInterval, _ spring: AnimationCurve?,
    _ ownOptions: UIView.AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let loop = MainLoop.current
    let outer = AnimationBatch.current
    let options = ownOptions.union(outer?.options ?? [])
    let duration =
      ownOptions.contains(.overrideInheritedDuration)
      ? ownDuration : outer?.timing.duration ?? ownDuration
    let isInBackground =
      loop.application.applicationState == .background && loop.answers.backgroundAnimation == .ends
    guard areAnimationsEnabled, duration > 0, !isInBackground else {
      AnimationBatch.run(nil, animations)
      guard let completion else { return }
      if areAnimationsEnabled, delay > 0 {
        loop.schedule(after: delay) { completion(true) }
      } else if !areAnimationsEnabled && loop.answers.disabledAnimation == .completesInCall {
        completion(true)
      } else {
        loop.enqueue { completion(true) }
      }
      return
    }
    let usesOwnCurve = outer == nil || ownOptions.contains(.overrideInheritedCurve)
    let timing = AnimationTiming(
      start: loop.nanoseconds + MainLoop.nanoseconds(max(delay, 0)), duration: duration,
      curve: spring ?? (usesOwnCurve ? ownOptions.curve : outer?.timing.curve ?? .easeInOut),
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
    let group = AnimationGroup(repeats: timing.repeats, completion: completion)
    let batch = AnimationBatch(timing: timing, options: options, group: group)
    AnimationBatch.run(batch, animations)
    let waitsForEnd = loop.answers.emptyAnimation == .completesAtEnd && !timing.repeats
    guard batch.hasAnimations || waitsForEnd else {
      // The block changed no animated property, so the completion does not wait for the delay.
      group.finishSoon(true)
      return
    }
    if timing.repeats { return }
    if batch.hasAnimations && batch.isOutsideWindow
      && loop.answers.animationOutsideWindow == .completesSoon
    {
      group.finishSoon(true)
      batch.removeAll()
      return
    }
    loop.schedule(after: TimeInterval(timing.end - loop.nanoseconds) / 1e9) {
      batch.removeFinished(at: MainLoop.current.nanoseconds)
      group.finish(true)
    }
  }
}

/// The global switch for animations.
@MainActor private enum AnimationSwitch {
  static var isOn = true
}
