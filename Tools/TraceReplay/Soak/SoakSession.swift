import Randomness
import UIKit

/// Makes a random session: a finger moves content under the scroll view's physics, and an app calls
/// any method at any time.
///
/// The trace depends on the seed only and is the same on every machine.
struct SoakSession {
  var random: SplitMix64
  private(set) var steps: [Trace.Step] = []
  private(set) var components: [Trace.ComponentSetUp] = []
  /// The size of the window, in portrait or landscape orientation.
  var size = (width: 390.0, height: 800.0)
  var contentSize = (width: 390.0, height: 2000.0)
  var isFingerDown = false
  /// The location of the finger.
  var finger = (x: 0.0, y: 0.0)
  /// The amounts that the app has added to sides of the inset and not subtracted again.
  var additions: [(side: Int, amount: Double)] = []
  /// The size of the scroll view, which can be smaller than the window.
  var viewport = (width: 390.0, height: 800.0)
  let isHorizontal: Bool
  /// The steps of the app that are more frequent in this session.
  let topic: Topic
  /// The topics of the options that the session sets.
  let topics: Set<Topic>
  /// Whether the scroll view is a table view.
  private let isList: Bool
  private let seed: UInt64

  /// A group of steps of the app. Errors often need several steps of one group.
  enum Topic: CaseIterable {
    case anything
    case insets
    case loads
    case sizes
    case handlers
    case features
    case edges
  }

  /// Makes the trace of a seed.
  static func trace(seed: UInt64) -> Trace {
    var session = SoakSession(seed: seed)
    return session.makeTrace()
  }

  private init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed)
    isHorizontal = random.once(in: 4)
    topic = random.pick(Topic.allCases)
    let hasFeatures = random.once(in: 2) || topic == .edges
    let hasRows = random.once(in: 3)
    topics = hasFeatures ? [.anything, .features, topic] : [.anything, topic]
    isList = topics.contains(.features) && !isHorizontal && hasRows
  }

  private mutating func makeTrace() -> Trace {
    let setUp = makeSetUp()
    let rounds = random.whole(1...4)
    for _ in 0..<rounds {
      for _ in 0..<random.whole(4...14) {
        switch random.whole(1...6) {
        case 1: useApp()
        case 2 where topic != .edges: useApp()
        case 2, 3: useTopic()
        default: useFinger()
        }
      }
      addRest()
    }
    // A session without touches would be checked like a recorded session, in which only the steps
    // move the content.
    while !steps.contains(where: \.op.isLive) {
      useFinger()
      addRest()
    }
    for component in components where random.once(in: 2) && !isOutOfReach(component, in: setUp) {
      add(.probe, on: component.slot)
      viewport = size
      addRest()
    }
    return Trace(
      name: "soak/\(seed)", scrollView: setUp, components: components, steps: steps)
  }

  /// Ends all refreshes and lets time pass without a finger until the session is at rest.
  private mutating func addRest() {
    if isFingerDown { lift() }
    for component in components { add(.end, on: component.slot) }
    if usesFeatures, components.contains(where: { $0.slot == .header }) {
      add(.closeLevel, on: .header)
    }
    // Moving content can start an automatic load, which the second round ends.
    add(.advance, t: 6)
    for component in components { add(.end, on: component.slot) }
    add(.advance, t: 4)
    add(.advance, t: 2)
  }

  /// Whether the step `probe` cannot pull a control far enough in the current orientation.
  ///
  /// A control on the left that loads automatically moves short content to the right: a trailer in
  /// a right-to-left layout, otherwise a leader. The control on the right must then be pulled
  /// farther than a finger can move.
  private func isOutOfReach(
    _ component: Trace.ComponentSetUp, in setUp: Trace.ScrollViewSetUp
  ) -> Bool {
    // A control grows with the text. With an accessibility size, its threshold may be out of reach.
    if steps.contains(where: { $0.op == .textSize && ($0.n ?? 0) > 6 }) { return true }
    let (slot, other): (Trace.Slot, Trace.ControlKind) =
      setUp.rightToLeft == true
      ? (.leader, .autoNormalTrailer) : (.trailer, .autoNormalLeader)
    if component.slot == slot { return components.contains { $0.kind == other } }
    // The same holds for a footer of short content below an automatic header in landscape.
    return component.slot == .footer && size.height < 400
      && components.contains { $0.kind == .autoNormalHeader }
  }

  private mutating func makeSetUp() -> Trace.ScrollViewSetUp {
    let isLandscape = random.once(in: 6)
    if isLandscape { size = (800, 390) }
    viewport = size
    contentSize = randomContentSize()
    components = makeComponents()
    return Trace.ScrollViewSetUp(
      kind: isList ? .list : .scroll, frame: [0, 0, size.width, size.height],
      contentSize: [contentSize.width, contentSize.height], contentInset: randomInset(),
      safeArea: randomSafeArea(), inWindow: !random.once(in: 10),
      paging: random.once(in: topic == .edges ? 4 : 12),
      rows: isList ? Int(contentSize.height / 44) : 0,
      rightToLeft: isHorizontal && random.once(in: 3) ? true : nil, answers: answers())
  }

  /// Returns the answers in the environment variable `UIKIT_ANSWERS`, otherwise random ones. The
  /// steps of a seed do not depend on them.
  private func answers() -> [String: String] {
    let chosen = UIKitAnswers.ofEnvironment.deviations
    guard chosen.isEmpty else { return chosen }
    var generator = SplitMix64(seed: ~seed)
    return UIKitAnswers.random(using: &generator).deviations
  }

  /// Whether the session uses the optional features.
  var usesFeatures: Bool { topics.contains(.features) }

  mutating func add(_ step: Trace.Step) { steps.append(step) }

  mutating func add(
    _ op: Trace.Op, x: Double? = nil, y: Double? = nil, w: Double? = nil, h: Double? = nil,
    t: Double? = nil, n: Int? = nil, on: Trace.Slot? = nil, option: Trace.Option? = nil,
    value: JSONValue? = nil
  ) {
    add(
      Trace.Step(op: op, x: x, y: y, w: w, h: h, t: t, n: n, on: on, option: option, value: value))
  }

  /// Returns a size that does not fill the view, just fills it, or exceeds it by little or by much.
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
    return (0..<4).map { _ in random.once(in: 2) ? random.pick([10, 20, 64, 100]) : 0 }
  }

  mutating func randomSafeArea() -> [Double] {
    random.pick([[0, 0, 0, 0], [88, 0, 34, 0], [20, 0, 0, 0], [0, 44, 21, 44]])
  }
}
