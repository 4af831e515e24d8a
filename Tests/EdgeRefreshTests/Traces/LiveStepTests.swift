import TestSupport
import Testing

@testable import TraceReplay

@Suite(.isolated)
@MainActor
struct LiveStepTests {
  /// Returns the observations after the set-up and after each step. The last step lifts the finger,
  /// so that every session simulates touches.
  private static func play(
    _ kind: Trace.ControlKind, in slot: Trace.Slot, options: [Trace.Option: JSONValue] = [:],
    contentLength: Double = 2000, _ steps: [Trace.Step]
  ) throws -> [JSONValue] {
    let trace = Trace(
      name: "steps",
      scrollView: Trace.ScrollViewSetUp(
        frame: [0, 0, 390, 800], contentSize: [390, contentLength]),
      components: [Trace.ComponentSetUp(slot: slot, kind: kind, options: options)],
      steps: steps + [Trace.Step(op: .lift)])
    return try TraceHost(trace).run()
  }

  private static func inset(_ seen: JSONValue) -> [Double] {
    (seen[key: "inset"]?.numbers ?? []).map { ($0 * 1000).rounded() / 1000 }
  }

  private static func log(_ seen: [JSONValue]) -> [String] {
    seen.flatMap { $0[key: "log"]?.array ?? [] }.compactMap(\.string)
  }

