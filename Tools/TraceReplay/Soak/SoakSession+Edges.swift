import Randomness

// Edges that change while something is shown.
extension SoakSession {
  /// Shows something, and changes edges.
  mutating func useEdges() {
    if isFingerDown { lift() }
    // A load at another edge may end while something is shown.
    let loading = random.once(in: 3) ? random.pick(components).slot : nil
    if let loading {
      add(.begin, on: loading)
      add(.advance, t: 0.5)
    }
    show()
    if let loading {
      add(.end, on: loading)
      add(.advance, t: random.pick([0.016, 1]))
    }
    for _ in 0..<random.whole(1...3) {
      changeEdge()
      if random.once(in: 2) { add(.advance, t: random.pick([0.016, 0.3, 1])) }
    }
  }

  /// Opens a control or a second level, displays an outcome, or scrolls to the end.
  private mutating func show() {
    let slot = random.pick(components).slot
    switch random.whole(1...8) {
    case 1, 2: add(.begin, on: slot)
    case 3:
      set("showsFailure", of: slot, .bool(true))
      add(.begin, on: slot)
      add(.advance, t: 0.5)
      add(.fail, on: slot)
    case 4:
      set("resultDuration", of: slot, .number(2))
      add(.begin, on: slot)
      add(.advance, t: 0.5)
      add(.end, on: slot)
    case 5:
      set("minimumVisibleDuration", of: slot, .number(2))
      add(.begin, on: slot)
      add(.advance, t: 0.5)
      add(.end, on: slot)
    case 6 where components.contains { $0.slot == .header && !$0.isAutomatic }:
      set("secondLevel", of: .header, .number(2))
      add(.openLevel, on: .header)
      add(.advance, t: 0.6)
    case 7:
      add(.stayAtEnd, value: .bool(random.once(in: 2)))
      add(.scrollToEnd, value: .bool(false))
    default: add(.scrollToEnd, value: .bool(false))
    }
    add(.advance, t: 0.5)
  }

  private mutating func changeEdge() {
    switch random.whole(1...14) {
    case 1, 2: setInset(.insetSet, randomInset())
    case 3, 4:
      let inset = randomInset()
      setInset(.insetSet, inset)
      add(.advance, t: random.pick([0.016, 0.5]))
      setInset(.insetSet, inset)
    case 5: add(.keyboard, h: random.pick([44, 216, 336]))
    case 6: add(.keyboardGone)
    case 7, 8: setInset(.safeArea, randomSafeArea())
    case 9, 10:
      add(.push)
      add(.advance, t: random.pick([0.1, 1]))
      add(.pop)
    case 11: rotate()
    case 12: resize()
    case 13: add(.adjustment, value: .bool(random.once(in: 2)))
    default: setContentSize()
    }
  }
}
