import Randomness

extension SoakSession {
  private static let kinds: [String: [String]] = [
    "header": ["StateHeader", "NormalHeader", "GifHeader"],
    "footer": [
      "BackStateFooter", "BackNormalFooter", "BackGifFooter", "AutoStateFooter",
      "AutoNormalFooter", "AutoGifFooter",
    ],
    "trailer": ["StateTrailer", "NormalTrailer", "AutoNormalTrailer"],
    "leader": ["StateLeader", "NormalLeader"],
  ]

  /// One control, two, or all that a scroll view can have.
  mutating func makeComponents() -> [Trace.ComponentSetUp] {
    var slots = isHorizontal ? ["trailer", "leader"] : ["header", "footer"]
    if random.once(in: 8) { slots = ["header", "footer", "trailer", "leader"] }
    if random.once(in: 4) { slots = [random.pick(slots)] }
    slots.shuffle(using: &random)
    return slots.map { slot in
      let kind = random.pick(Self.kinds[slot] ?? [])
      return Trace.ComponentSetUp(slot: slot, kind: kind, options: options(slot: slot, kind: kind))
    }
  }

  private mutating func options(slot: String, kind: String) -> [Trace.Option: JSONValue] {
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
      options[.inCallback] = .string(random.pick(["end", "endNoMore", "begin", "remove"]))
    }
    if slot != "header", random.once(in: 3) { options[.grow] = .number(random.pick([1, 5, 20])) }
    if random.once(in: 8) { options[.length] = .number(random.pick([0, 30, 44, 100])) }
    if random.once(in: 4) { options[.isExclusive] = .bool(true) }
    if topic == .handlers {
      options[.inSetter] = .string(random.pick(["none", "end", "endThenBegin", "begin"]))
      options[.inEnd] = .string(random.pick(["none", "begin", "beginEndBegin"]))
    }
    if topic == .loads {
      options[.loadTime] = .number(random.pick([0, 0.1, 0.5, 2]))
      options[.fails] = .bool(random.once(in: 2))
    }
    if kind.hasPrefix("Auto"), random.once(in: 2) {
      options[.automaticallyRefresh] = .bool(random.once(in: 2))
      options[.triggerAutomaticallyRefreshPercent] = .number(random.pick([0, 0.5, 1, -10]))
      options[.autoTriggerTimes] = .number(random.pick([-1, 0, 1, 2]))
    }
    if kind.hasSuffix("GifHeader") || kind.hasSuffix("GifFooter") {
      options[.images] = .object([
        "idle": .number(random.pick([1, 4])), "pulling": .number(random.pick([1, 3])),
        "refreshing": .number(random.pick([1, 3])), "height": .number(random.pick([20, 70])),
      ])
    }
    return options
  }
}
