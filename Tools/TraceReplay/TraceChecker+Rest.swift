import EdgeRefresh

extension TraceChecker {
  /// Checks rule 8.
  mutating func checkFinite(_ value: JSONValue) {
    switch value {
    case .number(let number) where !number.isFinite:
      report(.numbersAreFinite, "a number is \(number)")
    case .array(let values):
      for value in values { checkFinite(value) }
    case .object(let members):
      for value in members.values { checkFinite(value) }
    case .null, .bool, .number, .string:
      break
    }
  }

  /// Checks rule 2.
  mutating func checkMinimumInset(_ observation: Observation) {
    let shown = observation.inset
    for (side, value) in shown.enumerated() where value < inset.app[side] - insetTolerance {
      report(.insetIsNeverLessThanTheApps, "inset \(shown) is below the app's \(inset.app)")
    }
  }

  /// Checks rule 19.
  mutating func checkBounce(_ observation: Observation) {
    guard let shown = observation.alwaysBounces, shown.count == 2 else { return }
    let axes = [
      ("vertically", false, bouncesVertically), ("horizontally", true, bouncesHorizontally),
    ]
    for (index, (axis, isHorizontal, bounces)) in axes.enumerated() {
      let hasControl = controls.keys.contains {
        $0.isHorizontal == isHorizontal && !observation.isEmpty($0)
      }
      if !hasControl && shown[index] != .bool(bounces) {
        report(.bouncingIsTheApps, "always bounces \(axis): \(shown[index])")
      }
    }
  }

  /// Checks the rules about a session at rest: 1, 5, 6, 7 and 9.
  mutating func checkRest(_ observation: Observation) {
    let (shown, expected) = (observation.inset, insetAtRest(observation))
    // A list that was updated outside a window is laid out, and its control closes, in a window.
    // Behind another screen, UIKit may move content without a notice.
    let isWaiting = isLive && !observation.isInWindow && (isList || isCovered)
    if !isWaiting && zip(shown, expected).contains(where: { abs($0 - $1) > insetTolerance }) {
      report(.insetIsTheAppsAtRest, "inset \(shown) at rest instead of \(expected)")
    }
    for slot in sortedSlots {
      guard let control = observation.control(in: slot) else { continue }
      // The stand-in has no layout passes outside a window, so controls do not follow the size of
      // the scroll view there.
      let isLaidOut = !isLive || observation.isInWindow
      checkAppearance(of: control, in: slot, offset: observation.offset, isLaidOut: isLaidOut)
      if isLaidOut {
        checkPosition(of: control, in: slot)
        if isLive { checkHidden(control, in: slot) }
      }
    }
    let offset = observation.offset
    if isLive, !hasAppScrolled, !edges(around: shown).contain(offset) {
      report(
        .contentRestsWithinItsEdges,
        "content rests at \(offset), past its edge with the inset \(shown)")
    }
  }

  /// Checks rules 5 and 6.
  private mutating func checkAppearance(
    of control: ControlObservation, in slot: Trace.Slot, offset: [Double], isLaidOut: Bool
  ) {
    guard let model = controls[slot] else { return }
    let name = slot.rawValue
    // Three cases are not reset: content that a script leaves past its edge, a displayed failure,
    // and a header that an open second level hides.
    let isReset = !control.hasFailed && !control.isSecondLevelOpen
    if isLaidOut && isReset && !(edges.pull(slot, offset) > 0) {
      let fades = model.options.fadesWithPull && !model.loadsAutomatically
      let percent = control.percent ?? .nan
      let alpha = control.alpha ?? .nan
      if !(abs(percent) <= 1e-6) {
        report(.percentAndAlphaAreResetAtRest, "\(name): percent \(percent) at rest")
      }
      if !(abs(alpha - (fades ? 0 : 1)) <= 1e-6) {
        report(.percentAndAlphaAreResetAtRest, "\(name): alpha \(alpha) at rest")
      }
    }
    guard model.state == .idle else { return }
    if control.isSpinning { report(.nothingAnimatesAtRest, "\(name): the spinner turns at rest") }
    // A control that is still in view displays its result.
    if control.isArrowHidden && !control.hasFailed && !(edges.pull(slot, offset) > 0) {
      report(.nothingAnimatesAtRest, "\(name): the arrow is hidden at rest")
    }
    if control.areImagesAnimating {
      report(.nothingAnimatesAtRest, "\(name): frames run at rest")
    }
  }

  /// Checks rule 7 for footers that are hidden below a short or an empty list.
  private mutating func checkHidden(_ control: ControlObservation, in slot: Trace.Slot) {
    guard slot == .footer, let model = controls[slot], !control.hasFailed else { return }
    let insets = edges.inset
    let length = insets[0] + contentSize[1] + insets[2]
    // Sums of lengths are not exact.
    guard abs(length - size[1]) > insetTolerance else { return }
    let footer = model.options.footer
    let fits = footer.hidesWhenContentFits && length < size[1]
    let isEmpty = footer.hidesWhenEmpty && isList && contentSize[1] == 0
    let isHidden = model.isHiddenByApp || fits || isEmpty
    if control.isShown == isHidden {
      report(
        .controlsAreInPlace, "footer: \(control.isShown ? "is not hidden" : "is hidden") at rest")
    }
  }

  /// Checks rule 7.
  mutating func checkPosition(of control: ControlObservation, in slot: Trace.Slot) {
    guard let model = controls[slot], let frame = control.frame else { return }
    // A trailer is 60 points wide unless the `length` option sets another width.
    let hasOwnLength = !slot.isHorizontal || isLive || model.settings.values["length"] != nil
    let expected = edges.position(
      of: slot, loadsAutomatically: model.loadsAutomatically,
      length: hasOwnLength ? frame[slot.isHorizontal ? 2 : 3] : 60,
      distance: model.options.distanceFromContent)
    let actual = slot.isHorizontal ? [frame[0], frame[2]] : Array(frame.prefix(3))
    if !zip(actual, expected).allSatisfy({ abs($0 - $1) <= placeTolerance }) {
      report(
        .controlsAreInPlace, "\(slot.rawValue): stands at \(actual) instead of \(expected)")
    }
  }
}
