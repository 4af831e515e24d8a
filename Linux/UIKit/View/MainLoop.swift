package import Foundation

/// A run loop with virtual time: a clock, the main queue and timers.
///
/// Only `advance(by:)` moves the clock. A test runs in a loop of its own:
/// ```swift
/// MainLoop.$current.withValue(MainLoop()) { … }
/// ```
@MainActor package final class MainLoop {
  /// The time in whole nanoseconds since the loop was created.
  package internal(set) var nanoseconds: Int64 = 0

  /// The time between two frames, in seconds, while frame callbacks are registered.
  ///
  /// If `nil`, frames occur only when `frame()` is called. 1/60 by default.
  package var frameInterval: TimeInterval? = 1.0 / 60

  /// The latest end of all animations that were begun, in nanoseconds; `Int64.max` after an
  /// animation that repeats.
  package internal(set) var animationsEnd: Int64 = 0

  /// The behavior to assume where that of UIKit is not known. Set it before views are created.
  package var answers = UIKitAnswers.ofEnvironment

  /// How navigation bars look. Set it before bars are created.
  package var barLook = BarLook.classic

  /// The notifications posted to assistive technologies, oldest first.
  package var accessibilityPostings: [UIAccessibility.Posting] = []

  /// The feedback that generators were asked for, in order.
  package var feedbacks: [UIFeedbackGenerator.Feedback] = []

  /// The screen reader of the device, if one was used. It receives the notifications as well.
  package weak var screenReader: (any ScreenReading)?

  var storedAccessibilitySettings: UIAccessibility.Settings = []

  /// The traits of the settings that have been changed: text size, contrast and weight of text.
  package internal(set) var settingsTraits: UITraitCollection?

  /// The reports of constraints that cannot all be satisfied, oldest first.
  package internal(set) var layoutConflicts: [LayoutConflict] = []

  /// The number of visual effect views that were reported because a mask or an alpha impairs them.
  package internal(set) var impairedEffects = 0
  var effectViews: [EffectViewReference] = []
  /// The reports of lists that were laid out outside a window, oldest first.
  package internal(set) var layoutsOutsideWindow: [String] = []

  /// The number of times that a constraint was activated.
  var constraintActivations = 0

  /// The screen of the device on which the app of the loop runs.
  package private(set) lazy var screen = UIScreen(device: UIScreen.Device())

  /// The app of the loop.
  package private(set) lazy var application = UIApplication(screen: screen)

  var queue: [@MainActor () -> Void] = []
  /// The number of blocks that were dispatched with a delay, if they are late.
  private var dispatchCount = 0
  var timers: [MainLoopTimer] = []
  var turnStarts: [@MainActor () -> Void] = []
  /// The blocks to run before the next layout pass.
  var layoutNotices: [@MainActor () -> Void] = []
  var isSendingLayoutNotices = false
  var frameCallbacks: [FrameCallback] = []
  var windowReferences: [WindowReference] = []
  var isTurning = false

  /// Creates a loop at time 0 with no pending work.
  package nonisolated init() {}

  /// The time in seconds since the loop was created.
  package var now: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  /// Whether the screen may still change without further input.
  ///
  /// True until the scheduled end of every animation, even if the animation is removed, and while a
  /// frame callback is registered.
  package var isAnimating: Bool { nanoseconds < animationsEnd || !frameCallbacks.isEmpty }

  package var hasFrames: Bool { !frameCallbacks.isEmpty }

  /// Whether a queued block, a timer or a frame callback is pending.
  package var hasPendingWork: Bool {
    !queue.isEmpty || !timers.isEmpty || !frameCallbacks.isEmpty
  }

  /// Adds a block to the main queue. It runs in this turn or the next one, after all blocks
  /// enqueued before it.
  package func enqueue(_ block: @escaping @MainActor () -> Void) {
    queue.append(block)
  }

  /// Runs a block at the start of the next turn, before queued blocks and timers.
  package func atStartOfNextTurn(_ block: @escaping @MainActor () -> Void) {
    turnStarts.append(block)
  }

  /// Runs a block after a delay in seconds.
  ///
  /// Timers that are due at the same time run in the order in which they were scheduled.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, _ block: @escaping @MainActor () -> Void
  ) -> MainLoopTimer {
    let timer = MainLoopTimer(
      due: nanoseconds + Self.nanoseconds(max(delay, 0)), loop: self, block: block)
    let index = timers.lastIndex { $0.due <= timer.due }.map { $0 + 1 } ?? 0
    timers.insert(timer, at: index)
    return timer
  }

  /// Adds a block to the main queue after a delay in seconds, as `DispatchQueue.asyncAfter` does.
  ///
  /// With the answer `areLate`, it runs up to 50 ms later, so that blocks with equal delays run in
  /// any order. A block without a delay is no timer: the main queue runs it in order, and soon.
  package func dispatch(
    after delay: TimeInterval, _ block: @escaping @MainActor () -> Void
  ) -> MainLoopTimer {
    var delay = max(delay, 0)
    if delay > 0, answers.dispatchedBlocks == .areLate {
      dispatchCount += 1
      // Multiples of the golden ratio are spread evenly.
      delay += 0.05 * (Double(dispatchCount) * 0.618_034).truncatingRemainder(dividingBy: 1)
    }
    return schedule(after: delay, block)
  }

  /// Calls a block at every frame, passing the loop's time in seconds, until the returned token is
  /// canceled.
  ///
  /// The loop retains the token.
  package func addFrameCallback(
    _ block: @escaping @MainActor (TimeInterval) -> Void
  ) -> FrameCallback {
    let callback = FrameCallback(loop: self, block: block)
    frameCallbacks.append(callback)
    return callback
  }

  /// The windows that have not been deallocated, in the order in which they were created.
  package var windows: [UIWindow] { windowReferences.compactMap(\.window) }

  func register(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil }
    windowReferences.append(WindowReference(to: window))
  }

  /// Converts seconds to whole nanoseconds, clamped to ±4 × 10¹⁸. NaN becomes 0.
  package nonisolated static func nanoseconds(_ seconds: TimeInterval) -> Int64 {
    let value = (seconds * 1e9).rounded()
    return value.isNaN ? 0 : Int64(min(max(value, -4e18), 4e18))
  }
}

