import Randomness

extension SoakSession {
  mutating func useApp() {
    if usesFeatures && random.once(in: 4) {
      useFeature()
      return
    }
    let slot = random.pick(components).slot
    switch random.whole(1...26) {
    case 1...3: add(.begin, on: slot)
    case 4...7: add(.end, on: slot)
    case 8: add(.endNoMore, on: slot)
    case 9: add(slot == .footer ? .resetNoMore : .end, on: slot)
    case 10: add(.hidden, on: slot, value: .bool(random.once(in: 2)))
    case 11: add(.hidden, on: slot, value: .bool(false))
    case 12: add(.remove, on: slot)
    case 13, 14: add(.attach, on: slot)
    case 15: add(.replace, on: slot)
    case 16: add(.tap, on: slot)
    case 17: useInset()
    case 18: add(.endThen, on: slot)
    case 19: add(.alwaysBounce, on: slot, value: .bool(random.once(in: 2)))
    case 20: setInset(.safeArea, randomSafeArea())
    case 21: rotate()
    case 22: add(.window, value: .bool(random.once(in: 3)))
    case 23: add(.window, value: .bool(true))
    case 24: setContentSize()
    case 25: setOption(of: .anything)
    default: scrollTo()
    }
  }

  mutating func setInset(_ op: Trace.Op, _ inset: [Double]) {
    add(Trace.Step(op: op, t: inset[0], l: inset[1], b: inset[2], r: inset[3]))
  }

  mutating func rotate() {
    size = (size.height, size.width)
    viewport = size
    add(.rotate, w: size.width, h: size.height)
    if random.once(in: 2) { setInset(.safeArea, randomSafeArea()) }
    // The content scrolls along one axis. Along the other one, it is as long as the view.
    contentSize =
      isHorizontal ? (contentSize.width, size.height) : (size.width, contentSize.height)
    add(.contentSize, w: contentSize.width, h: contentSize.height)
  }

  mutating func setContentSize() {
    contentSize = randomContentSize()
    add(.contentSize, w: contentSize.width, h: contentSize.height)
  }

  mutating func scrollTo() {
    // The content can be longer when the step runs, but not shorter, so the offset is never past an
    // edge.
    let x = max(0, contentSize.width - size.width) * random.number(0...1)
    let y = max(0, contentSize.height - size.height) * random.number(0...1)
    add(.scrollTo, x: x.rounded(), y: y.rounded(), value: .bool(random.once(in: 2)))
  }

  /// Sets an option of a topic.
  mutating func setOption(of topic: Topic) {
    let component = random.pick(components)
    let options = Trace.Option.all.filter {
      $0.topics.contains(topic) && component.kind.map($0.kinds.contains) == true
    }
    let option = random.pick(options)
    set(option, of: component.slot, random.pick(option.draws))
  }

  mutating func set(_ option: Trace.Option, of slot: Trace.Slot, _ value: JSONValue) {
    add(.set, on: slot, option: option, value: value)
  }
}
