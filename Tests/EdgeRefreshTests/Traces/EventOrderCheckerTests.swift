import TestSupport
import Testing

@testable import TraceReplay

@Suite(.isolated)
@MainActor
struct EventOrderCheckerTests {
  private static func trace(
    _ kind: Trace.ControlKind, in slot: Trace.Slot, options: [Trace.Option: JSONValue] = [:],
    steps: [Trace.Step] = [Trace.Step(op: .keyboardGone)]
  ) -> Trace {
    Trace(
      name: "event order",
      scrollView: Trace.ScrollViewSetUp(frame: [0, 0, 390, 800], contentSize: [390, 2000]),
      components: [Trace.ComponentSetUp(slot: slot, kind: kind, options: options)], steps: steps)
  }

  /// Returns the numbers of the rules that are broken if the first step records this log.
  private static func brokenRules(_ log: [String], in trace: Trace) throws -> [Int] {
    var seen = try TraceHost(trace).run()
    guard case .object(var members) = seen[1] else { return [] }
    members["log"] = .array(log.map { .string($0) })
    seen[1] = .object(members)
    return TraceRule.violations(of: trace, seen: seen).map(\.rule.rawValue)
  }

  @Test(
    arguments: [
      ([], ["begun", "refreshing", "over", "ended"]),
      ([13], ["begun", "over", "refreshing"]),
      ([13], ["begun", "refreshing", "refreshing", "over"]),
      ([], ["begun", "over", "begun", "refreshing", "over"]),
      ([13], ["begun", "over", "begun", "refreshing", "refreshing"]),
      ([], ["begun", "refreshing", "asked 1", "over", "done 1", "begun", "refreshing"]),
      ([14], ["begun", "refreshing", "asked 1", "over", "begun", "refreshing", "done 1"]),
      ([14], ["begun", "refreshing", "asked 1", "over", "done 1", "done 1"]),
      ([], ["noted 1", "begun", "refreshing"]),
      ([14], ["noted 1", "done 1", "done 1"]),
    ] as [([Int], [String])])
  func `each refresh must call its handler at most once and its end block exactly once`(
    rules: [Int], events: [String]
  ) throws {
    let log = events.map { "header \($0)" }
    #expect(try Self.brokenRules(log, in: Self.trace(.normalHeader, in: .header)) == rules)
  }

  @Test func `a completion block that has not run at rest is reported`() throws {
    let rest = [Trace.Step(op: .lift), Trace.Step(op: .advance, t: 2)]
    let trace = Self.trace(.normalHeader, in: .header, steps: rest)
    #expect(
      try Self.brokenRules(["header begun", "header asked 1", "header over"], in: trace) == [14])
  }

  @Test(
    arguments: [
      ([], true, ["header begun", "header opened"]),
      ([15], true, ["header begun footer"]),
      ([15], true, ["header begun byApp footer"]),
      ([15], true, ["header begun", "header opened footer"]),
      ([], false, ["header begun footer", "header opened footer"]),
    ] as [([Int], Bool, [String])])
  func `only an exclusive control is reported if it begins during another refresh`(
    rules: [Int], isBlockedByOtherRefreshes: Bool, log: [String]
  ) throws {
    let trace = Self.trace(
      .normalHeader, in: .header,
      options: ["isBlockedByOtherRefreshes": .bool(isBlockedByOtherRefreshes)])
    #expect(try Self.brokenRules(log, in: trace) == rules)
  }

  @Test(
    arguments: [
      ([], 1.0, ["drag", "footer begun"]),
      ([16], 1, ["drag", "footer begun", "footer begun"]),
      ([], 1, ["drag", "footer begun", "drop", "drag", "footer begun"]),
      ([], 1, ["drag", "footer begun", "footer begun byApp"]),
      ([], 1, ["drag", "footer begun", "content 390 2044", "footer begun"]),
      (
        [], 1, ["drag", "footer begun", "content 390 2044", "footer begun byApp", "footer begun"]
      ),
      ([16], 1, ["drag", "footer begun", "content 390 2043", "footer begun"]),
      ([], -1, ["drag", "footer begun", "footer begun"]),
      ([16], 0, ["drag", "footer begun"]),
      ([], 1, ["footer begun", "footer begun", "footer begun"]),
      ([17], 1, ["footer begun", "footer begun", "footer begun", "footer begun"]),
      (
        [], 1, ["footer begun", "footer begun", "content 390 2100", "footer begun", "footer begun"]
      ),
    ] as [([Int], Double, [String])])
  func `loads of an automatic footer beyond its limit are reported`(
    rules: [Int], times: Double, log: [String]
  ) throws {
    let trace = Self.trace(
      .autoNormalFooter, in: .footer, options: ["maximumLoadsPerDrag": .number(times)])
    #expect(try Self.brokenRules(log, in: trace) == rules)
  }

  @Test func `a load when the finger lifts counts toward the limit of the drag`() throws {
    let trace = Self.trace(.autoNormalFooter, in: .footer, steps: [Trace.Step(op: .lift)])
    let (drag, loads) = (["drag", "drop"], ["footer begun", "footer begun"])
    #expect(try Self.brokenRules(drag + ["footer begun"], in: trace) == [])
    #expect(try Self.brokenRules(drag + loads, in: trace) == [16])
    // Without a drag, taps cause the loads.
    #expect(try Self.brokenRules(loads, in: trace) == [])
  }

  @Test func `one load may belong to a drag whose content has moved before its end`() throws {
    let trace = Self.trace(
      .autoNormalFooter, in: .footer,
      options: ["loadsAgainOnReturn": .bool(false), "maximumLoadsPerDrag": .number(-1)],
      steps: [Trace.Step(op: .lift)])
    let late = trace.answering(["firstTick": "withinRelease"])
    let log = ["drag", "drop", "footer begun", "footer begun"]
    #expect(try Self.brokenRules(log, in: late) == [])
    #expect(try Self.brokenRules(log + ["footer begun"], in: late) == [17])
  }

  @Test func `a load after a header has moved the content counts as one without a finger`() throws {
    let components: [Trace.ComponentSetUp] = [
      .init(slot: .header, kind: .normalHeader, options: [:]),
      .init(slot: .footer, kind: .autoNormalFooter, options: [:]),
    ]
    let trace = Trace(
      name: "event order",
      scrollView: Trace.ScrollViewSetUp(frame: [0, 0, 390, 800], contentSize: [390, 2000]),
      components: components, steps: [Trace.Step(op: .lift)])
    let log = ["drag", "footer begun", "drop", "footer begun"]
    #expect(try Self.brokenRules(log, in: trace) == [16])
    #expect(try Self.brokenRules(["header begun"] + log, in: trace) == [])
  }

  @Test(arguments: [([18], "header begun"), ([], "header begun byApp")] as [([Int], String)])
  func `a control that ignores touches is reported unless the app begins it`(
    rules: [Int], event: String
  ) throws {
    let trace = Self.trace(
      .normalHeader, in: .header, options: ["isUserInteractionEnabled": .bool(false)])
    #expect(try Self.brokenRules([event], in: trace) == rules)
  }
}
