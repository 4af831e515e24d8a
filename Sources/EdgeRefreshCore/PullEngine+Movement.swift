extension PullEngine {
  /// How far the content is pulled past the edge, in points.
  var pull: Double { geometry.pull(past: edge) }

  /// The pull as a fraction of the threshold. If the control has no length, any pull is 1.
  private var fraction: Double {
    guard pull > 0 else { return 0 }
    return extent > 0 ? (pull / extent).bounded : 1
  }

  /// The amount that keeps the open control visible.
  ///
  /// If the content does not fill the viewport, a control at the end is beyond the end of the
  /// viewport. The empty length between the content and the control is part of the amount.
  var openDelta: Double { amount(for: extent) }

  /// The amount that keeps a length of the open control visible.
  private func amount(for length: Double) -> Double { length > 0 ? length + emptyLength : 0 }

  /// The length that short content leaves empty on the control's side.
  private var emptyLength: Double { edge.isStart == geometry.isMirrored ? geometry.shortfall : 0 }

  /// The offset at which the open control is completely visible.
  private var openOffset: Double {
    edge.isStart ? geometry.minimumOffset - extent : geometry.maximumOffset + extent
  }

  /// Handles a movement of the content.
  mutating func move(_ decision: inout Decision) {
    switch phase {
    case .idle:
      updateProgress()
      if isPastThreshold && isPulled { reachThreshold(&decision) }
    case .pulling:
      updateProgress()
      if !geometry.isInteractive {
        // The fingers zoom now, or the control no longer accepts touches.
        endPull(&decision)
      } else if geometry.isDragging {
        if !isPastThreshold { endPull(&decision) }
      } else if pull >= 0 && mayBegin {
        // The first movement without a finger is the bounce after the release.
        begin(isVisible: isInWindow, isPull: true, &decision)
      } else {
        // The rest of the bounce must not begin a refresh.
        endPull(&decision)
      }
    case .waiting:
      // Moving the content away does not reset the progress.
      if followsPull { setProgressToPull() }
    case .beganUnderFinger:
      keepVisibleAmount()
      openIfLifted(&decision)
    case .holding(_, let handlerCalled, exhausted: false) where mayEndHold:
      // A new pull does not wait for the end of the hold, so the old refresh ends now.
      if handlerCalled { decision.callbacks.insert(.ended) }
      runningHolds = []
      followWhileOpen()
      updateProgress()
      reachThreshold(&decision)
    case .opening, .open, .holding:
      if !isHidden { followWhileOpen() }
    case .failed(let hasLeft):
      moveAfterFailure(hasLeft, &decision)
    case .closing(_, let handlerCalled, let exhausted):
      // If the content is moved away, the progress is reset when the animation ends.
      if followsPull { setProgressToPull() }
      guard isPastThreshold && isPulled && !exhausted else { return }
      // The pull that began the refresh at the threshold does not begin another one.
      guard !beginsAtThreshold || mayReachThreshold else { return }
      // A new pull does not wait for the closing animation, so the old refresh ends now.
      if handlerCalled { decision.callbacks.insert(.ended) }
      reachThreshold(&decision)
    case .exhausted:
      // Releasing does nothing, so the progress also follows deceleration.
      setProgressToPull()
    }
  }

  /// Handles that a finger was lifted, or that the system canceled its touch.
  ///
  /// Content past its edge moves back: the engine reacts to that movement. Only content that stays
  /// where it is needs a decision now.
  mutating func endDrag(isLifted: Bool, _ decision: inout Decision) {
    switch phase {
    case .beganUnderFinger(let number):
      if pull <= 0 { openInPlace(number, &decision) }
    case .failed:
      // The control is in view, and its own length is already part of the pull. The pull whose
      // refresh failed under the finger does not retry it.
      let isNewPull = insetAmount > 0 && !hasReachedThreshold
      if isLifted && isNewPull && pull > 2 * extent { retry(&decision) }
    case .idle, .pulling, .waiting, .opening, .open, .holding, .closing, .exhausted:
      break
    }
  }

  /// Handles a movement while the control displays a failure. It retries when it was out of view
  /// and is completely in view again.
  private mutating func moveAfterFailure(_ hasLeft: Bool, _ decision: inout Decision) {
    if pull <= 0 {
      phase = .failed(hasLeft: true)
      // Out of view, the inset moves nothing.
      addInsetInPlace()
    } else if hasLeft && pull >= extent - Self.tolerance {
      retry(&decision)
    } else if insetAmount == 0 && !isHidden && !geometry.isDragging {
      // The refresh failed under the finger, which has been lifted.
      open(&decision)
      decision.speed = .fast
    }
  }

  /// Handles a change of an inset or the content's size. The offset may have changed as well.
  mutating func moveEdges(
    since before: ScrollGeometry, byInset: Bool, _ decision: inout Decision
  ) {
    switch phase {
    case .idle where geometry == before, .pulling where geometry == before,
      .exhausted where geometry == before:
      // At most the control's length changed. The progress follows the next movement.
      break
    case .idle:
      updateProgress()
    case .pulling:
      // This can end a pull but not begin a refresh, because no finger was lifted.
      updateProgress()
      if !isPastThreshold { endPull(&decision) }
    case .waiting, .closing:
      // The progress follows movements, including those that the edges cause.
      if geometry.offset != before.offset && followsPull { setProgressToPull() }
    case .exhausted:
      setProgressToPull()
    case .beganUnderFinger:
      openIfLifted(&decision)
    case .failed where insetAmount == 0 && geometry.isDragging:
      // The refresh failed under the finger, which still holds the content.
      break
    case .opening, .open, .holding, .failed:
      guard !isHidden else { return }
      if byInset && wasVisible(in: before) && !geometry.isDragging {
        // The edge of a completely visible control moved. The control stays visible.
        open(&decision)
      } else if (byInset || hasFailed) && !edge.isStart {
        // A failure stays for long, so its amount follows the content that does not fill the
        // viewport.
        insetAmount = openDelta
      } else {
        followWhileOpen()
      }
    }
  }

  /// Whether the open control was completely visible after the last event.
  ///
  /// At the start, the amount is the visible part. An event that opened the control has scrolled to
  /// it, so the offset before that event does not matter.
  private func wasVisible(in before: ScrollGeometry) -> Bool {
    guard insetAmount > 0 else { return false }
    guard edge.isStart else { return before.pull(past: edge) > lastExtent - Self.tolerance }
    return insetAmount - (before.isMirrored ? before.shortfall : 0) > lastExtent - Self.tolerance
  }

  /// Whether a movement to this offset counts. A movement exactly to the edge counts for controls
  /// at the start but not for those at the end, as in MJRefresh.
  private var isAtOrPastEdge: Bool { edge.isStart ? pull >= 0 : pull > 0 }

  /// Whether a movement to this offset sets the progress, perhaps to the same value.
  public var followsPull: Bool {
    guard !isHidden && isAtOrPastEdge else { return false }
    return switch phase {
    case .idle, .pulling, .waiting, .closing(_, _, exhausted: false):
      geometry.isDragging || fraction < 1
    case .exhausted, .closing(_, _, exhausted: true): true
    case .opening, .beganUnderFinger, .open, .holding, .failed: false
    }
  }

  /// Sets the progress to that of the last movement past the edge, or to 0 at the edge.
  ///
  /// Past the threshold, only movements by a finger count, because a bounce that far is not a pull.
  /// Movements of a hidden control do not count.
  mutating func updateProgress() {
    if !isHidden && isAtOrPastEdge && (geometry.isDragging || fraction < 1) {
      lastPullProgress = fraction
    }
    restoreProgress()
  }

  /// Sets the progress to the pull, with or without a finger. Movements of a hidden control do not
  /// count.
  mutating func setProgressToPull() {
    if !isHidden { lastPullProgress = fraction }
    restoreProgress()
  }

  /// Sets the progress to that of the last movement that counted, or to 0 at the edge.
  mutating func restoreProgress() {
    progress = pull > Self.roundingError ? lastPullProgress : 0
  }

  /// Adds the inset of an open control and scrolls to it.
  mutating func open(_ decision: inout Decision) {
    guard !isHidden else { return }
    insetAmount = openDelta
    decision.pinnedOffset = openOffset
  }

  /// Shows an open control that was hidden. Scrolls to it only if the content is still at the edge.
  mutating func reopen(_ decision: inout Decision) {
    if pull > -Self.tolerance && !geometry.isDragging {
      open(&decision)
    } else {
      addInsetInPlace()
    }
  }

  /// Adds the inset of an open control without moving the content: at the start, only its visible
  /// part.
  mutating func addInsetInPlace() {
    guard !isHidden else { return }
    insetAmount = edge.isStart ? visibleDelta : openDelta
  }

  var isPulled: Bool { geometry.isDragging && geometry.isInteractive }

  var isPastThreshold: Bool { !isHidden && pull > max(extent, Self.roundingError) }

  /// The amount for the visible part of an open control at the start.
  var visibleDelta: Double { amount(for: min(pull, extent)) }

  /// The largest rounding error of sums of lengths, in points. A smaller pull has no progress.
  static var roundingError: Double { 1e-6 }

  /// The largest distance by which scroll views round offsets to pixels, in points.
  static var tolerance: Double { 0.5 }

  /// Updates the amount while the content moves. At the start, section headers pin to the top of
  /// the inset, so the amount is the visible part of the control. At the end the amount stays,
  /// because the content must not move while more is added.
  private mutating func followWhileOpen() {
    if edge.isStart { insetAmount = visibleDelta }
  }
}
