import Testing

@testable import EdgeRefreshCore

/// Takes every step at every place that can be reached, breadth first, until nothing new turns up.
///
/// Two benches are the same place where they differ in numbers of animations alone: the engine asks
/// of a number only whether it is the current one. So a finished exploration has seen all sequences
/// of its steps, however long.
struct Exploration<Engine: Machine> {
  /// A bench that was reached, and the way to it.
  private struct Node {
    let bench: Bench<Engine>
    let parent: Int?
    let step: Step?
  }

  /// How many different benches were reached.
  var states: Int { nodes.count }
  /// How many steps were taken, all of them held to the rules.
  private(set) var steps = 0
  /// How many steps the farthest bench is away.
  private(set) var depth = 0
  /// The places that were seen.
  private(set) var places: Set<Engine.Place> = []
  /// The first fault and the shortest way to it.
  private(set) var fault: (fault: Fault, way: [Step])?

  private var nodes: [Node] = []
  private var known: Set<Key> = []

  private let edge: RefreshEdge

  init(from bench: Bench<Engine>, alphabet: [Step]) {
    edge = bench.engine.edge
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

  /// Expects that no sequence breaks a rule and that all places but some can be reached.
  func expectNoFault(except unreachable: Set<Engine.Place> = []) {
    if let (fault, way) = fault {
      Issue.record("\(fault), at the \(edge): \(Step.text(way))")
    }
    #expect(places == Set(Engine.Place.allCases).subtracting(unreachable))
    #expect(states > 5000 && depth > 10)
    print("explored \(Engine.self), \(edge): \(states) states, \(steps) steps, depth \(depth)")
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

  private mutating func reach(_ bench: Bench<Engine>, from parent: Int?, by step: Step?) {
    guard known.insert(Key(bench)).inserted else { return }
    places.insert(bench.engine.place)
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
    private let memory: Engine.Memory
    private let witness: Engine.Witness
    private let offset: Double
    private let contentLength: Double
    private let startInset: Double
    private let endInset: Double
    private let isDragging: Bool
    private let isPaging: Bool
    private let isMirrored: Bool
    private let isInteractive: Bool
    private let itemCount: Int

    init(_ bench: Bench<Engine>) {
      let geometry = bench.engine.geometry
      memory = bench.engine.memory
      var witness = bench.witness
      witness.lastNumber = 0
      self.witness = witness
      offset = geometry.offset
      contentLength = geometry.contentLength
      startInset = geometry.startInset
      endInset = geometry.endInset
      isDragging = geometry.isDragging
      isPaging = geometry.isPaging
      isMirrored = geometry.isMirrored
      isInteractive = geometry.isInteractive
      itemCount = geometry.itemCount
    }

    /// Whether the key covers every stored property of the engine: `edge` does not change in an
    /// exploration, `serial` is a number.
    static var isComplete: Bool {
      let kept = Mirror(reflecting: Bench<Engine>().engine).children.compactMap(\.label)
      return kept.sorted() == (Engine.covered + ["edge", "geometry", "serial"]).sorted()
    }
  }
}

extension Step {
  /// Everything that can happen but movements and settings.
  static let commands: [Step] =
    [
      .touch, .release, .cancel, .begin, .beginUnseen, .end(.success), .end(.failure),
      .end(.noMoreData), .noMoreData, .reset, .hide, .show, .attach, .detach, .enter, .leave,
      .finish, .finishLate, .answer(.success), .answer(.noMoreData), .answerLate(.success),
    ] + RefreshState.allCases.map(Step.assign)
}
