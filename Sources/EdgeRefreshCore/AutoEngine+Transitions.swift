extension AutoEngine {
  /// Lets it load by itself again.
  mutating func rearm(times: Int) {
    timesLeft = times
    isArmed = true
  }

  /// The content moved.
  mutating func moved(from before: ScrollGeometry, _ decision: inout Decision) {
    switch phase {
    case .idle:
      // Only towards the edge, and only where there is a way to go: content that fits is always at
      // its end.
      guard isAutomatic && isListening && fillsViewport else { return }
      guard geometry.offset > before.offset && geometry.offset >= triggerOffset else { return }
      beginByItself(&decision)
    case .waiting, .refreshing, .exhausted:
      // Loading already, or nothing to load.
      break
    }
  }

  /// The finger let go: past the edge it loads, without coming near being enough.
  mutating func letGo(_ decision: inout Decision) {
    switch phase {
    case .idle:
      guard isListening else { return }
      let isPastEnd =
        fillsViewport
        ? geometry.offset >= endOffset + extent : geometry.offset >= geometry.minimumOffset
      if isPastEnd { beginByItself(&decision) }
    case .waiting, .refreshing, .exhausted:
      // Loading already, or nothing to load.
      break
    }
  }

  mutating func begin(isVisible: Bool, _ decision: inout Decision) {
    switch phase {
    case .idle, .waiting, .exhausted:
      if isVisible { start(&decision) } else { phase = .waiting }
    case .refreshing:
      // One refresh at a time; asking again changes nothing.
      break
    }
  }

  mutating func end(_ outcome: RefreshOutcome, _ decision: inout Decision) {
    switch phase {
    case .idle, .waiting, .exhausted:
      // There is nothing to end, but the app's word on whether there is more counts.
      break
    case .refreshing:
      decision.callbacks.insert(.ended)
      decision.outcome = outcome
      settleOnPage(&decision)
    }
    phase = outcome == .noMoreData ? .exhausted : .idle
  }

  mutating func detach(_ decision: inout Decision) {
    isAttached = false
    isInWindow = false
    rearm(times: timesPerDrag)
    switch phase {
    case .idle, .exhausted:
      // Whether there is more is known of the content, not of the scroll view.
      break
    case .waiting:
      phase = .idle
    case .refreshing:
      decision.callbacks.insert(.ended)
      decision.outcome = .cancelled
      phase = .idle
    }
  }

  mutating func appear(_ decision: inout Decision) {
    isInWindow = true
    switch phase {
    case .waiting: start(&decision)
    case .idle, .refreshing, .exhausted:
      // A refresh survives being out of sight.
      break
    }
  }

  mutating func assign(_ state: RefreshState, _ decision: inout Decision) {
    switch state {
    case .idle: end(.success, &decision)
    case .noMoreData: end(.noMoreData, &decision)
    case .refreshing: begin(isVisible: true, &decision)
    case .willRefresh: begin(isVisible: false, &decision)
    case .pulling:
      // What loads by itself is not pulled.
      break
    }
  }

  /// Whether moving and letting go concern the control.
  private var isListening: Bool {
    isAttached && !isHidden && (geometry.isDragging ? timesLeft != 0 : isArmed)
  }

  /// Whether there is more content than fits below the start's inset.
  private var fillsViewport: Bool {
    geometry.startInset + geometry.contentLength > geometry.viewportLength
  }

  /// The offset at which the end of the content meets the end of the viewport.
  private var endOffset: Double {
    geometry.contentLength + geometry.endInset - geometry.viewportLength
  }

  private var triggerOffset: Double { endOffset + extent * triggerPercent }

  private mutating func beginByItself(_ decision: inout Decision) {
    if !geometry.isDragging {
      isArmed = false
    } else if timesLeft > 0 {
      timesLeft -= 1
    }
    begin(isVisible: isInWindow, &decision)
  }

  private mutating func start(_ decision: inout Decision) {
    phase = .refreshing(nextNumber())
    decision.callbacks.formUnion([.refreshing, .began])
  }

  /// Where content is paged, a control that rests in view is between two pages: it goes to the
  /// nearest one, or as near as the end lets it. A finger that is down will do so itself.
  private func settleOnPage(_ decision: inout Decision) {
    let page = geometry.viewportLength
    guard geometry.isPaging && !geometry.isDragging && page > 0 else { return }
    let origin = geometry.minimumOffset
    let nearest = origin + ((geometry.offset - origin) / page).rounded() * page
    // On a mirrored axis, content that does not fill the viewport rests against the control.
    let lowest = origin + (geometry.isMirrored ? min(geometry.shortfall, insetDelta) : 0)
    let offset = max(min(nearest, geometry.maximumOffset + insetDelta), lowest)
    guard offset != geometry.offset else { return }
    decision.pinnedOffset = offset
    decision.speed = .slow
  }
}
