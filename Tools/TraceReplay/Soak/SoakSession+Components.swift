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
    var values: [Trace.Option: JSONValue] = [:]
    for option in Trace.Option.all
    where option.kinds.contains(kind) && !option.topics.isDisjoint(with: topics) {
      if random.once(in: option.odds) { values[option] = random.pick(option.draws) }
    }
    return values
  }
}
