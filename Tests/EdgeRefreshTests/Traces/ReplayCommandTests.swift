import Foundation
import TestSupport
import Testing
import TraceReplay

@Suite(.isolated)
@MainActor
struct ReplayCommandTests {
  /// The output and the exit status of a run of the command.
  private struct Run {
    var output: [String] = []
    var error: [String] = []
    var status: Int32 = 0
  }

  private func run(_ arguments: [String]) -> Run {
    var run = Run()
    var output: [String] = []
    var error: [String] = []
    run.status = ReplayCommand(output: { output.append($0) }, error: { error.append($0) })
      .run(arguments)
    run.output = output
    run.error = error
    return run
  }

  /// Runs the command on a temporary file that contains the text.
  private func run(on text: String, options: [String] = []) throws -> (run: Run, path: String) {
    let path = NSTemporaryDirectory() + "\(UUID().uuidString).jsonl"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return (run(options + [path]), path)
  }

  nonisolated private static func line(
    kind: String = "NormalHeader", options: String = "{}", frame: String = "[0,0,390,800]",
    step: String = #"{"op":"turn"}"#, state: String = "idle"
  ) -> String {
    """
    {"name":"one","scrollView":{"kind":"scroll","frame":\(frame),"contentSize":[390,2000],\
    "contentInset":[0,0,0,0],"safeArea":[0,0,0,0],"inWindow":true,"paging":false,"rows":0},\
    "components":[{"slot":"header","kind":"\(kind)","options":\(options)}],"steps":[\(step)],\
    "expect":[{"header":{"state":"idle"}},{"header":{"state":"\(state)"}}]}
    """
  }

