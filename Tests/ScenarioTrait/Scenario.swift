package import Testing

/// The scenario of Documentation/Scenarios.md that a test covers.
package struct Scenario: TestTrait, SuiteTrait {
  /// The number of the scenario, for example "S12".
  let number: String

  /// The scenario, for failure reports.
  package var comments: [Comment] { ["Documentation/Scenarios.md, \(number)"] }
}

extension Trait where Self == Scenario {
  /// The test covers this scenario of Documentation/Scenarios.md.
  package static func scenario(_ number: String) -> Self { Scenario(number: number) }
}
