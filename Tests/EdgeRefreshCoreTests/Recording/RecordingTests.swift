import Randomness
import Testing

@testable import EdgeRefreshCore

struct RecordingTests {
  /// Performs random steps, writes each event as a word, and performs the words with an engine that
  /// was restored after some of the steps.
  private func checkReplay<Engine: TestableEngine>(of type: Engine.Type, seed: UInt64) throws {
    var harness = TestHarness<Engine>(extent: 54)
    var input = harness.engine.lastInput
    var replay = try Engine(RecordedWord(harness.engine.recordedWord))
    var replayInput = replay.lastInput
    for step in TestHarness<Engine>.sequence(seed: seed) {
      if case .set(let setting) = step {
        // A recording contains the engine again when a setting has changed.
        harness.engine.apply(setting)
        replay = try Engine(RecordedWord(harness.engine.recordedWord))
        replayInput = replay.lastInput
        input = harness.engine.lastInput
        #expect(replay == harness.engine)
        continue
      }
      let event = harness.apply(step)
      let next = EngineInput(
        geometry: harness.geometry, extent: harness.engine.extent,
        mayBegin: harness.engine.mayBegin, isInWindow: harness.engine.isInWindow)
      let decision = harness.engine.handle(event, with: next)
      let word = next.word(of: event, after: input)
      input = next
      #expect(try replayInput.apply(RecordedWord(word)) == event, "\(word)")
      let repeated = replay.handle(event, with: replayInput)
      #expect(repeated == decision, "\(word)")
      #expect(try Decision(recordedText: decision.recordedText) == decision)
      #expect(replay == harness.engine)
    }
  }

  @Test func `a recorded engine and its words repeat every decision`() throws {
    for seed in 0..<400 as Range<UInt64> {
      try checkReplay(of: PullEngine.self, seed: seed)
      try checkReplay(of: AutoEngine.self, seed: seed)
    }
  }

  /// Repeats a begin that was blocked, and one that was not.
  private func beginRepeatedly(_ engine: some RecordableEngine) throws -> [RefreshState] {
    var engine = engine
    var states: [RefreshState] = []
    var input = EngineInput(
      geometry: ScrollGeometry(), extent: 54, mayBegin: true, isInWindow: true)
    for mayBegin in [false, true] {
      var next = input
      next.mayBegin = mayBegin
      let word = try RecordedWord(next.word(of: .begin(isVisible: true), after: input))
      states.append(engine.handle(try input.apply(word), with: input).state)
    }
    return states
  }

  @Test func `a begin that another control blocked is blocked when it is repeated`() throws {
    #expect(try beginRepeatedly(PullEngine(edge: .top, extent: 54)) == [.idle, .refreshing])
    #expect(try beginRepeatedly(AutoEngine(edge: .bottom, extent: 54)) == [.idle, .refreshing])
  }

  @Test func `an engine is restored from its word in every phase`() throws {
    for kind in PullPhaseKind.allCases {
      for edge in RefreshEdge.allCases {
        let engine = try PullHarness(edge: edge, after: kind.path).engine
        if edge == kind.edge { #expect(engine.phaseKind == kind) }
        #expect(try PullEngine(RecordedWord(engine.recordedWord)) == engine)
      }
    }
    for kind in AutoPhaseKind.allCases {
      let engine = try AutoHarness(after: kind.path).engine
      #expect(try AutoEngine(RecordedWord(engine.recordedWord)) == engine)
    }
  }

  @Test(arguments: [
    PrefetchDistance.points(200.5), .screens(-2), .items(3), .controlLengths(0.5),
  ])
  func `a prefetch distance is restored`(distance: PrefetchDistance) throws {
    var engine = AutoEngine(edge: .bottom, extent: 50)
    engine.prefetchDistance = distance
    engine.prefetchedItemsLength = 120
    #expect(try AutoEngine(RecordedWord(engine.recordedWord)) == engine)
  }

  @Test(arguments: [[], .minimumDuration, .result, [.minimumDuration, .result]] as [Hold])
  func `holds are restored`(holds: Hold) throws {
    let decision = Decision.expected(.refreshing, .thresholdReached, holds: holds)
    #expect(try Decision(recordedText: decision.recordedText) == decision)
    #expect(
      RefreshEvent(recordedText: RefreshEvent.holdEnded(holds, 3).recordedText)
        == .holdEnded(holds, 3))
    var engine = PullEngine(edge: .top, extent: 54)
    engine.holds = holds
    engine.runningHolds = holds
    #expect(try PullEngine(RecordedWord(engine.recordedWord)) == engine)
  }

