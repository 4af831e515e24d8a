import Foundation
import TestSupport
import Testing

@testable import TraceReplay

@Suite(.isolated)
@MainActor
struct TraceRulesTests {
  private static func trace(kind: String, slot: String) throws -> Trace {
    let text = """
      {"name":"wrong","scrollView":{"kind":"scroll","frame":[0,0,390,800],"contentSize":[390,2000],\
      "contentInset":[20,0,10,0],"safeArea":[0,0,0,0],"inWindow":true,"paging":false,"rows":0},\
      "components":[{"slot":"\(slot)","kind":"\(kind)","options":{}}],\
      "steps":[{"op":"begin","on":"\(slot)"},{"op":"advance","t":1},{"op":"end","on":"\(slot)"},\
      {"op":"advance","t":2}],"expect":[null,null,null,null,null]}
      """
    return try Trace(#require(JSONValue(parsing: text)))
  }

  /// The actual observations, with a wrong value for one field of one entry.
  private static func observations(
    of trace: Trace, replacing field: [String], by value: JSONValue, at index: Int
  ) throws -> [JSONValue] {
    var seen = try TraceHost(trace).run()
    seen[index] = replacing(field[...], by: value, in: seen[index])
    return seen
  }

  private static func replacing(
    _ path: ArraySlice<String>, by value: JSONValue, in document: JSONValue
  ) -> JSONValue {
    guard let key = path.first else { return value }
    guard case .object(var members) = document else { return document }
    members[key] = replacing(path.dropFirst(), by: value, in: members[key] ?? .object([:]))
    return .object(members)
  }

  @Test(arguments: [
    ("NormalHeader", "header"), ("AutoNormalFooter", "footer"), ("BackNormalFooter", "footer"),
    ("NormalTrailer", "trailer"),
  ])
  func `actual observations break no rules`(kind: String, slot: String) throws {
    let trace = try Self.trace(kind: kind, slot: slot)
    let violations = TraceRule.violations(of: trace, seen: try TraceHost(trace).run())
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test(
    .scenario("S62"), arguments: [([21.0, 0], 1), ([0, 21], 1), ([25, 25], 2), ([20, 20], 0)])
  func `more than 20 sets of the inset or the offset in one turn break a rule`(
    sets: [Double], violations: Int
  ) throws {
    let steps = [Trace.Step(op: .touch, x: 10, y: 10), Trace.Step(op: .lift)]
    let trace = Trace(
      name: "sets",
      scrollView: Trace.ScrollViewSetUp(frame: [0, 0, 390, 800], contentSize: [390, 2000]),
      components: [], steps: steps)
    let seen = try Self.observations(
      of: trace, replacing: ["sets"], by: JSONValue(sets), at: 1)
    let broken = TraceRule.violations(of: trace, seen: seen)
    #expect(broken.map(\.rule) == Array(repeating: .settersAreCalledSparingly, count: violations))
  }

  @Test(arguments: [
    (1, ["inset"], JSONValue.array([.number(74), .number(0), .number(10), .number(0)]), 4),
    (2, ["inset"], .array([.number(19), .number(0), .number(10), .number(0)]), 2),
    (3, ["header", "events"], .array([.string("refreshing"), .string("refreshing")]), 2),
    (3, ["header", "events"], .array([.string("ended"), .string("ended")]), 4),
    (4, ["header", "state"], .string("pulling"), 4),
    (5, ["header", "percent"], .number(0.5), 4),
    (5, ["header", "alpha"], .number(0.5), 4),
    (6, ["header", "spinning"], .bool(true), 4),
    (6, ["header", "arrow", "hidden"], .bool(true), 4),
    (7, ["header", "frame"], .array([.number(0), .number(-50), .number(390), .number(54)]), 4),
    (8, ["header", "percent"], .number(.infinity), 2),
  ])
  func `each wrong observation breaks its rule`(
    rule: Int, field: [String], value: JSONValue, index: Int
  ) throws {
    let trace = try Self.trace(kind: "NormalHeader", slot: "header")
    let seen = try Self.observations(of: trace, replacing: field, by: value, at: index)
    let broken = TraceRule.violations(of: trace, seen: seen).map(\.rule.rawValue)
    #expect(broken.contains(rule), "\(broken)")
  }

  @Test func `the inset at rest must include the height of an automatic footer`() throws {
    let trace = try Self.trace(kind: "AutoNormalFooter", slot: "footer")
    let wrong = JSONValue.array([.number(20), .number(0), .number(10), .number(0)])
    let seen = try Self.observations(of: trace, replacing: ["inset"], by: wrong, at: 4)
    #expect(TraceRule.violations(of: trace, seen: seen).map(\.rule.rawValue) == [1])
  }

  @Test func `numbers match within a millionth and angles match modulo a full turn`() {
    let expected = JSONValue.object([
      "a": .number(1), "angle": .number(-.pi), "list": .array([.number(2)]),
    ])
    let near = JSONValue.object([
      "a": .number(1.000_000_5), "angle": .number(.pi - 0.000_05), "list": .array([.number(2)]),
      "not compared": .bool(true),
    ])
    let far = JSONValue.object([
      "a": .number(1.000_002), "angle": .number(3), "list": .array([]),
    ])
    #expect(TraceComparison.differences(expected: [expected], seen: [near]).isEmpty)
    #expect(
      TraceComparison.differences(expected: [expected], seen: [far]).map(\.field)
        == ["a", "angle", "list"])
    #expect(TraceComparison.differences(expected: [.null], seen: [far]).isEmpty)
  }
}
