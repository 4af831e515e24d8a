@testable import EdgeRefreshCore

/// Takes every step at every place that can be reached, breadth first, until nothing new turns up.
///
/// Two benches are the same place where they differ in numbers of animations alone: the engine asks
/// of a number only whether it is the current one. So a finished exploration has seen all sequences
/// of its steps, however long.
struct Exploration {
  /// A bench that was reached, and the way to it.
  private struct Node {
    let bench: Bench
    let parent: Int?
    let step: Step?
  }

  /// How many different benches were reached.
  var states: Int { nodes.count }
  /// How many steps were taken, all of them held to the rules.
  private(set) var steps = 0
  /// How many steps the farthest bench is away.
  private(set) var depth = 0
  /// The phases that were seen.
  private(set) var places: Set<Place> = []
  /// The first fault and the shortest way to it.
  private(set) var fault: (fault: Bench.Fault, way: [Step])?

  private var nodes: [Node] = []
  private var known: Set<Key> = []

  init(from bench: Bench, alphabet: [Step]) {
    reach(bench, from: nil, by: nil)
    var next = 0
    var levelEnd = nodes.count
    while next < nodes.count && fault == nil {
      if next == levelEnd {
        depth += 1
        levelEnd = nodes.count
      }
      for step in alphabet { take(step, at: next) }
      next += 1
    }
  }

  private mutating func take(_ step: Step, at index: Int) {
    var bench = nodes[index].bench
    steps += 1
    do {
      try bench.take(step)
      reach(bench, from: index, by: step)
    } catch {
      if fault == nil { fault = (error, way(to: index) + [step]) }
    }
  }

  private mutating func reach(_ bench: Bench, from parent: Int?, by step: Step?) {
    guard known.insert(Key(bench)).inserted else { return }
    places.insert(Place(bench.engine.phase))
    nodes.append(Node(bench: bench, parent: parent, step: step))
  }

  private func way(to index: Int) -> [Step] {
    var way: [Step] = []
    var node = nodes[index]
    while let parent = node.parent, let step = node.step {
      way.append(step)
      node = nodes[parent]
    }
    return way.reversed()
  }
}

extension Exploration {
  /// All that can make two benches go on differently, numbers aside.
  struct Key: Hashable {
    /// The stored properties of the engine that the key covers; `edge` and `revealsWhenBegun` do not
    /// change in an exploration, `serial` is a number.
    static let covered = [
      "edge", "handlerTiming", "revealsWhenBegun", "extent", "pullingPercent", "heardPercent",
      "insetDelta", "isHidden",
      "isInWindow",
      "phase", "geometry", "serial",
    ]

    private let place: Place
    private let handlerTiming: PullEngine.HandlerTiming
    private let extent: Double
    private let percent: Double
    private let heardPercent: Double
    private let room: Double
    private let isHidden: Bool
    private let isInWindow: Bool
    private let offset: Double
    private let contentLength: Double
    private let startInset: Double
    private let endInset: Double
    private let isDragging: Bool
    private let hasBegun: Bool
    private let hasOutcome: Bool

    init(_ bench: Bench) {
      let engine = bench.engine
      let geometry = engine.geometry
      place = Place(engine.phase)
      handlerTiming = engine.handlerTiming
      extent = engine.extent
      percent = engine.pullingPercent
      heardPercent = engine.heardPercent
      room = engine.insetDelta
      isHidden = engine.isHidden
      isInWindow = engine.isInWindow
      offset = geometry.offset
      contentLength = geometry.contentLength
      startInset = geometry.startInset
      endInset = geometry.endInset
      isDragging = geometry.isDragging
      hasBegun = bench.witness.hasBegun
      hasOutcome = bench.witness.hasOutcome
    }
  }
}
