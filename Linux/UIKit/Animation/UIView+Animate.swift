public import Foundation

extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each flag, and a number for the curve.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lets views receive touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen.
    ///
    /// Animations of center, bounds, transform and alpha start there in any case, unless they
    /// repeat or replace a repeating animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each forward pass.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the given duration instead of that of the enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the given curve instead of that of the enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Ignores the options of the enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Starts slowly and ends slowly. This is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve {
      switch (rawValue >> 16) & 7 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Animates the changes that a block makes.
  ///
  /// Durations and delays are in seconds. The completion is called with `true` when the animation
  /// ends, and with `false` if a repeating animation is removed or replaced. If the block changes
  /// no animated property, or the duration is 0, the completion is called with `true` in the next
  /// cycle of the run loop.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, nil, options, animations, completion)
  }

  /// Animates the changes that a block makes.
  ///
  /// The duration is in seconds. The completion is called with `true` when the animation ends, and
  /// with `false` if a repeating animation is removed or replaced. If the block changes no animated
  /// property, or the duration is 0, the completion is called with `true` in the next cycle of the
  /// run loop.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, nil, [], animations, completion)
  }

  /// Animates the changes that a block makes. The duration is in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(duration, 0, nil, [], animations, nil)
  }

  /// Animates the changes that a block makes with a spring that settles within the duration.
  ///
  /// A spring with a damping ratio of 1 does not oscillate. An initial velocity of 1 covers the
  /// distance of the animation in one second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = AnimationCurve.spring(dampingRatio: dampingRatio, velocity: velocity)
    run(duration, delay, spring, options, animations, completion)
  }

  /// Makes changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    AnimationSwitch.isOn = false
    AnimationBatch.run(nil, actionsWithoutAnimation)
    AnimationSwitch.isOn = wereEnabled
  }

  /// Whether animations are enabled.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  /// Enables or disables animations.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

  /// The duration, in seconds, of the animation whose block is running, or 0.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBatch.current?.timing.duration ?? 0
  }

  private static func run(
    _ ownDuration: TimeInterval, _ delay: TimeInterval, _ spring: AnimationCurve?,
    _ ownOptions: AnimationOptions, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let loop = MainLoop.current
    let outer = AnimationBatch.current
    let options = outer.map { inherited(ownOptions, from: $0) } ?? ownOptions
    let duration =
      ownOptions.contains(.overrideInheritedDuration)
      ? ownDuration : outer?.timing.duration ?? ownDuration
    guard areAnimationsEnabled, duration > 0 else {
      AnimationBatch.run(nil, animations)
      guard let completion else { return }
      if areAnimationsEnabled, delay > 0 {
        loop.schedule(after: delay) { completion(true) }
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
    let group = timing.repeats ? AnimationGroup(completion: completion) : nil
    let batch = AnimationBatch(timing: timing, options: options, group: group)
    AnimationBatch.run(batch, animations)
    guard batch.hasAnimations || loop.waitsForEmptyAnimations && group == nil else {
      // UIKit creates no animation whose end it could wait for, so the delay does not count either.
      if let completion { loop.enqueue { completion(true) } }
      return
    }
    guard group == nil else { return }
    loop.schedule(after: TimeInterval(timing.end - loop.nanoseconds) / 1e9) {
      batch.removeFinished(at: MainLoop.current.nanoseconds)
      completion?(true)
    }
  }

  private static func inherited(
    _ own: AnimationOptions, from outer: AnimationBatch
  ) -> AnimationOptions {
    own.contains(.overrideInheritedOptions) ? own : own.union(outer.options)
  }
}

/// The global switch for animations.
@MainActor private enum AnimationSwitch {
  static var isOn = true
}
