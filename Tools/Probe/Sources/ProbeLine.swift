/// A line of the probe: the callbacks since the previous line, and the current values.
struct ProbeLine: Equatable, Sendable {
  /// The name of the experiment.
  var experiment: String
  /// The number of the line in its experiment, counted from 1.
  var step: Int
  /// What was done before.
  var what: String
  /// When the line was written: directly after the action (`"at once"`) or later.
  var when: String
  /// The callbacks since the previous line, in order.
  var events: [String]
  /// The names and values of the readings, in the order of the experiment.
  var values: [Value]

  /// A named value.
  struct Value: Equatable, Sendable {
    var name: String
    var value: ProbeValue
  }

  /// The line as a JSON object whose keys have a fixed order.
  var json: String {
    let members: [(String, ProbeValue)] =
      [
        ("experiment", .text(experiment)), ("step", step.probeValue), ("what", .text(what)),
        ("when", .text(when)), ("events", events.probeValue),
      ] + values.map { ($0.name, $0.value) }
    return Self.json(of: members)
  }

  /// Returns a JSON object with members in the given order.
  static func json(of members: [(String, ProbeValue)]) -> String {
    "{" + members.map { ProbeValue.text($0.0).json + ":" + $0.1.json }.joined(separator: ",") + "}"
  }
}
