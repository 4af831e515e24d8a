import Randomness

/// A random session: a finger on real physics, and an app that calls anything at any time.
///
/// The seed says everything: the same seed makes the same trace on every machine.
struct SoakSession {
  var random: SplitMix64
  private(set) var steps: [Trace.Step] = []
  private(set) var components: [Trace.ComponentSetUp] = []
  /// How large the window is, held upright or on its side.
  var size = (width: 390.0, height: 800.0)
  var contentSize = (width: 390.0, height: 2000.0)
  var isFingerDown = false
  /// Where the finger is.
  var finger = (x: 0.0, y: 0.0)
  /// What the app added to the inset and has not taken away again: the side and how much.
  var additions: [(side: Int, amount: Double)] = []
  /// How large the scroll view is, which may be smaller than the window.
  var viewport = (width: 390.0, height: 800.0)
  let isHorizontal: Bool
  /// What the app does besides what every app does.
  let topic: Topic
  private let seed: UInt64

  /// A part of what apps do that goes wrong in combinations of its own.
  enum Topic: CaseIterable {
    case anything
    case insets
    case loads
    case sizes
    case handlers
  }

  /// The trace of a seed.
  static func trace(seed: UInt64) -> Trace {
    var session = SoakSession(seed: seed)
    return session.play()
  }

  private init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed)
    isHorizontal = random.once(in: 4)
    topic = random.pick(Topic.allCases)
  }

  private mutating func play() -> Trace {
    let setUp = makeSetUp()
    let rounds = random.whole(1...4)
    for _ in 0..<rounds {
      for _ in 0..<random.whole(4...14) {
        switch random.whole(1...6) {
        case 1, 2: useApp()
        case 3: useTopic()
        default: useFinger()
        }
      }
      comeToRest()
    }
    for component in components where random.once(in: 2) && !isOutOfReach(component, in: setUp) {
      add(.probe, on: component.slot)
      viewport = size
      comeToRest()
    }
    return Trace(
      name: "soak/\(seed)", scrollView: setUp, components: components, steps: steps)
  }

  /// Nobody touches anything until everything that was begun is over.
  private mutating func comeToRest() {
    if isFingerDown { lift() }
    for component in components { add(.end, on: component.slot) }
    // Content in flight can reach a control that loads by itself; that load ends in the second round.
    add(.advance, t: 6)
    for component in components { add(.end, on: component.slot) }
    add(.advance, t: 4)
    add(.advance, t: 2)
  }

  /// In a right-to-left layout, a trailer that loads by itself moves short content to the right; the
  /// leader there has to be pulled farther then than a finger gets that starts in the middle.
  private func isOutOfReach(
    _ component: Trace.ComponentSetUp, in setUp: Trace.ScrollViewSetUp
  ) -> Bool {
    component.slot == "leader" && setUp.rightToLeft == true
      && components.contains { $0.kind == "AutoNormalTrailer" }
  }

  private mutating func makeSetUp() -> Trace.ScrollViewSetUp {
    let isLandscape = random.once(in: 6)
    if isLandscape { size = (800, 390) }
    viewport = size
    contentSize = randomContentSize()
    components = makeComponents()
    return Trace.ScrollViewSetUp(
      frame: [0, 0, size.width, size.height],
      contentSize: [contentSize.width, contentSize.height], contentInset: randomInset(),
      safeArea: randomSafeArea(), inWindow: !random.once(in: 10), paging: random.once(in: 12),
      rightToLeft: isHorizontal && random.once(in: 3) ? true : nil)
  }

  mutating func add(_ step: Trace.Step) { steps.append(step) }

  mutating func add(
    _ op: Trace.Op, x: Double? = nil, y: Double? = nil, w: Double? = nil, h: Double? = nil,
    t: Double? = nil, n: Int? = nil, on: String? = nil, option: Trace.Option? = nil,
    value: JSONValue? = nil
  ) {
    add(
      Trace.Step(op: op, x: x, y: y, w: w, h: h, t: t, n: n, on: on, option: option, value: value))
  }

  /// Content that does not fill the view, just fills it, and is longer by little or by much.
  mutating func randomContentSize() -> (width: Double, height: Double) {
    let length = isHorizontal ? size.width : size.height
    let choices = [
      0, length / 3, length - 54, length - 20, length, length + 30, length * 1.5, length * 3,
    ]
    let long = random.pick(choices).rounded()
    if isHorizontal { return (long, random.once(in: 5) ? size.height * 2 : size.height) }
    return (random.once(in: 8) ? size.width * 2 : size.width, long)
  }

  mutating func randomInset() -> [Double] {
    guard random.once(in: 2) else { return [0, 0, 0, 0] }
    return [0, 0, 0, 0].map { (none: Double) in
      random.once(in: 2) ? random.pick([10, 20, 64, 100]) : none
    }
  }

  mutating func randomSafeArea() -> [Double] {
    random.pick([[0, 0, 0, 0], [88, 0, 34, 0], [20, 0, 0, 0], [0, 44, 21, 44]])
  }
}
