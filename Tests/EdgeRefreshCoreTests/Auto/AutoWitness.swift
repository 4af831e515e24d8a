@testable import EdgeRefreshCore

/// The rules of an engine that loads by itself.
///
/// It keeps its own account of how often that may happen, and of where the last drag has been.
struct AutoWitness: Witness {
  var lastNumber: UInt32 = 0
  private var handlers = HandlerCount()
  private var isAttached = true
  private var isHidden = false
  /// How often it may load in one drag; negative is without limit.
  private var timesPerDrag = 1
  /// How often it may still load under this finger.
  private var left = 1
  /// Whether it may load without one.
  private var mayFling = true
  /// How often it has done so without anything new.
  private var fruitless = 0
  /// Where the content was when the drag began.
  private var dragStart = 0.0
  /// Whether the content was beyond its start when it last did not rest there.
  private var wasBeyondStart = false

  mutating func note(_ setting: Setting) {
    guard case .times(let times) = setting else { return }
    timesPerDrag = times
    left = times
  }

  mutating func hear(
    _ decision: Decision, to event: RefreshEvent, from before: AutoEngine, now: AutoEngine
  ) -> Rule? {
    keepAccount(event, from: before, now: now)
    return now.ruleBroken(mirroring: decision)
      ?? shape(decision, now)
      ?? settling(decision, event, now)
      ?? numbers(decision, now)
      ?? handlers.hear(decision, at: now.place)
      ?? now.ruleBroken(answering: event, from: before)
      ?? answer(event, from: before, now: now)
      ?? loading(event, from: before, now: now)
  }

  private func shape(_ decision: Decision, _ now: AutoEngine) -> Rule? {
    guard decision.animation == nil && !decision.callbacks.contains(.endAnimationBegan) else {
      return .neverCloses
    }
    return decision.insetDelta == (isShown ? now.extent : 0) ? nil : .roomIsExtent
  }

  /// S14: on pages, and where no finger does it, an end leaves the content on one.
  private func settling(_ decision: Decision, _ event: RefreshEvent, _ now: AutoEngine) -> Rule? {
    let geometry = now.geometry
    let isDue =
      decision.outcome != nil && event != .detached && geometry.isPaging && !geometry.isDragging
      && geometry.viewportLength > 0
    guard let offset = decision.pinnedOffset else {
      return !isDue || isPageBoundary(geometry.offset, now)
        ? nil : .settlesAfterEnd
    }
    guard isDue && decision.speed == .slow else { return .settlesAfterEnd }
    return isPageBoundary(offset, now) ? nil : .settlesOnPage
  }

  private mutating func numbers(_ decision: Decision, _ now: AutoEngine) -> Rule? {
    guard decision.callbacks.contains(.refreshing), let number = now.number else { return nil }
    guard number > lastNumber else { return .numbersAreNew }
    lastNumber = number
    return nil
  }

  private func answer(_ event: RefreshEvent, from before: AutoEngine, now: AutoEngine) -> Rule? {
    switch event {
    case .animationFinished:
      return before == now ? nil : .overtakenAnimation
    case .detached:
      let isAtRest = now.place == .idle || now.place == .exhausted || now.timesPerDrag == 0
      return isAtRest && !now.state.isRefreshing && !now.isAttached && !now.isInWindow
        ? nil : .detachedIsAtRest
    case .begin(let isVisible):
      let isWaiting = !isVisible && now.place == .waiting
      return now.place == .refreshing || isWaiting || !now.mayBegin ? nil : .beginsWhenAsked
    case .end, .noMoreData, .reset, .assigned, .handlerFinished:
      return nil
    case .scrolled, .contentChanged, .insetChanged, .dragBegan, .dragEnded, .dragCancelled,
      .hidden, .attached, .enteredWindow, .leftWindow:
      return before.place == .exhausted && now.place != .exhausted ? .staysExhausted : nil
    }
  }

  /// S27, S28, S29: whether it loads by itself exactly when it may.
  private mutating func loading(
    _ event: RefreshEvent, from before: AutoEngine, now: AutoEngine
  ) -> Rule? {
    let geometry = now.geometry
    let isLoading = now.state.isRefreshing
    let began = isLoading && before.phase == .idle
    switch event {
    case .scrolled:
      return judge(
        began, isCalledFor: isComingNear(from: before, now: now), byFinger: geometry.isDragging,
        before)
    case .dragEnded:
      return judge(began, isCalledFor: isLetGoPastEdge(now), byFinger: true, before)
    case .begin, .assigned:
      return nil
    case .contentChanged, .insetChanged, .dragBegan, .dragCancelled, .end, .noMoreData, .reset,
      .hidden, .attached, .detached, .enteredWindow, .leftWindow, .animationFinished,
      .handlerFinished:
      return began ? .loadsUnasked : nil
    }
  }

