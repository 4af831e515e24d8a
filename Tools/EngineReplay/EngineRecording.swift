package import EdgeRefreshCore
internal import Foundation

/// A recording of the controls of a scroll view, read from a file.
package struct EngineRecording: Sendable {
  /// The version of the library, and the name and version of the system.
  package let origin: String
  /// The lines after the first one, in order.
  package let lines: [Line]
  /// Whether the last line was cut off, as by a crash, and left out.
  package let isCutOff: Bool

  /// One line: an event of a control.
  package struct Line: Decodable, Sendable {
    /// The time since the start of the recording, in seconds.
    package let time: Double
    /// The number of the control.
    package let control: Int
    /// The engine before the event; `nil` if it has not changed since the control's previous event.
    package let engine: RefreshEngine?
    package let event: RefreshEvent
    package let input: EngineInput
    package let decision: Decision
    /// The number of the line in the file. The first line of a file has the number 1.
    package fileprivate(set) var number = 0

    private enum CodingKeys: CodingKey { case time, control, engine, event, input, decision }
  }

  /// The first line.
  private struct Header: Decodable {
    let recording: Int
    let library: String
    let system: String
  }

  /// An error in a file, with its path and, if known, the number of the line.
  package struct Failure: Error, CustomStringConvertible {
    /// The complete message.
    package let description: String
  }

  /// The largest number that a recording contains: engines limit lengths to one billion points, and
  /// a decision may contain a sum of them.
  private static let largestNumber = 1e10

  /// Reads a file.
  package init(path: String) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path): cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(description: "\(path): is not UTF-8")
    }
    try self.init(text, path: path)
  }

  /// Parses the text of a file. Empty lines are skipped.
  package init(_ text: String, path: String) throws(Failure) {
    // Swift reads CRLF as one character, which `isNewline` includes.
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    guard let header: Header = try? Self.decode(lines.removeFirst()) else {
      throw Failure(description: "\(path):1: is not the first line of a recording")
    }
    guard header.recording == 2 else {
      throw Failure(
        description: "\(path):1: has the format \(header.recording); this tool reads 2")
    }
    origin = "library \(header.library), \(header.system)"
    var parsed: [Line] = []
    var isCutOff = false
    for (index, text) in lines.enumerated() where !text.allSatisfy(\.isWhitespace) {
      do {
        var line: Line = try Self.decode(text, completing: true)
        line.number = index + 2
        parsed.append(line)
      } catch {
        // A complete line ends with a line break. If there is text after the last line break, the
        // recording was cut off.
        guard index == lines.count - 1 && index > 0 else {
          throw Failure(description: "\(path):\(index + 2): \(Self.reason(for: error))")
        }
        isCutOff = true
      }
    }
    self.lines = parsed
    self.isCutOff = isCutOff
  }

  private static func decode<Value: Decodable>(
    _ line: Substring, completing: Bool = false
  ) throws -> Value {
    var data = Data(line.utf8)
    let object = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    try checkNumbers(in: object)
    if completing, let line = object as? [String: Any] {
      data = try JSONSerialization.data(withJSONObject: completed(line))
    }
    return try JSONDecoder().decode(Value.self, from: data)
  }

  /// Completes a line that an earlier version of the library recorded. Missing values are taken
  /// from a new engine, an empty input, and a decision that changes nothing.
  private static func completed(_ line: [String: Any]) throws -> [String: Any] {
    var line = line
    let input = EngineInput(geometry: ScrollGeometry(), extent: 0)
    var engine = PullEngine(edge: .top, extent: 0)
    let decision = engine.handle(.scrolled, with: input)
    for (name, value) in [("decision", decision as Any), ("input", input)] {
      line[name] = try completed(line[name], with: value)
    }
    if let engine = line["engine"] as? [String: [String: Any]] {
      line["engine"] = try engine.reduce(into: [String: Any]()) { result, kind in
        let new: Any =
          kind.key == "pull"
          ? PullEngine(edge: .top, extent: 0) : AutoEngine(edge: .bottom, extent: 0)
        result[kind.key] = ["_0": try completed(kind.value["_0"], with: new)]
      }
    }
    return line
  }

  private static func completed(_ recorded: Any?, with value: Any) throws -> Any? {
    guard let recorded = recorded as? [String: Any],
      let known = try JSONSerialization.jsonObject(
        with: Data(RecordedText.json(of: value).utf8)) as? [String: Any]
    else { return recorded }
    var result = recorded.merging(known) { recorded, _ in recorded }
    if let one = recorded["geometry"] as? [String: Any],
      let other = known["geometry"] as? [String: Any]
    {
      result["geometry"] = one.merging(other) { recorded, _ in recorded }
    }
    // In earlier versions, the holds and the displayed outcome were members of the engine, and the
    // members of the ending were values of the phase. Phases ignore values that they do not have.
    if let phase = recorded["phase"] as? [String: [String: Any]] {
      let outcome = ["displayedOutcome": recorded["displayedOutcome"] ?? NSNull()]
      result["phase"] = phase.mapValues { values in
        let ending = values.merging(outcome) { value, _ in value }
        return ending.merging(["holds": recorded["runningHolds"] ?? 0, "ending": ending]) {
          value, _ in value
        }
      }
    }
    // The members of the budget were members of the engine, too.
    if let budget = known["budget"] as? [String: Any], recorded["budget"] == nil {
      result["budget"] = recorded.merging(budget) { recorded, _ in recorded }
    }
    return result
  }

  /// Throws an error if a number is larger than a recording can contain.
  private static func checkNumbers(in value: Any) throws(Failure) {
    switch value {
    case let values as [String: Any]: for value in values.values { try checkNumbers(in: value) }
    case let values as [Any]: for value in values { try checkNumbers(in: value) }
    case let number as NSNumber where !(abs(number.doubleValue) <= largestNumber):
      throw Failure(description: "\(number) is too large")
    default: break
    }
  }

  private static func reason(for error: any Error) -> String {
    let (context, what): (DecodingError.Context, String)
    switch error {
    case DecodingError.keyNotFound(let key, let found):
      (context, what) = (found, "\"\(key.stringValue)\" is missing")
    case DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found),
      DecodingError.dataCorrupted(let found):
      (context, what) = (found, found.debugDescription)
    case let failure as Failure: return failure.description
    default: return "is not JSON"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? what : "\(path): \(what)"
  }
}
