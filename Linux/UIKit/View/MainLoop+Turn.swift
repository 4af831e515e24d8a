package import Foundation

extension MainLoop {
  /// The maximum number of layout passes in one turn. It prevents an endless turn if a view keeps
  /// requesting layout.
  private static let layoutPassLimit = 100

  /// Runs one turn.
  ///
  /// Runs the blocks for the start of the turn. Then runs queued blocks, due timers, layout and
  /// display, in this order, until no work is left or the limit of layout passes is reached. No
  /// block and no timer runs between the layout passes that views request while they are laid out.
  package func turn() {
    precondition(!isTurning, "MainLoop.turn() was called from inside a turn")
    isTurning = true
    defer { isTurning = false }
    Self.$current.withValue(self) {
      let starts = turnStarts
      turnStarts = []
      for start in starts { start() }
      var layoutPasses = 0
      repeat {
        drainQueue()
        runDueTimers()
        guard layoutPasses < Self.layoutPassLimit else { break }
        layOutAndDisplay(&layoutPasses)
      } while hasWorkForThisTurn
      screenReader?.turnEnded()
    }
  }

  /// Lays out the windows until nothing needs layout, and displays them. Counts the layout passes.
  func layOutAndDisplay(_ passes: inout Int) {
    repeat {
      passes += 1
      layOutWindows()
    } while windowNeedsLayout && passes < Self.layoutPassLimit
    displayWindows()
  }

  /// Advances the clock by an interval in seconds.
  ///
  /// Runs a turn first. Then each timer and each frame in the interval runs at its own time,
  /// followed by a turn. A last turn runs at the end. Negative intervals count as 0.
  package func advance(by seconds: TimeInterval) {
    let end = nanoseconds + Self.nanoseconds(max(seconds, 0))
    turn()
    while true {
      let frame = nextFrameTime()
      if let timer = timers.first, timer.due <= end, timer.due <= frame ?? .max {
        timers.removeFirst()
        nanoseconds = max(nanoseconds, timer.due)
        Self.$current.withValue(self) { timer.block() }
        turn()
      } else if let frame, frame <= end {
        nanoseconds = frame
        self.frame()
      } else {
        break
      }
    }
    nanoseconds = end
    turn()
  }

  /// Calls every frame callback, then runs a turn.
  package func frame() {
    Self.$current.withValue(self) {
      for callback in frameCallbacks where frameCallbacks.contains(where: { $0 === callback }) {
        callback.block(now)
      }
    }
    turn()
  }

  private func drainQueue() {
    while !queue.isEmpty {
      let blocks = queue
      queue = []
      for block in blocks { block() }
    }
  }

  private func runDueTimers() {
    while let timer = timers.first, timer.due <= nanoseconds {
      timers.removeFirst()
      timer.block()
    }
  }

  private var hasWorkForThisTurn: Bool {
    if !queue.isEmpty || !layoutNotices.isEmpty { return true }
    if let timer = timers.first, timer.due <= nanoseconds { return true }
    for reference in windowReferences {
      guard let window = reference.shownWindow else { continue }
      if window.subtreeNeedsLayout || window.subtreeCanDisplay { return true }
    }
    return false
  }

  /// Runs the blocks in `layoutNotices`.
  func sendLayoutNotices() {
    guard !layoutNotices.isEmpty else { return }
    let notices = layoutNotices
    layoutNotices = []
    isSendingLayoutNotices = true
    for notice in notices { notice() }
    isSendingLayoutNotices = false
  }

  private var windowNeedsLayout: Bool {
    for reference in windowReferences where reference.shownWindow?.subtreeNeedsLayout == true {
      return true
    }
    return false
  }

  private func layOutWindows() {
    sendLayoutNotices()
    for reference in windowReferences { reference.shownWindow?.layOutSubtree() }
  }

  private func displayWindows() {
    for reference in windowReferences { reference.shownWindow?.displaySubtree() }
    if !effectViews.isEmpty { reportImpairedEffects() }
  }

  /// The first multiple of the frame interval after the current time, in nanoseconds.
  ///
  /// `nil` if no frame callback is registered or the interval is `nil` or not positive.
  private func nextFrameTime() -> Int64? {
    guard let frameInterval, frameInterval > 0, !frameCallbacks.isEmpty else { return nil }
    var index = (now / frameInterval).rounded(.down)
    while true {
      index += 1
      let time = Self.nanoseconds(index * frameInterval)
      if time > nanoseconds { return time }
    }
  }
}
