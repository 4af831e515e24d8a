package import Foundation

/// The run loop of this world: a clock that moves only when told to, the main queue and the timers.
///
/// A test runs each of its worlds in its own:
/// ```swift
/// MainLoop.$current.withValue(MainLoop()) { … }
/// ```
@MainActor package final class MainLoop {
  /// The time, in whole nanoseconds since the loop was made.
  package internal(set) var nanoseconds: Int64 = 0

  /// The time between two frames while somebody waits for frames. With `nil`, only `frame()` makes a frame.
  package var frameInterval: TimeInterval? = 1.0 / 60

  /// The end of the last animation that was begun; `Int64.max` for one that repeats.
  package internal(set) var animationsEnd: Int64 = 0

  /// What was posted to assistive technologies, oldest first: the screen reader of this world.
  package var accessibilityPostings: [UIAccessibility.Posting] = []

  var queue: [@MainActor () -> Void] = []
  var timers: [MainLoopTimer] = []
  var turnStarts: [@MainActor () -> Void] = []
  var frameCallbacks: [FrameCallback] = []
  var windowReferences: [WindowReference] = []
  var isTurning = false

  /// Makes a loop at time 0 with nothing to do.
  package nonisolated init() {}

  /// The time in seconds since the loop was made.
  package var now: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  /// Whether what is on screen may still change without anything else happening.
  package var isAnimating: Bool { nanoseconds < animationsEnd || !frameCallbacks.isEmpty }

  /// Whether somebody waits for frames.
  package var hasFrames: Bool { !frameCallbacks.isEmpty }

  /// Whether a block, a timer or a frame is still to come.
  package var hasPendingWork: Bool {
    !queue.isEmpty || !timers.isEmpty || !frameCallbacks.isEmpty
  }

  /// Runs a block in this or the next turn, after all those enqueued before: the main queue.
  package func enqueue(_ block: @escaping @MainActor () -> Void) {
    queue.append(block)
  }

  /// Runs a block at the start of the next turn, before anything else.
  package func atStartOfNextTurn(_ block: @escaping @MainActor () -> Void) {
    turnStarts.append(block)
  }

  /// Runs a block when that much time has passed. Of equal times, the first set is the first run.
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

  /// Calls a block at every frame, with the loop's time, until the token is cancelled or gone.
  package func addFrameCallback(
    _ block: @escaping @MainActor (TimeInterval) -> Void
  ) -> FrameCallback {
    let callback = FrameCallback(loop: self, block: block)
    frameCallbacks.append(callback)
    return callback
  }

  /// The windows that are alive, in the order in which they were made.
  package var windows: [UIWindow] { windowReferences.compactMap(\.window) }

  func register(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil }
    windowReferences.append(WindowReference(window: window))
  }

  /// A time in seconds as whole nanoseconds, kept inside what a loop can count.
  package nonisolated static func nanoseconds(_ seconds: TimeInterval) -> Int64 {
    let value = (seconds * 1e9).rounded()
    return value.isNaN ? 0 : Int64(min(max(value, -4e18), 4e18))
  }
}

nonisolated extension MainLoop {
  /// The loop that views, animations and recognizers of this task use.
  @TaskLocal package static var current: MainLoop = MainLoop()
}

struct WindowReference {
  weak var window: UIWindow?
}

/// A block that a loop runs once, at its time.
@MainActor package final class MainLoopTimer {
  let due: Int64
  let block: @MainActor () -> Void
  private weak var loop: MainLoop?

  init(due: Int64, loop: MainLoop, block: @escaping @MainActor () -> Void) {
    self.due = due
    self.loop = loop
    self.block = block
  }

  /// Makes the loop forget the block, if it has not run.
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
}
