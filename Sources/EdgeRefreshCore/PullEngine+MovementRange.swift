extension PullEngine {
  /// The range of movements around the current offset that change nothing but the progress.
  ///
  /// It is empty if the next movement may change more, whatever its offset. It applies until the
  /// next event that is not a movement in the range, and until a setting changes.
  public var movementRange: MovementRange {
    guard var level = secondLevel else { return rangeAlone }
    level.mayOpen = secondLevelMayOpen
    return level.limited(rangeAlone)
  }

  /// The range of a control without a second level.
  private var rangeAlone: MovementRange {
    let (pull, margin) = (pull, MovementRange.margin)
    let isPastThreshold = pull > max(extent, Self.roundingError)
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
    case .idle where displayedOutcome != nil, .exhausted where displayedOutcome != nil:
      // The control is still in view, and displays the outcome until it is not.
      return .other
    case .pulling:
      return isPulled && !isHidden ? .followsPull : .other
    case .idle where isPulled && !isHidden,
      .closing(_, _, exhausted: false) where isPulled && !isHidden,
      .holding(_, _, exhausted: false) where isPulled && !isHidden:
      return .other
    case .idle, .waiting, .closing:
      if followsPull { return pull > 0 ? .followsPull : setsNoProgress ? .nothing : .other }
      if case .idle = phase { return restoresProgress ? .nothing : .other }
      return .nothing
    case .exhausted:
      if isHidden { return restoresProgress ? .nothing : .other }
      return pull > 0 ? .followsPull : setsNoProgress ? .nothing : .other
    case .beganUnderFinger, .failed(hasLeft: false):
      return .other
    case .failed(hasLeft: true):
      // Out of view, a control at the end that has its inset waits for the end of the content.
      return pull < 0 && (isHidden || insetAmount == openDelta) ? .nothing : .other
    case .opening, .open, .holding:
      if isHidden || !edge.isStart { return .nothing }
      return (isPastThreshold || pull <= 0) && insetAmount == visibleDelta ? .nothing : .other
    }
  }

  /// Whether a movement to a progress of 0 changes nothing.
  private var setsNoProgress: Bool { progress == 0 && lastPullProgress == 0 }
}
