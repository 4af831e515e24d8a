/// Compares a device's file with that of the stand-in.
package enum ProbeComparison {
  /// A difference between the two.
  package struct Difference: Equatable, Sendable, CustomStringConvertible {
    /// The name of the experiment.
    package var experiment: String
    /// The number of the line in its experiment.
    package var step: Int
    /// The key of the value; `nil` if one side does not have the line.
    package var key: String?
    /// What the step does, according to the file that has the line.
    package var what: String
    /// The value of the device as JSON, or `"nothing"`.
    package var device: String
    /// The value of the stand-in as JSON, or `"nothing"`.
    package var standIn: String

    /// The difference on one line.
    package var description: String {
      "\(experiment), step \(step) (\(what)), \(key ?? "line"): device \(device), "
        + "stand-in \(standIn)"
    }
  }

  /// The largest difference of two numbers that count as equal. Rounding to a thousandth can make
  /// almost equal numbers differ by one thousandth.
  private static let tolerance = 0.0011

  /// Returns the differences, in the order of the stand-in's lines. Lines that only the device has
  /// follow at the end.
  package static func differences(device: ProbeFile, standIn: ProbeFile) -> [Difference] {
    let deviceLines = index(device.lines)
    let standInLines = index(standIn.lines)
    var differences: [Difference] = []
    for line in standIn.lines {
      if let other = deviceLines[Key(line)] {
        differences += compare(other, line)
      } else {
        differences.append(missing(line, device: "nothing", standIn: "a line"))
      }
    }
    for line in device.lines where standInLines[Key(line)] == nil {
      differences.append(missing(line, device: "a line", standIn: "nothing"))
    }
    return differences
  }

  private struct Key: Hashable {
    var experiment: String
    var step: Int

    init(_ line: ProbeFile.Line) { (experiment, step) = (line.experiment, line.step) }
  }

  private static func index(_ lines: [ProbeFile.Line]) -> [Key: ProbeFile.Line] {
    Dictionary(lines.map { (Key($0), $0) }) { first, _ in first }
  }

  private static func missing(
    _ line: ProbeFile.Line, device: String, standIn: String
  ) -> Difference {
    Difference(
      experiment: line.experiment, step: line.step, key: nil, what: what(line), device: device,
      standIn: standIn)
  }

  private static func compare(
    _ device: ProbeFile.Line, _ standIn: ProbeFile.Line
  ) -> [Difference] {
    let keys = Set(device.members.keys).union(standIn.members.keys).sorted()
    return keys.compactMap { key in
      let (one, other) = (device.members[key], standIn.members[key])
      guard !isEqual(one, other) else { return nil }
      return Difference(
        experiment: standIn.experiment, step: standIn.step, key: key, what: what(standIn),
        device: one?.description ?? "nothing", standIn: other?.description ?? "nothing")
    }
  }

  private static func isEqual(_ one: JSONValue?, _ other: JSONValue?) -> Bool {
    switch (one, other) {
    case (.number(let one), .number(let other)): abs(one - other) <= tolerance
    case (.array(let one), .array(let other)):
      one.count == other.count && zip(one, other).allSatisfy { isEqual($0, $1) }
    default: one == other
    }
  }

  private static func what(_ line: ProbeFile.Line) -> String {
    let texts = ["what", "when"].compactMap { line.members[$0]?.string }
    return texts.joined(separator: ", ")
  }
}
