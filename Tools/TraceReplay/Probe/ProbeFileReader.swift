/// Reads the lines of a probe's file and checks that none is missing or occurs twice.
struct ProbeFileReader {
  /// The version of the format.
  private static let version = 1
  /// The valid numbers of a line in its experiment.
  private static let steps = 1...10_000

  private let experiments: Set<String>
  private var environment: [String: JSONValue]?
  private var lines: [ProbeFile.Line] = []
  /// The number of lines that were read of each experiment.
  private var counts: [String: Int] = [:]
  private var hasEnded = false

  /// Creates a reader for a file with lines of all given experiments.
  init(experiments: [String]) { self.experiments = Set(experiments) }

  /// Reads a line, in the order of the file.
  mutating func read(_ row: some StringProtocol) throws(Trace.Problem) {
    guard let value = JSONValue(parsing: row) else { throw Trace.Problem("is no JSON") }
    let document = try JSONField(value)
    guard !hasEnded else { throw Trace.Problem("follows the last line") }
    if environment == nil {
      try readEnvironment(document)
    } else if value[key: "lines"] != nil {
      try readEnd(document)
    } else {
      try readLine(document)
    }
  }

  /// Returns the file after its last line was read.
  func end() throws(Trace.Problem) -> ProbeFile {
    guard let environment else { throw Trace.Problem("is empty") }
    guard hasEnded else {
      let last =
        lines.last.map { "after \($0.experiment), step \($0.step)" } ?? "after its first line"
      throw Trace.Problem("ends \(last): the last line is missing")
    }
    if let missing = experiments.subtracting(counts.keys).min() {
      throw Trace.Problem("has no line of the experiment \(missing)")
    }
    return ProbeFile(environment: environment, lines: lines)
  }

  private mutating func readEnvironment(_ document: JSONField) throws(Trace.Problem) {
    guard let probe = try document.optional("probe") else {
      throw Trace.Problem("is not the first line of a probe, which has \"probe\"")
    }
    let version = try probe.whole(in: 0...1_000_000)
    guard version == Self.version else {
      throw Trace.Problem("has version \(version) of the format, not \(Self.version)")
    }
    _ = try document.member("system").string()
    _ = try document.member("screen").numbers(2)
    _ = try document.member("scale").number()
    _ = try document.member("safeArea").numbers(4)
    environment = try document.object()
  }

  private mutating func readEnd(_ document: JSONField) throws(Trace.Problem) {
    let count = try document.member("lines").whole(in: 0...1_000_000)
    guard count == lines.count else {
      throw Trace.Problem("counts \(count) lines, but the file has \(lines.count)")
    }
    hasEnded = true
  }

  private mutating func readLine(_ document: JSONField) throws(Trace.Problem) {
    let name = try document.member("experiment").string()
    guard experiments.contains(name) else {
      throw Trace.Problem("experiment is \"\(name)\", which is unknown")
    }
    let step = try document.member("step").whole(in: Self.steps)
    let expected = counts[name, default: 0] + 1
    guard step == expected else {
      let reason = step < expected ? "occurs twice" : "follows a missing line"
      throw Trace.Problem("step \(step) of \(name) \(reason)")
    }
    guard step == 1 || lines.last?.experiment == name else {
      throw Trace.Problem("step \(step) of \(name) does not follow step \(step - 1)")
    }
    _ = try document.member("what").string()
    _ = try document.member("when").string()
    for event in try document.member("events").elements() { _ = try event.string() }
    var members = try document.object()
    members["experiment"] = nil
    members["step"] = nil
    counts[name] = step
    lines.append(ProbeFile.Line(experiment: name, step: step, members: members))
  }
}
