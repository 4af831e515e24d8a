import Randomness

extension SoakSession {
  /// Makes one control, both of one axis, or all four.
  mutating func makeComponents() -> [Trace.ComponentSetUp] {
    var slots: [Trace.Slot] = isHorizontal ? [.trailer, .leader] : [.header, .footer]
    if random.once(in: 8) { slots = Trace.Slot.allCases }
    if random.once(in: 4) { slots = [random.pick(slots)] }
    slots.shuffle(using: &random)
    return slots.map { slot in
      let kind = random.pick(Trace.ControlKind.allCases.filter { $0.slot == slot })
      return Trace.ComponentSetUp(slot: slot, kind: kind, options: options(of: kind))
    }
  }

  private mutating func options(of kind: Trace.ControlKind) -> [Trace.Option: JSONValue] {
    var options: [Trace.Option: JSONValue] = [:]
    if random.once(in: 4) { options[.automaticallyChangeAlpha] = .bool(true) }
    if random.once(in: 8) {
      options[.animationDisabled] = .bool(true)
    } else if random.once(in: 4) {
      options[.fastAnimationDuration] = .number(random.pick([0, 0.1, 0.5]))
      options[.slowAnimationDuration] = .number(random.pick([0, 0.1, 1]))
    }
    if random.once(in: 6) { options[.ignoredInset] = .number(random.pick([10, 30])) }
    if random.once(in: 3) {
      options[.inCallback] = JSONValue(
        random.pick([.end, .endNoMore, .begin, .remove] as [Trace.HandlerAction]))
    }
    if kind.slot != .header, random.once(in: 3) {
      options[.grow] = .number(random.pick([1, 5, 20]))
    }
    if random.once(in: 8) { options[.length] = .number(random.pick([0, 30, 44, 100])) }
    if random.once(in: 4) { options[.isExclusive] = .bool(true) }
    if topic == .handlers {
      options[.inSetter] = JSONValue(randomSetterAction())
      options[.inEnd] = JSONValue(randomEndAction())
    }
    if topic == .loads {
      options[.loadTime] = .number(random.pick([0, 0.1, 0.5, 2]))
      options[.fails] = .bool(random.once(in: 2))
    }
    if kind.loadsAutomatically, random.once(in: 2) {
      options[.automaticallyRefresh] = .bool(random.once(in: 2))
      options[.triggerAutomaticallyRefreshPercent] = .number(random.pick([0, 0.5, 1, -10]))
      options[.autoTriggerTimes] = .number(random.pick([-1, 0, 1, 2]))
    }
    if kind.hasImages {
      options[.images] = images([
        (.idle, random.pick([1, 4])), (.pulling, random.pick([1, 3])),
        (.refreshing, random.pick([1, 3])), (.height, random.pick([20, 70])),
      ])
    }
    return options.merging(features(of: kind)) { present, _ in present }
  }

  mutating func randomSetterAction() -> Trace.SetterAction {
    random.pick([.nothing, .end, .endThenBegin, .begin])
  }

  mutating func randomEndAction() -> Trace.EndAction {
    random.pick([.nothing, .begin, .beginEndBegin])
  }

  func images(_ settings: [(Trace.ImageSetting, Double)]) -> JSONValue {
    .object(
      Dictionary(
        uniqueKeysWithValues: settings.map { ($0.rawValue, .number($1)) }))
  }
}
