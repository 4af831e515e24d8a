extension PullEngine {
  /// How far the content is pulled past the edge now, in points.
  private var pull: Double { geometry.pull(past: edge) }

  /// How much of the threshold a pull is; a control without extent is pulled at once.
  private var fraction: Double {
    guard pull > 0 else { return 0 }
    return extent > 0 ? (pull / extent).bounded : 1
  }

  /// The part of the inset that keeps the open control in view.
  ///
  /// Where content that does not fill the viewport ends, the control still sits past the end of the
  /// viewport, so the room between the two belongs to it as well.
  private var openDelta: Double { room(for: extent) }

  /// The part of the inset that keeps so many points of an open control in view.
  private func room(for length: Double) -> Double { length > 0 ? length + emptyRoom : 0 }

  /// The room that short content leaves on the control's side.
  private var emptyRoom: Double { edge.isStart == geometry.isMirrored ? geometry.shortfall : 0 }

  /// The offset at which the open control is all in view.
  private var openOffset: Double {
    edge.isStart ? geometry.minimumOffset - extent : geometry.maximumOffset + extent
  }

  /// The content moved.
  mutating func moved(_ decision: inout Decision) {
    switch phase {
    case .idle:
      followPercent()
      if isPastThreshold && isPulled { phase = .pulling }
    case .pulling:
      followPercent()
      if !geometry.isInteractive {
        // Something else took over the fingers.
        phase = .idle
      } else if geometry.isDragging {
        if !isPastThreshold { phase = .idle }
      } else if isAtOrPastEdge && mayBegin {
        // The first movement without a finger is the bounce after letting go.
        begin(isVisible: isInWindow, isPull: true, &decision)
      } else {
        // Brought all the way back, or not allowed: nothing may begin later in the same bounce.
        phase = .idle
      }
    case .waiting:
      // It was begun: being scrolled away does not take the percent back.
      if followsPull { showPull() }
    case .opening, .open:
      if !isHidden { followWhileOpen() }
    case .closing(_, let owesEnd, let exhausted):
      // Scrolled away, it closes out of sight; its percent goes with the animation.
      if followsPull { showPull() }
      guard isPastThreshold && isPulled && !exhausted else { return }
      // A new pull does not wait for the old animation, so the old refresh ends here.
      if owesEnd { decision.callbacks.insert(.ended) }
      phase = .pulling
    case .exhausted:
      // Nothing can come of it, so it follows fingers and flings alike.
      showPull()
    }
  }

  /// The edges moved, by an inset or by the content's size, and perhaps the content with them.
  mutating func edgesMoved(
    since before: ScrollGeometry, byInset: Bool, _ decision: inout Decision
  ) {
    switch phase {
    case .idle where geometry == before, .pulling where geometry == before,
      .exhausted where geometry == before:
      // Only the control's own length changed: the percent follows the next movement.
      break
    case .idle:
      followPercent()
    case .pulling:
      // No finger did this, so it begins nothing; it may end the pull.
      followPercent()
      if !isPastThreshold { phase = .idle }
    case .waiting, .closing:
      // Their percent follows movements only, also those that the edges made.
      if geometry.offset != before.offset && followsPull { showPull() }
    case .exhausted:
      showPull()
    case .opening, .open:
      guard !isHidden else { return }
      let wasInView = insetDelta > 0 && before.pull(past: edge) > lastExtent - Self.tolerance
      if byInset && wasInView && !geometry.isDragging {
        // The edge moved under a control that was all in view: it stays in view.
        open(&decision)
      } else if byInset && !edge.isStart {
        insetDelta = openDelta
      } else {
        followWhileOpen()
      }
    }
  }

  /// Whether a movement to here concerns the control. Exactly at the edge it does at the start and
  /// does not at the end, as the original has it.
  private var isAtOrPastEdge: Bool { edge.isStart ? pull >= 0 : pull > 0 }

  /// Whether a movement to here sets the percent, perhaps to what it was.
  public var followsPull: Bool {
    guard !isHidden && isAtOrPastEdge else { return false }
    return switch phase {
    case .idle, .pulling, .waiting, .closing(_, _, exhausted: false):
      geometry.isDragging || fraction < 1
    case .exhausted, .closing(_, _, exhausted: true): true
    case .opening, .open: false
    }
  }

  /// Sets the percent to the last one that a movement past the edge had; at the edge it is 0.
  ///
  /// Beyond the threshold only a finger counts: a fling that bounces so far is no pull. A hidden
  /// control hears of no movement.
  mutating func followPercent() {
    if !isHidden && isAtOrPastEdge && (geometry.isDragging || fraction < 1) {
      heardPercent = fraction
    }
    keepPercent()
  }

  /// Sets the percent to the pull itself, whoever pulls; a hidden control hears of no movement.
  mutating func showPull() {
    if !isHidden { heardPercent = fraction }
    keepPercent()
  }

  /// Sets the percent to that of the last movement past the edge, without a new one.
  mutating func keepPercent() { pullingPercent = pull > Self.noise ? heardPercent : 0 }

  /// Takes the room of an open control: all of it, and with the offset that shows it.
  mutating func open(_ decision: inout Decision) {
    guard !isHidden else { return }
    insetDelta = openDelta
    decision.pinnedOffset = openOffset
  }

  /// Shows again what was hidden while it was open, unless the content is elsewhere by now.
  mutating func reopen(_ decision: inout Decision) {
    if pull > -Self.tolerance && !geometry.isDragging {
      open(&decision)
    } else {
      takeRoomInPlace()
    }
  }

  /// Takes the room of an open control without moving the content: at the start only what is in view.
  mutating func takeRoomInPlace() {
    guard !isHidden else { return }
    insetDelta = edge.isStart ? visibleDelta : openDelta
  }

  private var isPulled: Bool { geometry.isDragging && geometry.isInteractive }

  private var isPastThreshold: Bool { !isHidden && pull > extent }

  /// The part of the inset that keeps in view what is in view of an open control at the start.
  private var visibleDelta: Double { room(for: min(pull, extent)) }

  /// What is lost in sums is no pull.
  private static var noise: Double { 1e-6 }

  /// Offsets are rounded to pixels by the scroll view; half a point is within the largest of them.
  private static var tolerance: Double { 0.5 }

  /// At the start, section headers pin to the top of the inset, so it is as large as what is in view
  /// of the control. At the end nothing may move under the reader while content is added, so the
  /// part stays as it is.
  private mutating func followWhileOpen() {
    if edge.isStart { insetDelta = visibleDelta }
  }
}
