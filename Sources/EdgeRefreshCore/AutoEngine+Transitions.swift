extension AutoEngine {
  /// Allows automatic loads again: one without a finger, and the given number in this drag, where
  /// `nil` is unlimited.
  mutating func resetLoads(to loads: Int?) {
    remainingLoads = loads
    mayLoadWithoutFinger = true
    fruitlessLoads = 0
  }

  /// Allows one more load in this drag and one without a finger.
  mutating func allowOneLoad() {
    resetLoads(to: remainingLoads.map { max($0, min(loadsOfNewDrag ?? 1, 1)) })
  }

  /// Whether the content is other content: it has more or fewer items or, if it is not made of
  /// items, its length differs at least by the length of the control.
  func isContentReplaced(since before: ScrollGeometry) -> Bool {
    guard geometry.itemCount == 0 else { return geometry.itemCount != before.itemCount }
    return abs(geometry.contentLength - before.contentLength) >= lengthOrDefault
  }

  /// Whether the content is new: it has more items or, if it is not made of items, it has grown at
  /// least by the length of the control. Rows that are measured as they scroll into view grow by
  /// less.
  func hasNewContent(since before: ScrollGeometry) -> Bool {
    guard geometry.itemCount == 0 else { return geometry.itemCount > before.itemCount }
    return geometry.contentLength - before.contentLength >= lengthOrDefault
  }

  /// Handles the start of a drag.
  mutating func beginDrag() {
    resetLoads(to: loadsOfNewDrag)
    dragStart = geometry.offset
    comesFromStart = geometry.offset < firstOffset
  }

  /// Handles a movement of the content.
  mutating func move(from before: ScrollGeometry, _ decision: inout Decision) {
    let offset = geometry.offset
    if offset != firstOffset { comesFromStart = offset < firstOffset }
    if mayAllowLoadByReturning && offset <= triggerOffset - lengthOrDefault {
      mayLoadWithoutFinger = true
    }
    if phase == .failed(hasLeft: false) && offset <= retryOffset - lengthOrDefault {
      phase = .failed(hasLeft: true)
      if remainingLoads == 0 && loadsOfNewDrag != 0 { remainingLoads = 1 }
    }
    guard mayLoadByMoving else { return }
    // Only movements toward the end load, and not while the content is pulled past its start.
    guard approach(since: before) > Self.roundingError && offset >= firstOffset else { return }
    let trigger = loadOffset
    if offset >= trigger || (isAtEnd && trigger <= lastOffset) {
      beginAutomatically(byFinger: geometry.isDragging, &decision)
    }
  }

  /// How far the content has been scrolled toward the control since an earlier geometry, in points.
  ///
  /// Content rests at its start, so a control there is next to content that the system moves when it
  /// changes an inset or a size. Such a movement is not longer than the changes. A finger moves the
  /// content toward the control only if it also comes closer to the edge.
  private func approach(since before: ScrollGeometry) -> Double {
    guard edge.isStart else { return geometry.offset - before.offset }
    let distance =
      (geometry.offset - geometry.reversalOffset) - (before.offset - before.reversalOffset)
    guard !geometry.isDragging else {
      return min(distance, geometry.pull(past: .bottom) - before.pull(past: .bottom))
    }
    return distance - geometry.sumOfChanges(since: before)
  }

  /// Whether leaving the end and returning without a finger allows another load.
  private var mayAllowLoadByReturning: Bool {
    loadsAgainWithoutFinger && fruitlessLoads < Self.maximumFruitlessLoads
  }

  /// Whether a movement to the end begins a load. It does not if a load is in progress or there is
  /// no more data. Content that fits into the viewport is always at its end, so moving it does not
  /// load.
  private var mayLoadByMoving: Bool {
    (phase == .idle || phase == .failed(hasLeft: true)) && loadsAutomatically && fillsViewport
      && mayLoad(byFinger: geometry.isDragging)
  }

  /// Handles the end of a drag. Past the edge, it loads even if `loadsAutomatically` is `false`.
  ///
  /// Content that fits into the viewport rests at its edge, so lifting the finger there loads,
  /// unless the content was pulled in the other direction.
  mutating func endDrag(_ decision: inout Decision) {
    switch phase {
    case .idle, .failed:
      // Leaving the end and returning retries, where both are possible.
      if hasFailed && loadsAutomatically && fillsViewport { return }
      let offset = geometry.offset
      guard mayLoad(byFinger: true) && offset >= dragStart else { return }
      let isPastEnd =
        fillsViewport
        ? offset >= geometry.maximumOffset + extent || isAtEnd
        : offset > firstOffset || offset == firstOffset && !comesFromStart
      if isPastEnd { beginAutomatically(byFinger: true, &decision) }
    case .waiting, .refreshing, .exhausted:
      // A load is in progress, or there is no more data.
      break
    }
  }

  mutating func begin(isVisible: Bool, _ decision: inout Decision) {
    guard mayBegin else { return }
    switch phase {
    case .idle, .waiting, .failed, .exhausted:
      if isVisible { start(&decision) } else { phase = .waiting }
    case .refreshing:
      // Only one load runs at a time.
      break
    }
  }

  mutating func end(_ outcome: RefreshOutcome, _ decision: inout Decision) {
    switch phase {
    case .failed where outcome == .failure: return
    case .idle, .waiting, .failed, .exhausted:
      // There is no load to end, but the outcome says whether there is more data.
      break
    case .refreshing:
      decision.callbacks.insert(.ended)
      decision.outcome = outcome
      settleOnPage(&decision)
      if showsFailure && outcome == .failure {
        phase = .failed(hasLeft: false)
        return
      }
    }
    phase = outcome == .noMoreData ? .exhausted : .idle
  }

  /// Handles that the control was hidden or shown. An app hides it when other content replaces the
  /// content that a load or "no more data" belongs to.
  mutating func hide(_ value: Bool, byApp isByApp: Bool, _ decision: inout Decision) {
    isHidden = value
    if value && isByApp { end(.cancelled, &decision) }
  }

  mutating func detach(_ decision: inout Decision) {
    isAttached = false
    isInWindow = false
    resetLoads(to: loadsOfNewDrag)
    mayPrefetch = true
    switch phase {
    case .idle, .exhausted:
      // Whether there is more data does not depend on the scroll view.
      break
    case .waiting, .failed:
      phase = .idle
    case .refreshing:
      decision.callbacks.insert(.ended)
      decision.outcome = .cancelled
      phase = .idle
    }
  }

  mutating func enterWindow(_ decision: inout Decision) {
    isInWindow = true
    switch phase {
    case .waiting where !mayBegin:
      // Another control began to refresh first.
      phase = .idle
    case .waiting: start(&decision)
    case .idle, .refreshing, .failed, .exhausted:
      // A load continues outside a window.
      break
    }
  }

  /// The number of loads that a new drag allows; `nil` is unlimited.
  var loadsOfNewDrag: Int? { maximumLoadsPerDrag.map { max($0, 0) } }

  private func mayLoad(byFinger: Bool) -> Bool {
    mayBegin && geometry.isInteractive && isAttached && !isHidden
      && (byFinger ? remainingLoads != 0 : mayLoadWithoutFinger)
  }

  /// The largest rounding error of sums of lengths, in points. Smaller movements are ignored.
  private static var roundingError: Double { 1e-6 }

  /// Whether there is more content than fits below the inset at the start.
  private var fillsViewport: Bool {
    geometry.contentLength > 0
      && geometry.startInset + geometry.contentLength > geometry.viewportLength
  }

  /// The smallest resting offset including the control's inset. On a mirrored axis, short content
  /// is next to the control.
  private var firstOffset: Double {
    geometry.minimumOffset + (geometry.isMirrored ? emptyLength : 0)
  }

  /// The largest resting offset including the control's inset.
  private var lastOffset: Double {
    geometry.maximumOffset + insetAmount - (geometry.isMirrored ? 0 : emptyLength)
  }

  /// Whether the content cannot be scrolled further. Scroll views round offsets to pixels, so
  /// content with a fractional length may rest up to half a point before the largest offset.
  private var isAtEnd: Bool { geometry.offset > lastOffset - 0.5 }

  /// The part of the control's inset that short content leaves empty.
  private var emptyLength: Double { min(geometry.shortfall, insetAmount) }

  /// The smallest offset at which the control loads, while it may prefetch.
  private var triggerOffset: Double {
    let distance: Double =
      switch prefetchDistance {
      case nil: -extent * loadThreshold
      case .points(let length): length
      case .screens(let number): number * geometry.viewportLength
      case .items: prefetchedItemsLength
      case .controlLengths(let number): number * extent
      }
    return geometry.maximumOffset - distance
  }

  /// The smallest offset at which the control loads when it has been out of view.
  private var retryOffset: Double { max(triggerOffset, geometry.maximumOffset) }

  /// The smallest offset at which the control loads now. A failure is not retried out of view.
  private var loadOffset: Double {
    (mayPrefetch || prefetchDistance == nil) && !hasFailed ? triggerOffset : retryOffset
  }

  /// The length of the control, or that of a standard footer if the control has no length.
  private var lengthOrDefault: Double { extent > 0 ? extent : 44 }

  private mutating func beginAutomatically(byFinger: Bool, _ decision: inout Decision) {
    if !byFinger {
      mayLoadWithoutFinger = false
      fruitlessLoads += 1
    } else if let loads = remainingLoads {
      remainingLoads = loads - 1
    }
    if prefetchDistance != nil && geometry.offset < geometry.maximumOffset { mayPrefetch = false }
    begin(isVisible: isInWindow, &decision)
  }

  private mutating func start(_ decision: inout Decision) {
    phase = .refreshing(nextNumber())
    decision.callbacks.formUnion([.refreshing, .began])
  }

  /// Moves paged content that rests between two pages to the nearest page.
  private func settleOnPage(_ decision: inout Decision) {
    guard let offset = geometry.settledOnPage(from: firstOffset, to: lastOffset) else { return }
    decision.pinnedOffset = offset
    decision.speed = .slow
  }
}

