import Randomness

extension SoakSession {
  /// The lengths of controls, round numbers, and numbers that are not exact in binary.
  private static let lengths = [0, 10, 44, 54, 60, 100, 300, 1.0 / 3, 54 + 1.0 / 3]

  /// Adds steps of the session's topic.
  mutating func useTopic() {
    switch topic {
    case .anything: useApp()
    case .insets: useInset()
    case .loads: useLoads()
    case .sizes: useSize()
    case .handlers: useHandlers()
    case .features: useFeature()
    case .edges: useEdges()
    }
  }

  /// Sets the inset, adds to it, or saves it and restores it.
  mutating func useInset() {
    switch random.whole(1...10) {
    case 1, 2: setInset(.insetSet, (1...4).map { _ in randomLength() })
    case 3, 4: addToInset()
    case 5: subtractAddition()
    case 6: add(.insetSave, n: random.below(3))
    case 7, 8: add(.insetRestore, n: random.below(3))
    case 9: add(.keyboard, h: random.pick([44, 216, 336]))
    default: add(.keyboardGone)
    }
  }

  private mutating func randomLength() -> Double {
    random.once(in: 2) ? 0 : random.pick(Self.lengths)
  }

  private mutating func addToInset() {
    let addition = (side: random.below(4), amount: random.pick(Self.lengths))
    additions.append(addition)
    change(addition.side, by: addition.amount)
  }

  private mutating func subtractAddition() {
    guard !additions.isEmpty else { return }
    let addition = additions.remove(at: random.below(additions.count))
    change(addition.side, by: -addition.amount)
  }

  private mutating func change(_ side: Int, by amount: Double) {
    var inset = [0.0, 0, 0, 0]
    inset[side] = amount
    setInset(.insetAdd, inset)
  }

  /// Scrolls back and forth, or changes whether loads fail, how long they take, or how much the
  /// content grows.
  private mutating func useLoads() {
    switch random.whole(1...4) {
    case 1: add(.selfSizing, h: random.pick([1, 5, 40]), n: random.pick([5, 40, 200]))
    case 2: scrollBackAndForth()
    default: setOption(of: .loads)
    }
  }

  /// Scrolls to both edges without a finger, as assistive technologies do.
  private mutating func scrollBackAndForth() {
    let isAnimated = random.once(in: 2)
    for _ in 0..<random.whole(2...8) {
      add(.scrollToEnd, value: .bool(isAnimated))
      add(.advance, t: random.pick([0.1, 0.5, 3]))
      add(.scrollToStart, value: .bool(isAnimated))
      add(.advance, t: random.pick([0.1, 0.5, 1]))
    }
  }

  /// Resizes the scroll view along the axis of its content, or changes the length or the images of
  /// a control.
  private mutating func useSize() {
    switch random.whole(1...5) {
    case 1, 2: resize()
    case 3: addBar()
    default: setOption(of: .sizes)
    }
  }

  /// Adds a bar whose height depends on how far the content is pulled past its top edge.
  private mutating func addBar() {
    add(
      .bar, y: random.pick([0.1, 0.3, 0.5]), h: random.pick([44, 88, 47 + 1.0 / 3]),
      value: .bool(random.once(in: 2)))
  }

  mutating func resize() {
    let share = random.pick([0.4, 0.6, 1])
    if isHorizontal {
      viewport.width = (size.width * share).rounded()
    } else {
      viewport.height = (size.height * share).rounded()
    }
    add(.resize, w: viewport.width, h: viewport.height, t: random.pick([0, 0.25]))
  }

  /// Begins a refresh and ends one with a block, in either order, or changes what the app does in
  /// the setter of the state or at the end of a refresh.
  private mutating func useHandlers() {
    let slot = random.pick(components).slot
    switch random.whole(1...4) {
    case 1:
      add(.endThen, on: slot)
      if random.once(in: 2) { add(.advance, t: 0.1) }
      add(.begin, on: slot)
    case 2:
      add(.begin, on: slot)
      if random.once(in: 2) { add(.advance, t: 0.3) }
      add(.endThen, on: slot)
    default: setOption(of: .handlers)
    }
  }
}
