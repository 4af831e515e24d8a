import Randomness

// The optional features of controls and scroll views.
extension SoakSession {
  /// Returns random settings of the optional features, which some sessions use.
  mutating func features(of kind: Trace.ControlKind) -> [Trace.Option: JSONValue] {
    guard usesFeatures else { return [:] }
    var options: [Trace.Option: JSONValue] = [:]
    for option in Self.features where random.once(in: 4) {
      options[option] = featureValue(of: option, for: kind)
    }
    return options
  }

  private static let features: [Trace.Option] = [
    .minimumVisibleDuration, .resultDuration, .timeoutDuration, .showsFailure, .beginsAtThreshold,
    .hidesUnderBars,
    .hapticFeedback, .revealsWhenBegun, .adjustsForContentSizeCategory, .loadsAgainWithoutFinger,
    .prefetchDistance, .resetsNoMoreDataOnHeaderRefresh, .isAutomaticallyHidden,
    .hidesWhenContentFits, .secondLevel, .asyncHandler, .outcome, .loadTime, .timeHidden,
    .refreshingTitleHidden,
  ]

  /// Returns a value of an option; `nil` if the kind does not have the option.
  private mutating func featureValue(
    of option: Trace.Option, for kind: Trace.ControlKind
  ) -> JSONValue? {
    switch option {
    case .minimumVisibleDuration, .resultDuration: return .number(random.pick([0, 0.3, 1, 2]))
    case .timeoutDuration: return .number(random.pick([0, 0.2, 1, 5]))
    case .loadTime: return .number(random.pick([0, 0.1, 0.5, 2]))
    case .outcome: return JSONValue(random.pick(Trace.Outcome.allCases))
    case .prefetchDistance:
      guard kind.loadsAutomatically else { return nil }
      let unit = random.pick(Trace.PrefetchUnit.allCases)
      let numbers: [Double] =
        switch unit {
        case .none: [0]
        case .points: [0, 100, 900]
        case .screens: [0.5, 1, 3]
        case .items: [1, 5, 30]
        case .controlLengths: [1, 4]
        }
      return .object([unit.rawValue: .number(random.pick(numbers))])
    case .secondLevel:
      guard kind.slot == .header && !kind.loadsAutomatically else { return nil }
      return .number(random.pick([0, 1, 2, 2.5, 4]))
    case .loadsAgainWithoutFinger:
      return kind.loadsAutomatically ? .bool(random.once(in: 2)) : nil
    case .resetsNoMoreDataOnHeaderRefresh, .isAutomaticallyHidden, .hidesWhenContentFits:
      return kind.slot == .footer ? .bool(random.once(in: 2)) : nil
    default: return .bool(random.once(in: 2))
    }
  }

  /// Sets an option of a feature, or calls a method that belongs to one.
  mutating func useFeature() {
    let component = random.pick(components)
    let (slot, kind) = (component.slot, component.kind)
    switch random.whole(1...20) {
    case 1...6:
      let option = random.pick(Self.features)
      if let kind, let value = featureValue(of: option, for: kind) { set(option, of: slot, value) }
    case 7, 8: add(.fail, on: slot)
    case 9: add(.cancel, on: slot)
    case 10: add(.retry, on: slot)
    case 11: add(.beginByUser, on: slot)
    case 12, 13: useSecondLevel()
    case 14: add(.textSize, n: random.below(12))
    case 15: add(.keepContent, value: .bool(random.once(in: 2)))
    case 16: add(.stayAtEnd, value: .bool(random.once(in: 2)))
    case 17: add(.identifyContent, value: .bool(random.once(in: 2)))
    case 18: add(.prepend, n: random.pick([1, 5, 20]))
    case 19: add(.append, n: random.pick([1, 5, 20]))
    default: failAndReturn(slot)
    }
  }

  /// Opens and closes the second level of a header.
  private mutating func useSecondLevel() {
    guard
      let header = components.first(where: {
        $0.slot == .header && $0.kind?.loadsAutomatically == false
      })
    else { return }
    if random.once(in: 3) { set(.secondLevel, of: .header, .number(random.pick([0, 1, 2.5]))) }
    add(random.once(in: 3) ? .closeLevel : .openLevel, on: header.slot)
    if random.once(in: 2) { add(.advance, t: random.pick([0.1, 0.3, 1])) }
    if random.once(in: 2) { add(.closeLevel, on: header.slot) }
  }

  /// Lets a refresh fail, and scrolls away and back.
  private mutating func failAndReturn(_ slot: Trace.Slot) {
    set(.showsFailure, of: slot, .bool(true))
    add(.begin, on: slot)
    add(.advance, t: random.pick([0.1, 0.5]))
    add(.fail, on: slot)
    add(.scrollToStart, value: .bool(random.once(in: 2)))
    add(.advance, t: 0.5)
    add(.scrollToEnd, value: .bool(random.once(in: 2)))
  }
}