extension AutoEngine {
  /// The range of movements around the current offset that change nothing.
  ///
  /// It is empty if the next movement may change something, whatever its offset. It applies until
  /// the next event that is not a movement in the range, and until a setting changes.
  public var movementRange: MovementRange {
    let (offset, first, margin) = (geometry.offset, firstOffset, MovementRange.margin)
    guard offset == first || comesFromStart == (offset < first) else { return .empty }
    var (lowest, highest) = (first + margin, Double.infinity)
    if comesFromStart { (lowest, highest) = (-.infinity, first - margin) }
    if !mayLoadWithoutFinger && mayAllowLoadByReturning {
      let farOffset = triggerOffset - lengthOrDefault
      guard offset > farOffset else { return .empty }
      lowest = max(lowest, farOffset + margin)
    }
    if phase == .failed(hasLeft: false) {
      let farOffset = retryOffset - lengthOrDefault
      guard offset > farOffset else { return .empty }
      lowest = max(lowest, farOffset + margin)
    }
    if mayLoadByMoving && !comesFromStart {
      let (trigger, last) = (loadOffset, lastOffset)
      highest = (trigger <= last ? min(trigger, last - 0.5) : trigger) - margin
    }
    // Staying at an offset never begins a load.
    return offset >= lowest && offset <= highest
      ? MovementRange(lowest: lowest, highest: highest)
      : MovementRange(lowest: offset, highest: offset)
  }
}
