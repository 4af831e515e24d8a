import Foundation
import Randomness
import TestSupport
import Testing
import TraceReplay

@Suite(.isolated)
@MainActor
struct InvalidTraceTests {
  /// The values that replace a value of a trace.
  private static let values: [JSONValue] = [
    .null, .bool(true), .string("NaN"), .array([]), .object(["idle": .number(-1)]),
    .number(-1), .number(0), .number(0.5), .number(1e9), .number(-1e9), .number(1e300),
    .number(9.3e18),
  ]

  @Test(arguments: 0..<4)
  func `an invalid trace is reported or runs to completion`(block: UInt64) throws {
    var random = SplitMix64(seed: block)
    let lines = try TraceTests.traces("directed").map(\.document)
    var statuses: Set<Int32> = []
    for _ in 0..<50 {
      let faulty = Self.replacingValue(of: random.pick(lines), using: &random)
      let (status, error) = try Self.replay(faulty)
      statuses.insert(status)
      #expect((0...2).contains(status))
      #expect((status == 2) == error.contains(".jsonl:1: "), "\(faulty)")
    }
    #expect(statuses.isSuperset(of: [0, 2]))
  }

  private static func replay(_ document: JSONValue) throws -> (status: Int32, error: String) {
    let path = NSTemporaryDirectory() + "\(UUID().uuidString).jsonl"
    try "\(document)".write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var error = ""
    let status = ReplayCommand(output: { _ in }, error: { error += $0 }).run([path])
    return (status, error)
  }

  /// Returns the document with one value, at any depth, replaced.
  private static func replacingValue(
    of document: JSONValue, using random: inout SplitMix64
  ) -> JSONValue {
    switch document {
    case .object(var members) where !random.once(in: 8) && !members.isEmpty:
      let key = random.pick(members.keys.filter { $0 != "expect" }.sorted())
      members[key] = replacingValue(of: members[key] ?? .null, using: &random)
      return .object(members)
    case .array(var elements) where !random.once(in: 8) && !elements.isEmpty:
      let index = random.below(elements.count)
      elements[index] = replacingValue(of: elements[index], using: &random)
      return .array(elements)
    default:
      return random.pick(values)
    }
  }
}
