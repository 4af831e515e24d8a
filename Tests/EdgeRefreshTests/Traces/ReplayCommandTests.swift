import Foundation
import Testing
import TraceReplay

@Suite("refresh-replay", .ownWorld)
@MainActor
struct ReplayCommandTests {
  /// What a run of the command wrote, and its exit status.
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

  /// Runs the command on a file with that text.
  private func run(on text: String, options: [String] = []) throws -> (run: Run, path: String) {
    let path = NSTemporaryDirectory() + "\(UUID().uuidString).jsonl"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return (run(options + [path]), path)
  }

  nonisolated private static func line(
    kind: String = "NormalHeader", step: String = #"{"op":"turn"}"#, state: String = "idle"
  ) -> String {
    """
    {"name":"one","scrollView":{"kind":"scroll","frame":[0,0,390,800],"contentSize":[390,2000],\
    "contentInset":[0,0,0,0],"safeArea":[0,0,0,0],"inWindow":true,"paging":false,"rows":0},\
    "components":[{"slot":"header","kind":"\(kind)","options":{}}],"steps":[\(step)],\
    "expect":[{"header":{"state":"idle"}},{"header":{"state":"\(state)"}}]}
    """
  }

  @Test func tracesThatHoldExitWithZeroAndASummary() throws {
    let (run, _) = try run(on: Self.line() + "\n\n" + Self.line())
    #expect(run.status == 0)
    #expect(run.output == ["2 traces: 2 hold, 0 differ (0 differences), 0 skipped"])
    #expect(run.error.isEmpty)
  }

  @Test func aDifferenceNamesStepFieldAndBothValuesAndExitsWithOne() throws {
    let (run, _) = try run(on: Self.line(state: "pulling"))
    #expect(run.status == 1)
    #expect(
      run.output == [
        #"one: step 1: header.state: expected "pulling", saw "idle""#,
        "1 traces: 0 hold, 1 differ (1 differences), 0 skipped",
      ])
  }

  @Test(arguments: [
    ("{", "is no JSON object"),
    (#"{"name":"one"}"#, #"the line has no "scrollView""#),
    (Self.line(step: #"{"op":"jump"}"#), "step 1 (jump): there is no such step"),
    (Self.line(step: #"{"op":"offset","x":1}"#), #"step 1 (offset): "y" is missing"#),
    (Self.line(step: #"{"op":"offset","x":1,"y":"2"}"#), "steps.[0].y is no Double"),
  ])
  func aFileThatCannotBeReadIsNamedWithItsLineAndExitsWithTwo(
    line: String, problem: String
  ) throws {
    let (run, path) = try run(on: Self.line() + "\n" + line)
    #expect(run.status == 2)
    #expect(run.error.first == "refresh-replay: \(path):2: \(problem)")
    #expect(run.output.isEmpty)
  }

  @Test func aMissingFileExitsWithTwo() {
    let run = run(["/no/such/file"])
    #expect(run.status == 2)
    #expect(run.error.first == "refresh-replay: /no/such/file: cannot be read")
  }

  @Test(arguments: [[], ["--no-such-option", "file"], ["--observe"], ["--observe", "a", "b"]])
  func wrongArgumentsExitWithTwo(arguments: [String]) {
    let run = run(arguments)
    #expect(run.status == 2)
    #expect(run.error.last?.hasPrefix("usage: refresh-replay") == true)
  }

  @Test func observingWritesEachTraceWithWhatWasSeen() throws {
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

  @Test func whatWasObservedHoldsWhenReplayed() throws {
    let step = #"{"op":"begin","on":"header"}"#
    let (first, _) = try run(on: Self.line(step: step), options: ["--observe"])
    let (second, _) = try run(on: first.output.joined(separator: "\n"))
    #expect(second.status == 0)
  }

  @Test(arguments: [[], ["--observe"]])
  func aKindThatDoesNotExistIsSkippedWithALineOnStandardError(options: [String]) throws {
    let (run, _) = try run(on: Self.line(kind: "TeaHeader"), options: options)
    #expect(run.status == 0)
    #expect(run.error == ["one: skipped: there is no component of kind TeaHeader"])
    #expect(run.output.allSatisfy { $0.contains("1 skipped") })
  }
}