  @Test func `inset steps set, change, save and restore the inset`() throws {
    let seen = try Self.play(
      .normalHeader, in: .header,
      [
        Trace.Step(op: .insetSet, t: 1, l: 2, b: 3, r: 4), Trace.Step(op: .insetSave, n: 1),
        Trace.Step(op: .insetAdd, t: 10, l: 0, b: -3, r: 0.5),
        Trace.Step(op: .insetRestore, n: 1), Trace.Step(op: .insetRestore, n: 2),
      ])
    #expect(
      seen[1...5].map(Self.inset) == [
        [1, 2, 3, 4], [1, 2, 3, 4], [11, 2, 0, 4.5], [1, 2, 3, 4], [1, 2, 3, 4],
      ])
  }

  @Test(.scenario("S62"), arguments: [true, false])
  func `a bar stretches while the content is pulled past its top edge`(followsOffset: Bool) throws {
    let seen = try Self.play(
      .normalHeader, in: .header,
      [
        Trace.Step(op: .bar, y: 0.5, h: 40, value: .bool(followsOffset)),
        Trace.Step(op: .scrollTo, x: 0, y: -140, value: .bool(false)),
        Trace.Step(op: .scrollTo, x: 0, y: 0, value: .bool(false)),
        Trace.Step(op: .begin, on: .header), Trace.Step(op: .advance, t: 1),
        Trace.Step(op: .window, value: .bool(false)),
        Trace.Step(op: .safeArea, t: 0, l: 0, b: 0, r: 0),
      ])
    let offsets = seen.map { $0[key: "offset"]?.numbers?.last ?? .nan }
    #expect(abs(offsets[2] + 40) <= 0.5, "the content rests below the bar")
    // The bar grows by half of the pull, so a pull of 108 points shows the header's 54 points.
    #expect(abs(offsets[5] - (-40 - 54 - 54)) <= 0.5, "the header is completely below the bar")
    #expect(abs(offsets[6] - -94) < 1e-6, "outside a window, the bar does not stretch")
    #expect(abs(offsets[7] - -54) < 1e-6)
    for entry in seen {
      let sets = try #require(entry[key: "sets"]?.numbers)
      #expect(sets.allSatisfy { $0 <= 20 })
    }
  }

  @Test func `a completion block is numbered and called only for a refresh`() throws {
    let seen = try Self.play(
      .normalHeader, in: .header,
      [
        Trace.Step(op: .endThen, on: .header), Trace.Step(op: .begin, on: .header),
        Trace.Step(op: .advance, t: 1), Trace.Step(op: .endThen, on: .header),
        Trace.Step(op: .advance, t: 1),
      ])
    let log = Self.log(seen).filter { !$0.hasPrefix("content") && $0 != "header done 1" }
    #expect(
      log == [
        "header noted 1", "header begun byApp", "header refreshing", "header began",
        "header asked 2", "header over", "header endAnimation", "header ended", "header done 2",
      ])
  }

  @Test func `the inSetter option ends a refresh immediately, at most five times`() throws {
    let begin = Trace.Step(op: .begin, on: .header)
    let seen = try Self.play(
      .normalHeader, in: .header, options: ["inSetter": .string("end")],
      Array(repeating: begin, count: 6))
    let states = seen[1...6].map { $0[key: "header"]?[key: "state"] }
    #expect(states == Array(repeating: .string("idle"), count: 5) + [.string("refreshing")])
  }

  @Test func `a load ends after its duration and adds rows unless it fails`() throws {
    let steps = [Trace.Step(op: .begin, on: .footer), Trace.Step(op: .advance, t: 1)]
    for fails in [false, true] {
      let seen = try Self.play(
        .autoNormalFooter, in: .footer,
        options: ["grow": .number(2), "loadTime": .number(0.5), "fails": .bool(fails)], steps)
      #expect(seen[1][key: "content"]?.numbers == [390, 2000])
      #expect(seen[2][key: "content"]?.numbers == [390, fails ? 2000 : 2088])
      #expect(seen[2][key: "footer"]?[key: "state"] == .string("idle"))
    }
  }

  @Test func `self-sizing content grows with each scroll up to its limit`() throws {
    let seen = try Self.play(
      .normalHeader, in: .header,
      [
        Trace.Step(op: .selfSizing, h: 5, n: 2),
        Trace.Step(op: .scrollTo, x: 0, y: 10, value: .bool(false)),
        Trace.Step(op: .scrollTo, x: 0, y: 20, value: .bool(false)),
        Trace.Step(op: .scrollTo, x: 0, y: 30, value: .bool(false)),
      ])
    #expect(seen[4][key: "content"]?.numbers == [390, 2010])
  }

  @Test func `scroll steps scroll to the end and to the start`() throws {
    let seen = try Self.play(
      .normalHeader, in: .header,
      [
        Trace.Step(op: .insetSet, t: 20, l: 0, b: 30, r: 0),
        Trace.Step(op: .scrollToEnd, value: .bool(false)),
        Trace.Step(op: .scrollToStart, value: .bool(false)),
      ])
    #expect(seen[2][key: "offset"]?.numbers == [0, 1230])
    #expect(seen[3][key: "offset"]?.numbers == [0, -20])
  }

  @Test func `the length option sets the length of a control`() throws {
    let seen = try Self.play(.normalTrailer, in: .trailer, options: ["length": .number(31)], [])
    #expect(seen[0][key: "trailer"]?[key: "frame"]?.numbers?[2] == 31)
  }

  @Test func `observations include whether the content always bounces`() throws {
    let seen = try Self.play(.normalHeader, in: .header, [Trace.Step(op: .remove, on: .header)])
    #expect(seen[0][key: "bounces"] == .array([.bool(true), .bool(false)]))
    #expect(seen[1][key: "bounces"] == .array([.bool(false), .bool(false)]))
  }

  @Test func `wrong positions, too many writes and wrong bouncing are reported`() throws {
    let trace = Trace(
      name: "wrong",
      scrollView: Trace.ScrollViewSetUp(frame: [0, 0, 390, 800], contentSize: [390, 300]),
      components: [Trace.ComponentSetUp(slot: .footer, kind: .backNormalFooter, options: [:])],
      steps: [
        Trace.Step(op: .begin, on: .footer), Trace.Step(op: .resize, w: 390, h: 500, t: 0),
        Trace.Step(op: .advance, t: 2), Trace.Step(op: .remove, on: .footer),
      ])
    var seen: [JSONValue] = Array(repeating: .object([:]), count: 5)
    let footer = JSONValue.object([
      "state": .string("refreshing"),
      "frame": .array([.number(0), .number(800), .number(390), .number(44)]),
    ])
    for index in 0...3 {
      seen[index] = .object([
        "inset": .array([.number(0), .number(0), .number(0), .number(0)]),
        "offset": .array([.number(0), .number(0)]), "footer": footer,
        "sets": JSONValue([index == 1 ? 21 : 20, 20]), "inWindow": .bool(true),
      ])
    }
    seen[4] = .object([
      "inset": .array([.number(0), .number(0), .number(0), .number(0)]),
      "offset": .array([.number(0), .number(0)]), "footer": .null,
      "bounces": .array([.bool(true), .bool(false)]),
    ])
    let broken = TraceRule.violations(of: trace, seen: seen).map { [$0.step, $0.rule.rawValue] }
    #expect(broken == [[1, 10], [3, 7], [4, 19]])
  }
}
