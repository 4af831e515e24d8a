import EdgeRefresh

extension TraceChecker {
  /// Updates the model with the action of a step.
  mutating func follow(_ step: Trace.Step) {
    stillness = step.op == .advance ? stillness + (step.t ?? 0) : 0
    switch step.op {
    case .dragBegan: isDragging = true
    case .dragEnded, .dragCancelled: isDragging = false
    case .safeArea:
      safeArea = step.sides
      hasBar = false
      isCovered = false
    case .push: isCovered = true
    case .pop: isCovered = false
    case .adjustment: isAdjusted = step.value == .bool(true)
    case .bar:
      barHeight = step.h ?? 0
      safeArea[0] = barHeight
      hasBar = true
    case .contentInset: inset.record(step.sides)
    case .insetSet, .insetAdd, .insetSave, .insetRestore, .keyboard, .keyboardGone:
      inset.follow(step)
      if staysPastEdge { hasAppScrolled = true }
    case .scrollTo, .scrollToStart, .scrollToEnd: hasAppScrolled = true
    case .alwaysBounce: setBounce(step.value == .bool(true), along: step.on)
    case .probe:
      setBounce(true, along: step.on)
      if let slot = step.on {
        controls[slot]?.isHiddenByApp = false
        controls[slot]?.settings.set("isUserInteractionEnabled", to: .bool(true))
        controls[slot]?.settings.options.isBlockedByOtherRefreshes = false
        controls[slot]?.settings.options.footer.hidesWhenContentFits = false
        controls[slot]?.settings.options.footer.hidesWhenEmpty = false
      }
      size = windowSize
      if hasBar { safeArea[0] = barHeight }
      hasBar = false
    case .rotate:
      size = [step.w ?? 0, step.h ?? 0]
      windowSize = size
    case .frame, .resize: size = [step.w ?? 0, step.h ?? 0]
    case .contentSize: contentSize = [step.w ?? 0, step.h ?? 0]
    case .hidden:
      if let slot = step.on { controls[slot]?.isHiddenByApp = step.value == .bool(true) }
    case .replace:
      if let slot = step.on, let control = controls[slot] {
        controls[slot] = Control(control.settings.setUp)
      }
    case .set:
      if let slot = step.on, let option = step.option {
        controls[slot]?.settings.set(option, to: step.value ?? .null)
      }
    default: break
    }
  }

  private mutating func setBounce(_ bounces: Bool, along slot: Trace.Slot?) {
    if slot?.isHorizontal == true {
      bouncesHorizontally = bounces
    } else {
      bouncesVertically = bounces
    }
  }

  /// Updates the model of a control with an observation, and checks rules 3 and 4.
  mutating func checkState(
    of slot: Trace.Slot, in observation: Observation, after step: Trace.Step?
  ) {
    guard let control = observation.control(in: slot) else {
      controls[slot]?.isAwaitingEnd = false
      controls[slot]?.state = .idle
      return
    }
    for callback in control.callbacks { follow(callback, of: slot, after: step) }
    controls[slot]?.state = control.state
    if control.state == .pulling, !(edges.pull(slot, observation.offset) > 0) {
      report(
        .pullingOnlyPastTheEdge, "\(slot.rawValue) is pulling at offset \(observation.offset)")
    }
  }

  private mutating func follow(
    _ callback: Trace.Callback, of slot: Trace.Slot, after step: Trace.Step?
  ) {
    guard let control = controls[slot] else { return }
    let name = slot.rawValue
    switch callback {
    case .refreshing:
      if control.isAwaitingEnd {
        report(.handlersAndEndsAlternate, "\(name): refreshing without an end")
      }
      // In sessions with touches, rule 13 checks this from the order of the events.
      let op = step?.op
      let isEnd = op?.isEnd == true && step?.on == slot
      let canBegin = isLive || !isEnd && op != .advance && op != .turn
      if control.state != .refreshing && !canBegin {
        report(
          .handlersAndEndsAlternate, "\(name): refreshing heard while \(control.stateName)")
      }
      controls[slot]?.isAwaitingEnd = true
      // The handler adds rows before it does anything else.
      if !isLive { contentSize[1] += 44 * (control.settings.values["grow"]?.number ?? 0) }
    case .ended:
      if !control.isAwaitingEnd {
        report(.handlersAndEndsAlternate, "\(name): ended without a refresh")
      }
      controls[slot]?.isAwaitingEnd = false
    case .began, .endAnimation: break
    }
  }
}
