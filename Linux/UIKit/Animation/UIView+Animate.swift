public import Foundation

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each switch, and a number for the curve.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views may be touched while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen. Place, size, transform and opacity do so anyway.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begins again whenever it is over.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back the way that it came.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration, not that of the animation around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve, not that of the animation around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Takes its own options, not those of the animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends: the usual curve.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
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

  /// Lets the changes that a block makes appear over time.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, nil, options, animations, completion)
  }

  /// Lets the changes that a block makes appear over time.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, nil, [], animations, completion)
  }

  /// Lets the changes that a block makes appear over time.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    run(duration, 0, nil, [], animations, nil)
  }

  /// Lets the changes that a block makes appear as a spring that comes to rest within the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = AnimationCurve.spring(dampingRatio: dampingRatio, velocity: velocity)
    run(duration, delay, spring, options, animations, completion)
  }

  /// Makes changes without animating them, whatever is around.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    AnimationSwitch.isOn = false
    AnimationBatch.run(nil, actionsWithoutAnimation)
    AnimationSwitch.isOn = wereEnabled
  }

  /// Whether changes can be animated.
  public class var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

  /// Switches animation on or off for what follows.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isOn = enabled }

  /// The duration of the animation whose block is running, or 0.
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
    if let group {
      if group.entries == 0 { group.finish(true) }
      return
    }
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

/// Whether changes can be animated at all.
@MainActor private enum AnimationSwitch {
  static var isOn = true
}
