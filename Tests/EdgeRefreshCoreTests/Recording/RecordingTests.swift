import Foundation
import Randomness
import Testing

@testable import EdgeRefreshCore

/// Writes a value as a recording does, and reads it as the tools do.
func restored<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(RecordedText.json(of: value).utf8))
}

struct RecordingTests {
  /// Performs random steps, and repeats them with an engine, events and input that were written and
  /// read again.
  private func checkReplay<Engine: TestableEngine>(of type: Engine.Type, seed: UInt64) throws {
    var harness = TestHarness<Engine>(extent: 54)
    var replay = try restored(harness.engine)
    for step in TestHarness<Engine>.sequence(seed: seed) {
      if case .set(let setting) = step {
        // A recording contains the engine again when a setting has changed.
        harness.engine.apply(setting)
        replay = try restored(harness.engine)
        #expect(replay == harness.engine)
        continue
      }
      let event = harness.apply(step)
      let input = EngineInput(
        geometry: harness.geometry, extent: harness.engine.extent,
        mayBegin: harness.engine.mayBegin, isInWindow: harness.engine.isInWindow)
      let decision = harness.engine.handle(event, with: input)
      let repeated = try replay.handle(restored(event), with: restored(input))
      try #require(repeated == decision, "\(event)")
      try #require(restored(decision) == decision, "\(decision)")
      try #require(replay == harness.engine)
    }
  }

  @Test func `what was written about random sequences repeats every decision`() throws {
    for seed in 0..<60 as Range<UInt64> {
      try checkReplay(of: PullEngine.self, seed: seed)
      try checkReplay(of: AutoEngine.self, seed: seed)
    }
  }

  @Test func `an engine is restored in every phase`() throws {
    for kind in PullPhaseKind.allCases {
      for edge in RefreshEdge.allCases {
        let engine = try PullHarness(edge: edge, after: kind.path).engine
        #expect(try restored(engine) == engine)
        #expect(try restored(RefreshEngine.pull(engine)) == .pull(engine))
      }
    }
    for kind in AutoPhaseKind.allCases {
      let engine = try AutoHarness(after: kind.path).engine
      #expect(try restored(RefreshEngine.auto(engine)) == .auto(engine))
    }
    for kind in SecondLevelPhaseKind.allCases {
      var engine = PullEngine(edge: .top, extent: 50)
      engine.secondLevel = try SecondLevelHarness(after: kind.path).engine
      #expect(try restored(engine) == engine)
    }
  }

  @Test(arguments: [
    PrefetchDistance.points(200.5), .viewLengths(-2), .items(3), .controlLengths(0.5),
  ])
  func `a prefetch distance is restored`(distance: PrefetchDistance) throws {
    var engine = AutoEngine(edge: .bottom, extent: 50)
    engine.prefetchDistance = distance
    engine.budget.maximumLoadsPerDrag = nil
    #expect(try restored(engine) == engine)
  }

  @Test func `every kind of value has the form that the tools read`() {
    #expect(RecordedText.json(of: RefreshEvent.scrolled) == #"{"scrolled":{}}"#)
    #expect(RecordedText.json(of: RefreshEvent.end(.failure)) == #"{"end":{"_0":{"failure":{}}}}"#)
    #expect(
      RecordedText.json(of: RefreshEvent.begin(isVisible: true)) == #"{"begin":{"isVisible":true}}"#
    )
    #expect(
      RecordedText.json(of: RefreshEvent.hidden(true, byApp: false))
        == #"{"hidden":{"_0":true,"byApp":false}}"#)
    #expect(RecordedText.json(of: RefreshState.pulling) == "2")
    #expect(RecordedText.json(of: [.ended, .began] as Decision.Callbacks) == "5")
    #expect(RecordedText.json(of: PullEngine.Phase.failed(hasLeft: true)).contains("hasLeft"))
  }
}
