extension AutoEngine {
  /// Lets it load by itself again.
  mutating func rearm(times: Int) {
    timesLeft = times
    isArmed = true
    fruitlessLoads = 0
  }

  /// Whether the content has become longer by more than its rows being measured.
  func hasNewContent(since before: ScrollGeometry) -> Bool {
    guard geometry.itemCount == 0 else { return geometry.itemCount > before.itemCount }
    return geometry.contentLength - before.contentLength >= lengthOrDefault
  }

  /// A finger takes hold of the content.
  mutating func grab() {
    rearm(times: timesPerDrag)
    dragStart = geometry.offset
    comesFromStart = geometry.offset < firstOffset
  }

  /// The content moved.
  mutating func moved(from before: ScrollGeometry, _ decision: inout Decision) {
    let offset = geometry.offset
    if offset != firstOffset { comesFromStart = offset < firstOffset }
    if offset <= triggerOffset - lengthOrDefault && fruitlessLoads < Self.maximumFruitlessLoads {
      isArmed = true
    }
    switch phase {
    case .idle:
      // Only where there is a way to go: content that fits is always at its end.
      guard isAutomatic && fillsViewport && mayLoad(byFinger: geometry.isDragging) else { return }
      // Only towards the edge; what is still pulled past the start is not on its way there.
      guard offset - before.offset > Self.noise && offset >= firstOffset else { return }
      if offset >= triggerOffset || (isAtEnd && triggerOffset <= lastOffset) {
        beginByItself(byFinger: geometry.isDragging, &decision)
      }
    case .waiting, .refreshing, .exhausted:
      // Loading already, or nothing to load.
      break
    }
  }

  /// The finger let go: past the edge it loads, also where coming near is not enough.
  ///
  /// Content that fits is at its edge where it rests, so letting go there is enough, unless it was
  /// pulled the other way.
  mutating func letGo(_ decision: inout Decision) {
    switch phase {
    case .idle:
      let offset = geometry.offset
      guard mayLoad(byFinger: true) && offset >= dragStart else { return }
      let isPastEnd =
        fillsViewport
        ? offset >= geometry.maximumOffset + extent || isAtEnd
        : offset > firstOffset || offset == firstOffset && !comesFromStart
      if isPastEnd { beginByItself(byFinger: true, &decision) }
    case .waiting, .refreshing, .exhausted:
      // Loading already, or nothing to load.
      break
    }
  }

  mutating func begin(isVisible: Bool, _ decision: inout Decision) {
    guard mayBegin else { return }
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
    case .waiting where !mayBegin:
      // Another control began first; nobody waits for this one any more.
      phase = .idle
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

  private func mayLoad(byFinger: Bool) -> Bool {
    mayBegin && geometry.isInteractive && isAttached && !isHidden
      && (byFinger ? timesLeft != 0 : isArmed)
  }

  /// What is lost in sums is no movement.
  private static var noise: Double { 1e-6 }

  /// Whether there is content, and more than fits below the start's inset.
  private var fillsViewport: Bool {
    geometry.contentLength > 0
      && geometry.startInset + geometry.contentLength > geometry.viewportLength
  }

  /// The smallest offset at which the content rests with the control's room. On a mirrored axis short
  /// content rests against the control.
  private var firstOffset: Double {
    geometry.minimumOffset + (geometry.isMirrored ? spareRoom : 0)
  }

  /// The largest offset at which the content rests with the control's room.
  private var lastOffset: Double {
    geometry.maximumOffset + insetDelta - (geometry.isMirrored ? 0 : spareRoom)
  }

  /// Whether the content can be scrolled no further. Scroll views round offsets to pixels, so content
  /// of a fractional length may end less than half a point after the largest offset.
  private var isAtEnd: Bool { geometry.offset > lastOffset - 0.5 }

  /// How much of the control's room short content leaves it anyway.
  private var spareRoom: Double { min(geometry.shortfall, insetDelta) }

  /// From where on coming near is near enough.
  private var triggerOffset: Double { geometry.maximumOffset + extent * triggerPercent }

  /// The length of the control, or that of a usual footer for one that has none.
  private var lengthOrDefault: Double { extent > 0 ? extent : 44 }

  private mutating func beginByItself(byFinger: Bool, _ decision: inout Decision) {
    if !byFinger {
      isArmed = false
      fruitlessLoads += 1
    } else if timesLeft > 0 {
      timesLeft -= 1
    }
    begin(isVisible: isInWindow, &decision)
  }

  private mutating func start(_ decision: inout Decision) {
    phase = .refreshing(nextNumber())
    decision.callbacks.formUnion([.refreshing, .began])
  }

  /// Where content is paged, a control that rests in view is between two pages.
  private func settleOnPage(_ decision: inout Decision) {
    guard let offset = geometry.settledOnPage(from: firstOffset, to: lastOffset) else { return }
    decision.pinnedOffset = offset
    decision.speed = .slow
  }
}
