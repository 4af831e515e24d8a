import Foundation
import ScenarioTrait
import Testing

@testable import EdgeRefreshCore
@testable import EngineReplay

struct EngineReplayTests {
  private static let header = #"{"recording":2,"library":"0.1.0","system":"iOS 26.1.0"}"#

  /// A recording of the engines of a header that is pulled and of a footer that is attached.
  private static let file: String = {
    var lines = [header]
    var engines: [RefreshEngine] = [
      .pull(PullEngine(edge: .top, extent: 54)), .auto(AutoEngine(edge: .bottom, extent: 44)),
    ]
    func add(_ event: RefreshEvent, to index: Int, offset: Double = 0, isDragging: Bool = false) {
      let isFirst = lines.allSatisfy { !$0.contains(#""control":\#(index + 1),"#) }
      let engine = isFirst ? engines[index] : nil
      let input = EngineInput(
        geometry: ScrollGeometry(
          offset: offset, contentLength: 2000, viewportLength: 800, isDragging: isDragging),
        extent: index == 0 ? 54 : 44)
      let decision = engines[index].handle(event, with: input)
      lines.append(
        RecordedText.object([
          ("time", 0.25), ("control", index + 1), ("engine", engine as Any), ("event", event),
          ("input", input), ("decision", decision),
        ]))
    }
    add(.attached, to: 0)
    add(.enteredWindow, to: 0)
    add(.dragBegan, to: 0, isDragging: true)
    add(.scrolled, to: 0, offset: -27, isDragging: true)
    add(.scrolled, to: 0, offset: -108, isDragging: true)
    lines.append("")
    add(.attached, to: 1)
    return lines.joined(separator: "\n")
  }()

  private func replay(_ text: String) throws -> EngineReplay {
    try EngineReplay(EngineRecording(text, path: "FILE"), path: "FILE")
  }

  private func failure(_ text: String) -> String? {
    do {
      _ = try replay(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a recording is repeated`() throws {
    let replay = try replay(Self.file)
    #expect(replay.difference == nil)
    #expect(replay.controls.map(\.number) == [1, 2])
    #expect(replay.controls.map(\.events) == [5, 1])
  }

  @Test func `lines may end as on Windows`() throws {
    let text = Self.file.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try replay(text).controls.map(\.events) == [5, 1])
  }

  @Test func `the first difference ends the replay`() throws {
    let text = Self.file.replacing(#""progress":0.5,"#, with: #""progress":0.6,"#)
    let replay = try replay(text)
    #expect(
      replay.difference
        == EngineReplay.Difference(
          line: 5, control: 1, event: #"{"scrolled":{}}"#, values: ["progress: 0.5 instead of 0.6"])
    )
    #expect(replay.controls.map(\.events) == [4])
  }

  @Test func `values that an earlier version did not have are those of a new engine`() throws {
    let text = Self.file.replacing(#""glide":0.0,"#, with: "")
      .replacing(#""isPaging":false,"#, with: "").replacing(#""isBySecondLevel":false,"#, with: "")
    #expect(text != Self.file)
    #expect(try replay(text).difference == nil)
  }

  @Test func `an automatic engine of an earlier version has the members of its budget`() throws {
    let lines = Self.file.split(separator: "\n").map(String.init)
    let old = lines[6].replacing(#""budget":{"#, with: "")
      .replacing(#""itemUpdate":null}"#, with: #""itemUpdate":null"#)
    #expect(old != lines[6] && !old.contains("budget"))
    for loads in ["7", "null"] {
      let changed = old.replacing(#""remainingLoads":1,"#, with: #""remainingLoads":\#(loads),"#)
        .replacing(#""awaitsContent":false,"#, with: "")
      let recording = try EngineRecording("\(Self.header)\n\(changed)", path: "FILE")
      var budget = LoadBudget()
      budget.maximumLoadsPerDrag = Int(loads)
      #expect(recording.lines[0].engine?.auto?.budget.remainingLoads == budget.remainingLoads)
      #expect(try replay("\(Self.header)\n\(changed)").difference == nil)
    }
  }

  private static let ending = PullEngine.Ending(
    handlerCalled: true, exhausted: false, displayedOutcome: .success)

  /// The phases in a recording of an earlier version.
  private static let earlierPhases: [(String, PullEngine.Phase)] = [
    (#"{"idle":{}}"#, .idle(displayedOutcome: .success)),
    (#"{"pulling":{}}"#, .pulling),
    (
      #"{"opening":{"_0":1,"handlerCalled":true}}"#,
      .opening(1, handlerCalled: true, holds: .result)
    ),
    (#"{"beganUnderFinger":{"_0":1}}"#, .beganUnderFinger(1, holds: .result)),
    (#"{"open":{"_0":1}}"#, .open(1, holds: .result)),
    (
      #"{"holding":{"_0":1,"handlerCalled":true,"exhausted":false}}"#,
      .holding(1, holds: .result, ending: ending)
    ),
    (#"{"failed":{"hasLeft":true}}"#, .failed(hasLeft: true)),
    (
      #"{"closing":{"_0":1,"handlerCalled":true,"exhausted":false}}"#, .closing(1, ending: ending)
    ),
    (#"{"exhausted":{}}"#, .exhausted(displayedOutcome: .success)),
  ]

  @Test(arguments: earlierPhases)
  func `a pull engine of an earlier version is in the same phase`(
    text: String, phase: PullEngine.Phase
  ) throws {
    let line = Self.file.split(separator: "\n")[1]
    let old = line.replacing(
      #""phase":{"idle":{"displayedOutcome":null}}"#,
      with: #""phase":\#(text),"runningHolds":2,"displayedOutcome":{"success":{}}"#)
    #expect(old != line)
    let recording = try EngineRecording("\(Self.header)\n\(old)", path: "FILE")
    #expect(recording.lines[0].engine?.pull?.phase == phase)
  }

  @Test func `an engine that appears again replaces the one before`() throws {
    var lines = Self.file.split(separator: "\n").map(String.init)
    lines.append(lines[1])
    let replay = try replay(lines.joined(separator: "\n"))
    #expect(replay.difference == nil)
    #expect(replay.controls.map(\.events) == [6, 1])
  }

  @Test(arguments: [
    ("", "FILE:1: is not the first line of a recording"),
    ("{}", "FILE:1: is not the first line of a recording"),
    (
      #"{"recording":1,"library":"x","system":"y"}"#,
      "FILE:1: has the format 1; this tool reads 2"
    ),
  ])
  func `the first line says what the file is`(text: String, message: String) {
    #expect(failure(text) == message)
  }

  @Test(arguments: [
    (#""control":1"#, #""control":"x""#, "control: "),
    (#""control":1,"#, "", #""control" is missing"#),
    (#""time":0.25"#, #""time":1e300"#, "is too large"),
    (#""scrolled""#, #""scroled""#, "event: "),
    (#""offset":-108.0"#, #""offset":"far""#, "input.geometry.offset: "),
    (#""state":2"#, #""state":9"#, "decision.state: "),
    (#""control":1"#, #""control":3"#, "control 3 has no engine before this event"),
    ("{", "", "is not JSON"),
  ])
  func `an error names the file, the line and the reason`(
    old: String, new: String, reason: String
  ) throws {
    let lines = Self.file.split(separator: "\n")
    let changed = String(lines[5]).replacing(old, with: new)
    #expect(changed != lines[5])
    let message = try #require(failure("\(Self.header)\n\(changed)\n\(lines[6])"))
    #expect(message.hasPrefix("FILE:2: ") && message.contains(reason), "\(message)")
  }

  @Test func `a last line that was cut off is left out`() throws {
    let text = Self.file + "\n" + #"{"time":0.3,"control":1,"event":{"scr"#
    let recording = try EngineRecording(text, path: "FILE")
    #expect(recording.isCutOff && recording.lines.count == 6)
    #expect(try EngineRecording(Self.file, path: "FILE").isCutOff == false)
    #expect(failure(text + "\n") != nil, "a line with a line break is complete")
  }

  @Test func `no damaged file stops the program`() {
    // The first line, one with an engine, and one without.
    let lines = Self.file.split(separator: "\n")
    let bytes = Array("\(lines[0])\n\(lines[1])\n\(lines[3])\n".utf8)
    var failures = 0
    for index in stride(from: 0, to: bytes.count, by: Thoroughness.count(29, of: 7)) {
      for byte in [UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: "\n"), 0] {
        var damaged = bytes
        damaged[index] = byte
        if failure(String(decoding: damaged, as: UTF8.self)) != nil { failures += 1 }
      }
      _ = failure(String(decoding: bytes[..<index], as: UTF8.self))
    }
    #expect(failures > bytes.count / Thoroughness.count(29, of: 7))
  }

  @Test func `extreme numbers stop neither the engines nor the program`() {
    // Each number of each line, with each extreme value.
    let lines = Self.file.split(separator: "\n").map(String.init)
    for line in lines.dropFirst() {
      for match in line.matches(of: /-?[0-9]+(\.[0-9]+)?/) {
        for number in ["1e10", "-1e10", "10000000000", "0", "1e-300", "4294967295", "1e999"] {
          var changed = line
          changed.replaceSubrange(match.range, with: number)
          _ = failure([lines[0], changed, lines[3], lines[4], lines[5]].joined(separator: "\n"))
        }
      }
    }
  }

  @Test func `the command prints the result and returns its status`() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("EngineReplayTests-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    func run(_ text: String) throws -> (status: Int32, lines: [String]) {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      var lines: [String] = []
      let status = EngineReplayCommand.run(
        path: path, output: { lines.append($0) }, error: { lines.append("error: \($0)") })
      return (status, lines)
    }
    let equal = try run(Self.file)
    #expect(equal.status == 0)
    #expect(equal.lines.first == "recorded with library 0.1.0, iOS 26.1.0")
    #expect(equal.lines.last == "6 lines: all decisions are equal")
    let different = try run(
      Self.file.replacing(#""state":2,"progress":2.0"#, with: #""state":2,"progress":3.0"#))
    #expect(different.status == 1)
    #expect(
      different.lines.suffix(2) == [
        #"\#(path):6: control 1: {"scrolled":{}}"#, "  progress: 2.0 instead of 3.0",
      ])
    let malformed = try run("x")
    #expect(malformed.status == 2)
    #expect(malformed.lines.count == 1 && malformed.lines[0].contains("\(path):1: "))
    let missing = EngineReplayCommand.run(path: path + "x", output: { _ in }, error: { _ in })
    #expect(missing == 2)
  }
}
