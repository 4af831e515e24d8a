import Foundation

/// One recorded session with a scroll view: what was done, and what was seen.
package struct Trace: Sendable {
  /// The name, such as `header/normal/pull-release-end`.
  package let name: String
  /// The scroll view to make.
  package let scrollView: ScrollViewSetUp
  /// The components to attach, in order.
  package let components: [ComponentSetUp]
  /// What the user and the app did.
  package let steps: [Step]
  /// What was seen: after set-up, then after each step; `null` where it does not count.
  package let expectations: [JSONValue]
  /// The whole document.
  package let document: JSONValue

  /// How the scroll view is made.
  package struct ScrollViewSetUp: Codable, Sendable {
    var kind = "scroll"
    var frame: [Double]
    var contentSize: [Double]
    var contentInset = [0.0, 0, 0, 0]
    var safeArea = [0.0, 0, 0, 0]
    var inWindow = true
    var paging = false
    var rows = 0
    /// Whether it reads from the right; recordings of the original do not.
    var rightToLeft: Bool?
  }

  /// How a component is made.
  package struct ComponentSetUp: Codable, Sendable {
    package let slot: String
    let kind: String
    let options: JSONValue
  }

  /// One step.
  package struct Step: Codable, Sendable {
    var op: String
    var x: Double?
    var y: Double?
    var w: Double?
    var h: Double?
    var t: Double?
    var l: Double?
    var b: Double?
    var r: Double?
    var n: Int?
    var on: String?
    var option: String?
    var value: JSONValue?
  }

  /// Makes a trace that expects nothing but that the rules hold.
  package init(
    name: String, scrollView: ScrollViewSetUp, components: [ComponentSetUp], steps: [Step]
  ) {
    self.name = name
    self.scrollView = scrollView
    self.components = components
    self.steps = steps
    expectations = Array(repeating: .null, count: steps.count + 1)
    document = .object([
      "name": .string(name), "scrollView": JSONValue(encoding: scrollView),
      "components": JSONValue(encoding: components), "steps": JSONValue(encoding: steps),
      "expect": .array(expectations),
    ])
  }

  /// Whether a real finger moves the content, under the scroll view's own physics, instead of a
  /// script that sets offsets.
  package var hasFinger: Bool { steps.contains { Step.live.contains($0.op) } }
}

extension Trace: Decodable {
  private enum Key: String, CodingKey {
    case name
    case scrollView
    case components
    case steps
    case expect
  }

  /// Reads a trace; says what is missing or of the wrong form.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    scrollView = try container.decode(ScrollViewSetUp.self, forKey: .scrollView)
    components = try container.decode([ComponentSetUp].self, forKey: .components)
    steps = try container.decode([Step].self, forKey: .steps)
    expectations = try container.decode([JSONValue].self, forKey: .expect)
    document = try JSONValue(from: decoder)
    for (key, value, count) in [
      ("frame", scrollView.frame, 4), ("contentSize", scrollView.contentSize, 2),
      ("contentInset", scrollView.contentInset, 4), ("safeArea", scrollView.safeArea, 4),
    ] where value.count != count {
      throw Problem("scrollView.\(key) has \(value.count) numbers instead of \(count)")
    }
    for (index, step) in steps.enumerated() {
      if let missing = step.missing { throw Problem("step \(index + 1) (\(step.op)): \(missing)") }
    }
    if expectations.count != steps.count + 1 {
      throw Problem("\(expectations.count) entries in expect for \(steps.count) steps")
    }
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}

extension Trace.Step {
  /// What only sessions with a finger have.
  static let live: Set<String> = [
    "touch", "move", "lift", "touchCancelled", "wheel", "pad", "scrollTo", "rotate", "keyboard",
    "keyboardGone", "replace", "probe",
  ]

  /// What a step of this kind needs and this one does not have.
  fileprivate var missing: String? {
    let needed: [(String, Bool)]
    switch op {
    case "dragBegan", "dragEnded", "dragCancelled", "turn", "lift", "touchCancelled",
      "keyboardGone":
      needed = []
    case "move", "pad": needed = [("x", x != nil), ("y", y != nil), ("t", t != nil)]
    case "scrollTo":
      needed = [("x", x != nil), ("y", y != nil), ("value", value?.bool != nil)]
    case "offset", "touch", "wheel": needed = [("x", x != nil), ("y", y != nil)]
    case "keyboard": needed = [("h", h != nil)]
    case "contentSize", "frame", "rotate": needed = [("w", w != nil), ("h", h != nil)]
    case "contentInset", "safeArea":
      needed = [("t", t != nil), ("l", l != nil), ("b", b != nil), ("r", r != nil)]
    case "advance": needed = [("t", t != nil)]
    case "rows": needed = [("n", n != nil)]
    case "window": needed = [("value", value?.bool != nil)]
    case "begin", "end", "endNoMore", "resetNoMore", "tap", "remove", "attach", "replace", "probe":
      needed = [("on", on != nil)]
    case "hidden": needed = [("on", on != nil), ("value", value?.bool != nil)]
    case "set": needed = [("on", on != nil), ("option", option != nil), ("value", value != nil)]
    default: return "there is no such step"
    }
    return needed.first { !$0.1 }.map { "\"\($0.0)\" is missing" }
  }
}

/// Reads files of traces, one JSON object per line.
package enum TraceFile {
  /// A file that cannot be read: which, in which line, and what is wrong with it.
  package struct Failure: Error, CustomStringConvertible {
    /// The whole sentence.
    package let description: String
  }

  /// Reads all traces of a file; empty lines do not count.
  package static func read(_ path: String) throws(Failure) -> [Trace] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path): cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(description: "\(path): is not UTF-8")
    }
    var traces: [Trace] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      do {
        traces.append(try JSONDecoder().decode(Trace.self, from: Data(line.utf8)))
      } catch {
        throw Failure(description: "\(path):\(index + 1): \(explain(error))")
      }
    }
    return traces
  }

  private static func explain(_ error: any Error) -> String {
    func path(_ context: DecodingError.Context) -> String {
      let keys = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
      return keys.isEmpty ? "the line" : keys.joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "\(path(context)) has no \"\(key.stringValue)\""
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      return "\(path(context)) is no \(type)"
    case DecodingError.dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? "is no JSON object" : "\(path(context)): \(context.debugDescription)"
    default:
      return "\(error)"
    }
  }
}