  @Test func `the loads that are left are restored, also if they are those of a new engine`() throws
  {
    var harness = try AutoHarness(after: "limit:3 pull:-200 touch pull:60 end:success")
    #expect(harness.engine.remainingLoads == 2)
    try harness.run("pull:-200 pull:60 end:success")
    #expect(harness.engine.remainingLoads == 1)
    #expect(try AutoEngine(RecordedWord(harness.engine.recordedWord)) == harness.engine)
    harness.engine.maximumLoadsPerDrag = .max
    let restored = try AutoEngine(RecordedWord(harness.engine.recordedWord))
    #expect(restored.maximumLoadsPerDrag == 1_000_000_000, "more loads than a drag can cause")
  }

  @Test func `a word contains only what has changed`() throws {
    let before = EngineInput(
      geometry: ScrollGeometry(contentLength: 2000, viewportLength: 800), extent: 54,
      mayBegin: true, isInWindow: true)
    let after = EngineInput(
      geometry: ScrollGeometry(
        offset: -60.5, contentLength: 2000, viewportLength: 800, isDragging: true),
      extent: 54, mayBegin: false, isInWindow: true)
    #expect(
      after.word(of: .scrolled, after: before)
        == "scrolled@offset=-60.5,isDragging=true,mayBegin=false")
    #expect(before.word(of: .begin(isVisible: true), after: before) == "begin:true")
    #expect(PullEngine(edge: .bottom, extent: 44).recordedWord == "pull@edge=bottom,extent=44")
  }

  @Test(arguments: [
    "pull", "pull@extent=54", "pull@edge=left,extent=54", "pull@edge=top,phase=open",
    "pull@edge=top,phase=opening.3", "pull@edge=top,phase=idle.3", "pull@edge=top,edge=bottom",
    "pull@edge=top,speed=3", "pull@edge=top,extent=1e300", "pull@edge=top,extent=nan",
    "auto@edge=bottom,phase=refreshing.-1", "auto@edge=bottom,remainingLoads=9999999999999",
    "scrolled@", "scrolled@offset", "scrolled@offset=", "scrolled@offset=1=2",
    "scrolled@offset=1@isPaging=true", "scrolled@offset=1,offset=1", "scrolled@color=red",
    "scrolled:1", "begin:maybe", "begin:true:true", "hidden:1", "animationFinished:x",
    "holdEnded:result", "holdEnded:none:x", "holdEnded:long:1", "pull@edge=top,holds=long",
    "pull@edge=top,phase=holding.1.true", "pull@edge=top,phase=failed", "pull@edge=top,holds=",
    "auto@edge=bottom,prefetchDistance=points", "auto@edge=bottom,prefetchDistance=pages:2",
    "auto@edge=bottom,phase=failed.1", "handlerFinished:1", "handlerFinished:1:well",
    "hidden:true:byApp", "hidden:1:byContent", "assigned:open", "sccrolled@offset=1", "@", "",
  ])
  func `an invalid word is rejected`(text: String) {
    #expect(Step.sequence("touch \(text.isEmpty ? "@" : text)") == nil)
  }

  @Test(arguments: [
    "", "state", "state=open", "progress=1", "state=idle,progress=x", "state=idle,state=idle",
    "state=idle,color=1", "state=idle,callbacks=", "state=idle,callbacks=ended+gone",
    "state=idle,animation=-1", "state=idle,outcome=good", "state=idle,speed=slower",
  ])
  func `an invalid decision is rejected`(text: String) {
    #expect(throws: RecordingProblem.self) { try Decision(recordedText: text) }
  }

  @Test func `differences name the value, and both texts`() throws {
    let expected = try Decision(recordedText: "state=pulling,progress=1.5")
    let other = try Decision(recordedText: "state=idle,progress=1.5,pinnedOffset=-54")
    #expect(
      other.differences(from: expected)
        == ["state: idle instead of pulling", "pinnedOffset: -54 instead of none"])
    #expect(expected.differences(from: expected).isEmpty)
  }

  @Test func `every stored property of the engines is recorded`() {
    func check(_ engine: Any, recorded: [String]) {
      let stored = Mirror(reflecting: engine).children.compactMap(\.label)
      let inputs = ["extent", "mayBegin", "isInWindow"]
      #expect(stored.sorted() == (recorded + inputs + ["edge", "geometry"]).sorted())
    }
    check(PullEngine(edge: .top, extent: 54), recorded: PullEngine.recordedFields.map(\.name))
    check(AutoEngine(edge: .bottom, extent: 44), recorded: AutoEngine.recordedFields.map(\.name))
  }
}