  private mutating func keepAccount(
    _ event: RefreshEvent, from before: AutoEngine, now: AutoEngine
  ) {
    switch event {
    case .hidden(let value): isHidden = value
    case .attached: isAttached = true
    case .detached: isAttached = false
    default: break
    }
    let geometry = now.geometry
    let length = now.extent > 0 ? now.extent : 44
    let hasNew =
      geometry.itemCount > 0
      ? geometry.itemCount > before.geometry.itemCount
      : geometry.contentLength - before.geometry.contentLength >= length
    if event == .dragBegan || event == .detached || hasNew {
      if event == .dragBegan || event == .detached {
        left = timesPerDrag
      } else if left == 0 && timesPerDrag > 0 {
        left = 1
      }
      mayFling = true
      fruitless = 0
    }
    let nearness = geometry.maximumOffset + now.extent * now.triggerPercent
    if event == .scrolled && geometry.offset <= nearness - length && fruitless < 3 {
      mayFling = true
    }
    if event == .dragBegan {
      dragStart = geometry.offset
      wasBeyondStart = geometry.offset < restsAt(now).first
    }
    if event == .scrolled && geometry.offset != restsAt(now).first {
      wasBeyondStart = geometry.offset < restsAt(now).first
    }
  }

  private mutating func judge(
    _ began: Bool, isCalledFor: Bool, byFinger: Bool, _ before: AutoEngine
  ) -> Rule? {
    let may = (byFinger ? left != 0 : mayFling) && before.mayBegin
    guard began else {
      return before.phase == .idle && isCalledFor && may ? .loadsWhenDue : nil
    }
    guard isCalledFor else { return .loadsUnasked }
    guard may else { return .loadsTooOften }
    if !byFinger {
      mayFling = false
      fruitless += 1
    } else if left > 0 {
      left -= 1
    }
    return nil
  }

  private var isShown: Bool { isAttached && !isHidden }

  private func isComingNear(from before: AutoEngine, now: AutoEngine) -> Bool {
    let geometry = now.geometry
    let near = now.extent * now.triggerPercent
    let rests = restsAt(now)
    // Less than half a point before the end is at the end: offsets are rounded to pixels.
    let isAtEnd = geometry.offset > rests.last - 0.5 && geometry.maximumOffset + near <= rests.last
    return now.isAutomatic && isShown && geometry.isInteractive && geometry.fillsViewport
      && geometry.offset - before.geometry.offset > 1e-6 && geometry.offset >= rests.first
      && (geometry.offset >= geometry.maximumOffset + near || isAtEnd)
  }

  private func isLetGoPastEdge(_ now: AutoEngine) -> Bool {
    let geometry = now.geometry
    guard isShown && geometry.isInteractive && geometry.offset >= dragStart else { return false }
    guard !geometry.fillsViewport else {
      return geometry.offset >= geometry.maximumOffset + now.extent
        || geometry.offset > restsAt(now).last - 0.5
    }
    // Where short content rests one may let go, but not after having pulled it down.
    let rest = restsAt(now).first
    return geometry.offset > rest || geometry.offset == rest && !wasBeyondStart
  }

  /// The offsets between which the content rests, by the scroll view's rule and its own axis.
  private func restsAt(_ now: AutoEngine) -> (first: Double, last: Double) {
    let geometry = now.geometry
    let room = now.insetDelta
    let length = geometry.contentLength + geometry.startInset + geometry.endInset + room
    let travel = max(0, length - geometry.viewportLength)
    // Content that does not fill the viewport lies at the start of the scroll view's own axis.
    let first = geometry.minimumOffset + (geometry.isMirrored ? min(geometry.shortfall, room) : 0)
    return (first, first + travel)
  }

  /// Whether content that is paged rests there.
  private func isPageBoundary(_ offset: Double, _ now: AutoEngine) -> Bool {
    let (first, last) = restsAt(now)
    return now.geometry.isPageBoundary(offset, from: first, to: last)
  }
}

extension ScrollGeometry {
  fileprivate var fillsViewport: Bool {
    contentLength > 0 && startInset + contentLength > viewportLength
  }
}
