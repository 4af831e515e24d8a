/// Compares the expected observations of a trace with the actual ones.
package enum TraceComparison {
  /// A field whose value differs from the expected one.
  package struct Difference: Equatable, Sendable, CustomStringConvertible {
    /// The step after which the value was observed; 0 is the set-up.
    package let step: Int
    /// The field, such as `header.arrow.angle`.
    package let field: String
    /// The expected value.
    package let expected: JSONValue
    /// The actual value.
    package let seen: JSONValue

    /// Step, field and both values on one line.
    package var description: String {
      "step \(step): \(field): expected \(expected), saw \(seen)"
    }
  }

  /// Compares entry by entry. Fields that the trace does not have, and entries that are `null`, are
  /// not compared.
  package static func differences(expected: [JSONValue], seen: [JSONValue]) -> [Difference] {
    var found: [Difference] = []
    for (step, pair) in zip(expected, seen).enumerated() where pair.0 != .null {
      compare(pair.0, pair.1, step: step, field: "", into: &found)
    }
    return found
  }

  private static func compare(
    _ expected: JSONValue, _ seen: JSONValue, step: Int, field: String,
    into found: inout [Difference]
  ) {
    if case .object(let members) = expected, case .object = seen {
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        compare(
          value, seen[key: key] ?? .null, step: step,
          field: field.isEmpty ? key : "\(field).\(key)",
          into: &found)
      }
    } else if !isEqual(expected, seen, isAngle: field.hasSuffix("angle")) {
      found.append(Difference(step: step, field: field, expected: expected, seen: seen))
    }
  }

  /// Compares numbers with a tolerance of 1e-6, and angles with 1e-4 radians and modulo a full
  /// turn.
  private static func isEqual(_ one: JSONValue, _ other: JSONValue, isAngle: Bool) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)) where isAngle:
      abs((one - other).remainder(dividingBy: 2 * .pi)) <= 1e-4
    case (.number(let one), .number(let other)):
      abs(one - other) <= 1e-6
    case (.array(let one), .array(let other)):
      one.count == other.count && zip(one, other).allSatisfy { isEqual($0, $1, isAngle: isAngle) }
    default:
      one == other
    }
  }
}
