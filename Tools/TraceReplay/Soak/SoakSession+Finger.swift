import Randomness

extension SoakSession {
  mutating func useFinger() {
    switch random.whole(1...12) {
    case 1...4: pull()
    case 5, 6: fling()
    case 7: catchContent()
    case 8: moveAround()
    case 9: wheel()
    case 10: add(.pad, x: horizontal(0), y: vertical(random.number(-500...500)), t: pause())
    default: add(.advance, t: random.pick([0.016, 0.1, 0.3, 0.5, 1, 2]))
    }
  }

  mutating func lift() {
    add(random.once(in: 8) ? .touchCancelled : .lift)
    isFingerDown = false
  }

  /// Pulls past an edge, sometimes moves back, and usually lifts the finger.
  private mutating func pull() {
    let distance = random.number(20...500) * (random.once(in: 2) ? -1 : 1)
    touch()
    move(by: distance, over: random.number(0.1...0.6))
    if random.once(in: 3) { move(by: -distance * random.number(0...1.2), over: 0.2) }
    if random.once(in: 2) { add(.advance, t: random.pick([0.05, 0.2, 1])) }
    if !random.once(in: 10) { lift() }
    if random.once(in: 2) { add(.advance, t: random.pick([0.016, 0.1, 0.25, 0.4])) }
  }

  /// Lifts the finger while it moves.
  private mutating func fling() {
    touch()
    move(
      by: random.number(50...300) * (random.once(in: 2) ? -1 : 1), over: random.pick([0.05, 0.1]))
    lift()
    add(.advance, t: random.pick([0.05, 0.2, 0.6, 2]))
  }

  /// Touches content that may be moving, which stops it.
  private mutating func catchContent() {
    touch()
    if random.once(in: 2) { add(.advance, t: pause()) }
    if random.once(in: 2) { move(by: random.number(-200...200), over: 0.2) }
    lift()
  }

  /// Moves the finger in several directions, along both axes.
  private mutating func moveAround() {
    touch()
    for _ in 0..<random.whole(2...5) {
      finger.x += random.number(-150...150)
      finger.y += random.number(-300...300)
      add(.move, x: finger.x, y: finger.y, t: pause())
      if random.once(in: 3) { useApp() }
    }
    lift()
  }

  private mutating func wheel() {
    for _ in 0..<random.whole(1...5) {
      let notch = random.number(20...200) * (random.once(in: 2) ? -1 : 1)
      add(.wheel, x: horizontal(notch), y: vertical(notch))
      add(.advance, t: random.pick([0.016, 0.05, 0.3]))
    }
  }

  private mutating func touch() {
    finger = (viewport.width / 2, viewport.height / 2)
    if !isFingerDown { add(.touch, x: finger.x, y: finger.y) }
    isFingerDown = true
  }

  /// Moves the finger along the axis of the content.
  private mutating func move(by distance: Double, over duration: Double) {
    if isHorizontal { finger.x += distance } else { finger.y += distance }
    add(.move, x: finger.x, y: finger.y, t: duration)
  }

  /// The vertical part of a distance along the axis of the content.
  private func vertical(_ distance: Double) -> Double { isHorizontal ? 0 : distance }

  /// The horizontal part of a distance along the axis of the content.
  private func horizontal(_ distance: Double) -> Double { isHorizontal ? distance : 0 }

  private mutating func pause() -> Double { random.pick([0.05, 0.1, 0.25, 0.5]) }
}
