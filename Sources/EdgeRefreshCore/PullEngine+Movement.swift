extension PullEngine {
  /// How far the content is pulled past the edge, in points.
  private var pull: Double { geometry.pull(past: edge) }

  /// The pull as a fraction of the threshold. If the control has no length, any pull is 1.
  private var fraction: Double {
    guard pull > 0 else { return 0 }
    return extent > 0 ? (pull / extent).bounded : 1
  }

  /// The amount that keeps the open control visible.
  ///
  /// If the content does not fill the viewport, a control at the end is beyond the end of the
  /// viewport. The empty length between the content and the control is part of the amount.
  private var openDelta: Double { amount(for: extent) }

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
      if isPastThreshold && isPulled { phase = .pulling }
    case .pulling:
      updateProgress()
      if !geometry.isInteractive {
        // The fingers zoom now, or the control no longer accepts touches.
        phase = .idle
      } else if geometry.isDragging {
        if !isPastThreshold { phase = .idle }
      } else if isAtOrPastEdge && mayBegin {
        // The first movement without a finger is the bounce after the release.
        begin(isVisible: isInWindow, isPull: true, &decision)
      } else {
        // The rest of the bounce must not begin a refresh.
        phase = .idle
      }
    case .waiting:
      // Moving the content away does not reset the progress.
      if followsPull { setProgressToPull() }
    case .opening, .open:
      if !isHidden { followWhileOpen() }
    case .closing(_, let handlerCalled, let exhausted):
      // If the content is moved away, the progress is reset when the animation ends.
      if followsPull { setProgressToPull() }
      guard isPastThreshold && isPulled && !exhausted else { return }
      // A new pull does not wait for the closing animation, so the old refresh ends now.
      if handlerCalled { decision.callbacks.insert(.ended) }
      phase = .pulling
    case .exhausted:
      // Releasing does nothing, so the progress also follows deceleration.
      setProgressToPull()
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
      if !isPastThreshold { phase = .idle }
    case .waiting, .closing:
      // The progress follows movements, including those that the edges cause.
      if geometry.offset != before.offset && followsPull { setProgressToPull() }
    case .exhausted:
      setProgressToPull()
    case .opening, .open:
      guard !isHidden else { return }
      if byInset && wasVisible(in: before) && !geometry.isDragging {
        // The edge of a completely visible control moved. The control stays visible.
        open(&decision)
      } else if byInset && !edge.isStart {
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
    case .opening, .open: false
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

  private var isPulled: Bool { geometry.isDragging && geometry.isInteractive }

  private var isPastThreshold: Bool { !isHidden && pull > extent }

  /// The amount for the visible part of an open control at the start.
  @inline(never)
  private var visibleDelta: Double { amount(for: min(pull, extent)) }

  /// The largest rounding error of sums of lengths, in points. A smaller pull has no progress.
  private static var roundingError: Double { 1e-6 }

  /// The largest distance by which scroll views round offsets to pixels, in points.
  private static var tolerance: Double { 0.5 }

  /// Updates the amount while the content moves. At the start, section headers pin to the top of
  /// the inset, so the amount is the visible part of the control. At the end the amount stays,
  /// because the content must not move while more is added.
  private mutating func followWhileOpen() {
    if edge.isStart { insetAmount = visibleDelta }
  }
}

extension PullEngine {
  /// The range of movements around the current offset that change nothing but the progress.
  ///
  /// It is empty if the next movement may change more, whatever its offset. It applies until the
  /// next event that is not a movement in the range, and until a setting changes.
  public var movementRange: MovementRange {
    let (pull, margin) = (pull, MovementRange.margin)
    let isPastThreshold = pull > extent
    let reaction = reaction(isPastThreshold: isPastThreshold)
    // If the control has no length, any pull is a progress of 1.
    if reaction == .other || reaction == .followsPull && extent == 0 { return .empty }
    var (lowest, highest) = (pull, pull)
    if pull < 0 {
      (lowest, highest) = (-.infinity, -margin)
    } else if isPastThreshold {
      (lowest, highest) = (extent + margin, .infinity)
    } else if pull > 0 {
      (lowest, highest) = (margin, extent - margin)
    }
    guard pull >= lowest && pull <= highest else { return .empty }
    let (start, direction) =
      edge.isStart ? (geometry.minimumOffset, -1.0) : (geometry.maximumOffset, 1)
    let (one, other) = (start + direction * lowest, start + direction * highest)
    return MovementRange(
      lowest: min(one, other), highest: max(one, other), edgeOffset: start,
      length: reaction == .followsPull ? direction * extent : 0)
  }

  /// What the movements in a range do.
  private enum Reaction { case nothing, followsPull, other }

  /// What movements do that stay out of view, exactly at the edge, between the edge and the
  /// threshold, or past the threshold.
  private func reaction(isPastThreshold: Bool) -> Reaction {
    let isPulled = isPastThreshold && isPulled
    let restoresProgress = progress == (pull > 0 ? lastPullProgress : 0)
    switch phase {
    case .pulling:
      return isPulled && !isHidden ? .followsPull : .other
    case .idle where isPulled && !isHidden,
      .closing(_, _, exhausted: false) where isPulled && !isHidden:
      return .other
    case .idle, .waiting, .closing:
      if followsPull { return pull > 0 ? .followsPull : setsNoProgress ? .nothing : .other }
      if case .idle = phase { return restoresProgress ? .nothing : .other }
      return .nothing
    case .exhausted:
      if isHidden { return restoresProgress ? .nothing : .other }
      return pull > 0 ? .followsPull : setsNoProgress ? .nothing : .other
    case .opening, .open:
      if isHidden || !edge.isStart { return .nothing }
      return (isPastThreshold || pull <= 0) && insetAmount == visibleDelta ? .nothing : .other
    }
  }

  /// Whether a movement to a progress of 0 changes nothing.
  private var setsNoProgress: Bool { progress == 0 && lastPullProgress == 0 }
}