  @Test func `traces without differences print a summary and exit with zero`() throws {
    let (run, _) = try run(on: Self.line() + "\n\n" + Self.line())
    #expect(run.status == 0)
    #expect(
      run.output == [
        "2 traces: 2 hold, 0 differ (0 differences), 0 skipped; 2 of 2 steps compared"
      ])
    #expect(run.error.isEmpty)
  }

  @Test func `a difference prints its step, field and both values and exits with one`() throws {
    let (run, _) = try run(on: Self.line(state: "pulling"))
    #expect(run.status == 1)
    #expect(
      run.output == [
        #"one: step 1: header.state: expected "pulling", saw "idle""#,
        "1 traces: 0 hold, 1 differ (1 differences), 0 skipped; 1 of 1 steps compared",
      ])
  }

  @Test func `the summary says how many of the steps are compared`() throws {
    let free = #"{"op":"turn"},{"op":"turn"}"#
    let line = Self.line(step: free).replacing("}]}", with: "},null]}")
    let (run, _) = try run(on: line)
    #expect(run.output.last?.hasSuffix("; 1 of 2 steps compared") == true)
  }

  @Test(arguments: [
    ("{", "is no JSON object"),
    (#"{"name":"one"}"#, #"the line has no "scrollView""#),
    (Self.line(step: #"{"op":"jump"}"#), "step 1 (jump): there is no such step"),
    (Self.line(step: #"{"op":"offset","x":1}"#), #"step 1 (offset): "y" is missing"#),
    (Self.line(step: #"{"op":"offset","x":1,"y":"2"}"#), "steps.[0].y is no Double"),
    (Self.line(step: #"{"op":"offset","x":1,"y":1e999}"#), "is no JSON object"),
    (Self.line(step: #"{"op":"advance","t":-1}"#), "steps.[0].t is -1, not from 0.0 to 3600.0"),
    (
      Self.line(step: #"{"op":"rows","n":1.5}"#),
      "steps.[0].n is 1.5, not a whole number from 0 to 1000000"
    ),
    (
      Self.line(step: #"{"op":"end","on":"footer"}"#),
      #"step 1 (end): there is no component in the slot "footer""#
    ),
    (
      Self.line(step: #"{"op":"set","on":"header","option":"color","value":1}"#),
      #"step 1 (set): "color" is no option"#
    ),
    (
      Self.line(step: #"{"op":"set","on":"header","option":"grow","value":-1}"#),
      "steps.[0].value is -1, not a whole number from 0 to 10000"
    ),
    (Self.line(step: #"{"op":"window","value":1}"#), "steps.[0].value is no Bool"),
    (Self.line(frame: "[0,0,390]"), "scrollView.frame has 3 numbers instead of 4"),
    (Self.line(frame: "[0,0,390,-1]"), "scrollView.frame has a negative size"),
    (
      Self.line(options: #"{"images":{"idle":-1}}"#),
      "components.[0].options.images.idle is -1, not a whole number from 0 to 1000"
    ),
    (
      Self.line(options: #"{"images":{"open":1}}"#),
      #"components.[0].options.images has "open", which is no state and not "height""#
    ),
    (
      Self.line(options: #"{"openingDuration":"NaN"}"#),
      "components.[0].options.openingDuration is no Double"
    ),
    (
      Self.line(options: #"{"inCallback":"stop"}"#),
      #"components.[0].options.inCallback is "stop", "#
        + "not one of end, endNoMore, begin, remove, none"
    ),
    (
      Self.line(options: #"{"colour":1}"#),
      #"components.[0].options has "colour", which is no option"#
    ),
    (Self.line(options: "[]"), "components.[0].options is no Dictionary"),
    (
      Self.line(kind: "NormalTrailer"),
      #"components.[0].kind is "NormalTrailer", which is no kind of header"#
    ),
  ])
  func `an invalid file prints its path, line and problem and exits with two`(
    line: String, problem: String
  ) throws {
    let (run, path) = try run(on: Self.line() + "\n" + line)
    #expect(run.status == 2)
    #expect(run.error.first == "refresh-replay: \(path):2: \(problem)")
    #expect(run.output.isEmpty)
  }

  @Test func `a missing file exits with two`() {
    let run = run(["/no/such/file"])
    #expect(run.status == 2)
    #expect(run.error.first == "refresh-replay: /no/such/file: cannot be read")
  }

  @Test(arguments: [[], ["--no-such-option", "file"], ["--observe"], ["--observe", "a", "b"]])
  func `wrong arguments exit with two`(arguments: [String]) {
    let run = run(arguments)
    #expect(run.status == 2)
    #expect(run.error.last?.hasPrefix("usage: refresh-replay") == true)
  }

  @Test func `observing writes each trace with its observations`() throws {
    let (run, _) = try run(on: Self.line(state: "pulling"), options: ["--observe"])
    #expect(run.status == 0)
    let text = try #require(run.output.first)
    let seen = try #require(JSONValue(parsing: text))
    #expect(seen[key: "name"] == .string("one"))
    guard case .array(let entries)? = seen[key: "expect"] else {
      Issue.record("expect is no list")
      return
    }
    #expect(entries.count == 2)
    #expect(entries[1][key: "header"]?[key: "state"] == .string("idle"))
    #expect(entries[1][key: "inset"] == .array(Array(repeating: .number(0), count: 4)))
  }

  @Test func `an observed trace replays without differences`() throws {
    let step = #"{"op":"begin","on":"header"}"#
    let (first, _) = try run(on: Self.line(step: step), options: ["--observe"])
    let (second, _) = try run(on: first.output.joined(separator: "\n"))
    #expect(second.status == 0)
  }

  @Test func `an older recording is written with the names of today`() throws {
    let old = Self.line(
      options: #"{"ignoredInset":4,"prefetchDistance":{"screens":2}}"#,
      step: #"{"op":"set","on":"header","option":"hapticFeedback","value":true}"#)
    let (run, _) = try run(on: old, options: ["--observe"])
    let text = try #require(run.output.first)
    #expect(text.contains(#""options":{"distanceFromContent":4,"#))
    #expect(text.contains(#""prefetchDistance":{"viewLengths":2}"#))
    #expect(text.contains(#""option":"playsHapticFeedback""#))
    for name in Trace.renamed.keys { #expect(!text.contains(#""\#(name)""#), "\(name)") }
  }

  @Test func `the document about recordings has all names of options, and the older ones`() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/Traces.md")
    let text = try String(contentsOf: path, encoding: .utf8)
    for option in Trace.Option.all {
      #expect(text.contains("`\(option.rawValue)`"), "\(option.rawValue)")
    }
    let rows = text.matches(of: /(?m)^\| `(\w+)` \| `(\w+)` \|$/).map {
      (String($0.output.1), String($0.output.2))
    }
    #expect(Dictionary(rows) { $1 } == Trace.renamed)
  }

  @Test func `every old name stands for an option or a unit`() {
    for name in Trace.renamed.values where name != "viewLengths" {
      #expect(Trace.Option(rawValue: name) != nil, "\(name)")
    }
    #expect(Trace.renamed.keys.allSatisfy { Trace.Option(rawValue: $0) == nil })
  }

  @Test(arguments: [[], ["--observe"]])
  func `a trace with an unknown kind is skipped and reported on standard error`(options: [String])
    throws
  {
    let (run, _) = try run(on: Self.line(kind: "TeaHeader"), options: options)
    #expect(run.status == 0)
    #expect(run.error == ["one: skipped: there is no component of kind TeaHeader"])
    #expect(run.output.allSatisfy { $0.contains("1 skipped") })
  }
}
