// For each event, the engine of the second level decides first, and then the pull engine. Both
// decisions are merged.
extension PullEngine {
  mutating func handle(
    _ event: RefreshEvent, in geometry: ScrollGeometry, beside before: SecondLevelEngine
  ) -> Decision {
    var level = before
    level.extent = extent
    level.mayOpen = secondLevelMayOpen
    // The scroll that opens the second level has ended when the content has arrived.
    let hasArrived =
      event == .scrolled && level.state == .opening && !geometry.isDragging
      && abs(geometry.offset + geometry.viewportLength) <= .tolerance
    let change = level.handle(
      hasArrived ? .animationFinished(level.lastNumber) : event, in: geometry, glide: glide)
    secondLevel = level
    let mayRefresh = mayBegin
    if level.blocksRefresh { mayBegin = false }
    // A released pull must not begin a refresh while the second level opens.
    let isOpening = event == .openSecondLevel && level.blocksRefresh
    let decision = handleAlone(
      isOpening ? .scrolled : event, in: level.geometryOfRefresh(in: geometry))
    mayBegin = mayRefresh
    var merged =
      before.movesContent || level.movesContent ? Self.merged(decision, with: change) : decision
    merged.secondLevel = change.state
    if change.isThresholdReached { merged.callbacks.insert(.secondThresholdReached) }
    return merged
  }

  /// Returns the decision that moves the content as the second level requires. A refresh that
  /// begins or ends while the second level closes moves the content itself.
  private static func merged(_ decision: Decision, with change: SecondLevelDecision) -> Decision {
    let isClosing = change.state == .closing && change.animation == nil
    let isClosed = change.state == .closed && decision.state.isRefreshing
    var merged = decision
    if decision.animation != nil && (isClosing || isClosed) {
      if isClosed && decision.pinnedOffset == nil { merged.pinnedOffset = change.pinnedOffset }
      return merged
    }
    merged.isBySecondLevel = true
    merged.pinnedOffset = change.pinnedOffset
    merged.speed = change.speed
    merged.animation = change.animation
    merged.replacedAnimation = decision.animation
    if !isClosed { merged.insetAmount = change.insetAmount }
    return merged
  }

  var secondLevelMayOpen: Bool {
    mayBegin && isInWindow && !isHidden && !isActive && !state.isRefreshing
  }
}
