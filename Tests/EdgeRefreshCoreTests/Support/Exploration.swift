import Testing

@testable import EdgeRefreshCore

/// Performs every step in every state that can be reached, breadth first, until there are no new
/// states.
///
/// Two harnesses that differ only in the numbers of animations are the same state, because the
/// engine only compares a number with the current one. A finished exploration therefore covers all
/// sequences of its steps, of any length.
struct Exploration<Engine: TestableEngine> {
  /// A harness that was reached, and the last step on the path to it.
  private struct Node {
    let harness: TestHarness<Engine>
    let parent: Int?
    let step: Step?
  }

  /// The number of different states that were reached.
  var states: Int { nodes.count }
  /// The number of steps that were performed and checked.
  private(set) var steps = 0
  /// The number of steps to the state that is farthest from the start.
  private(set) var depth = 0
  /// The phases that were reached.
  private(set) var phaseKinds: Set<Engine.PhaseKind> = []
  /// The first error and the shortest path to it.
  private(set) var failure: (error: HarnessError, path: [Step])?

  private var nodes: [Node] = []
  private var known: Set<Key> = []

  private let edge: RefreshEdge

  init(from harness: TestHarness<Engine>, alphabet: [Step]) {
    edge = harness.engine.edge
    reach(harness, from: nil, by: nil)
    var next = 0
    var levelEnd = nodes.count
    while next < nodes.count && failure == nil {
      if next == levelEnd {
        depth += 1
        levelEnd = nodes.count
      }
      for step in alphabet { perform(step, at: next) }
      next += 1
    }
  }

  /// The harnesses that were reached.
  var harnesses: [TestHarness<Engine>] { nodes.map(\.harness) }

  /// Expects that no sequence breaks a rule, and that the phases of a set can be reached.
  func expectNoError(reaching reachable: Set<Engine.PhaseKind>) {
    if let (error, path) = failure {
      Issue.record("\(error), at the \(edge): \(Step.text(path))")
    }
    #expect(phaseKinds == reachable)
    #expect(states > 500 && depth > 6)
    print("explored \(Engine.self), \(edge): \(states) states, \(steps) steps, depth \(depth)")
  }

  private mutating func perform(_ step: Step, at index: Int) {
    var harness = nodes[index].harness
    steps += 1
    do {
      try harness.perform(step)
      reach(harness, from: index, by: step)
    } catch {
      if failure == nil { failure = (error, path(to: index) + [step]) }
    }
  }

  private mutating func reach(_ harness: TestHarness<Engine>, from parent: Int?, by step: Step?) {
    guard known.insert(Key(harness)).inserted else { return }
    phaseKinds.insert(harness.engine.phaseKind)
    nodes.append(Node(harness: harness, parent: parent, step: step))
  }

  private func path(to index: Int) -> [Step] {
    var path: [Step] = []
    var node = nodes[index]
    while let parent = node.parent, let step = node.step {
      path.append(step)
      node = nodes[parent]
    }
    return path.reversed()
  }
}

extension Exploration {
  /// Everything that can make two harnesses behave differently, except numbers of animations.
  struct Key: Hashable {
    private let snapshot: Engine.Snapshot
    private let checker: Engine.RuleChecker
    private let offset: Double
    private let contentLength: Double
    private let startInset: Double
    private let endInset: Double
    private let isDragging: Bool
    private let isPaging: Bool
    private let isMirrored: Bool
    private let isInteractive: Bool
    private let itemCount: Int

    init(_ harness: TestHarness<Engine>) {
      let geometry = harness.engine.geometry
      snapshot = harness.engine.snapshot
      var checker = harness.checker
      checker.lastNumber = 0
      self.checker = checker
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

    /// Combines only what differs most between harnesses, because hashing every property took 6 %
    /// of the time of these tests. `==` compares all of them.
    func hash(into hasher: inout Hasher) {
      snapshot.hash(into: &hasher)
      hasher.combine(offset)
      hasher.combine(isDragging)
    }

    /// Whether the key has every stored property of the engine, except `edge`, which does not
    /// change during an exploration, and `lastNumber`, a number of an animation.
    static var isComplete: Bool {
      let stored = Mirror(reflecting: TestHarness<Engine>().engine).children.compactMap(\.label)
      return stored.sorted()
        == (Engine.snapshotProperties + ["edge", "geometry", "lastNumber"]).sorted()
    }
  }
}

extension Step {
  /// All steps except movements and settings.
  static let commands: [Step] =
    [
      .touch, .release, .cancel, .begin, .beginOffscreen, .end(.success), .end(.failure),
      .end(.noMoreData), .hide, .hideForContent, .show, .attach, .detach, .enter, .leave,
      .finish, .finishStale, .handlerReturn(.success), .handlerReturn(.noMoreData),
      .staleHandlerReturn(.success),
    ] + RefreshState.allCases.map(Step.assign)

  /// The ends of all holds of the current refresh.
  static let holdEnds: [Step] = [.holdEnd(.minimumDuration), .holdEnd(.result)]
}