nonisolated extension MainLoop {
  /// The loop that views, animations and gesture recognizers use in the current task.
  @TaskLocal package static var current: MainLoop = MainLoop()
}

final class WindowReference {
  private(set) weak var window: UIWindow?

  init(to window: UIWindow) { self.window = window }

  /// The window, unless it is hidden.
  @MainActor var shownWindow: UIWindow? { window.flatMap { $0.isHidden ? nil : $0 } }
}

/// A block that a loop runs once, at its due time.
@MainActor package final class MainLoopTimer {
  let due: Int64
  let block: @MainActor () -> Void
  private weak var loop: MainLoop?

  init(due: Int64, loop: MainLoop, block: @escaping @MainActor () -> Void) {
    self.due = due
    self.loop = loop
    self.block = block
  }

  /// Removes the timer from the loop. Has no effect after the block has run.
  package func cancel() {
    loop?.timers.removeAll { $0 === self }
  }
}

/// A block that a loop calls at every frame.
@MainActor package final class FrameCallback {
  let block: @MainActor (TimeInterval) -> Void
  private weak var loop: MainLoop?

  init(loop: MainLoop, block: @escaping @MainActor (TimeInterval) -> Void) {
    self.loop = loop
    self.block = block
  }

  /// Stops the calls.
  package func cancel() {
    loop?.frameCallbacks.removeAll { $0 === self }
  }

  /// Stops the calls after their owner was deallocated. It can be called on any thread.
  nonisolated func cancelAfterOwner() {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { cancel() }
    } else {
      Task { @MainActor in cancel() }
    }
  }
}
