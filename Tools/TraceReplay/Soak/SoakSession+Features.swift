import Randomness

// The optional features of controls and scroll views.
extension SoakSession {
  /// Sets an option of a feature, or calls a method that belongs to one.
  mutating func useFeature() {
    let slot = random.pick(components).slot
    switch random.whole(1...20) {
    case 1...6: setOption(of: .features)
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
    if random.once(in: 3) { set("secondLevel", of: .header, .number(random.pick([0, 1, 2.5]))) }
    add(random.once(in: 3) ? .closeLevel : .openLevel, on: header.slot)
    if random.once(in: 2) { add(.advance, t: random.pick([0.1, 0.3, 1])) }
    if random.once(in: 2) { add(.closeLevel, on: header.slot) }
  }

  /// Lets a refresh fail, and scrolls away and back.
  private mutating func failAndReturn(_ slot: Trace.Slot) {
    set("showsFailure", of: slot, .bool(true))
    add(.begin, on: slot)
    add(.advance, t: random.pick([0.1, 0.5]))
    add(.fail, on: slot)
    add(.scrollToStart, value: .bool(random.once(in: 2)))
    add(.advance, t: 0.5)
    add(.scrollToEnd, value: .bool(random.once(in: 2)))
  }
}
