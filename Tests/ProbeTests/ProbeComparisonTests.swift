import Foundation
import Probe
import Randomness
import TestSupport
import Testing
import TraceReplay

@Suite(.isolated)
@MainActor
struct ProbeComparisonTests {
  private nonisolated static let names = ["one", "two"]
  private nonisolated static let head =
    #"{"probe":1,"system":"iOS 26.1","screen":[390,844],"scale":3,"safeArea":[47,0,34,0]}"#

  private nonisolated static func line(
    _ name: String, _ step: Int, values: String = #""offset":[0,100]"#
  ) -> String {
    #"{"experiment":"\#(name)","step":\#(step),"what":"a","when":"later","events":["x"],\#(values)}"#
  }

  /// A complete file of three lines.
  private nonisolated static let file = [
    head, line("one", 1), line("one", 2), line("two", 1), #"{"lines":3}"#,
  ]

  private func read(_ lines: [String]) throws -> ProbeFile {
    try ProbeFile(lines.joined(separator: "\n") + "\n", path: "f", experiments: Self.names)
  }

  private func differences(_ device: [String]) throws -> [String] {
    ProbeComparison.differences(device: try read(device), standIn: try read(Self.file))
      .map(\.description)
  }

  @Test func `equal files and other environments have no differences`() throws {
    #expect(try differences(Self.file).isEmpty)
    var other = Self.file
    other[0] =
      #"{"probe":1,"system":"iOS 15.0","screen":[375,667],"scale":2,"safeArea":[20,0,0,0]}"#
    #expect(try differences(other).isEmpty)
  }

  @Test func `a changed, missing or additional value is a difference with both values`() throws {
    var changed = Self.file
    changed[2] = Self.line("one", 2, values: #""offset":[0,99],"extra":true"#)
    #expect(
      try differences(changed) == [
        "one, step 2 (a, later), extra: device true, stand-in nothing",
        "one, step 2 (a, later), offset: device [0,99], stand-in [0,100]",
      ])
  }

  @Test func `a missing and an additional line are differences`() throws {
    var shorter = Self.file
    shorter.remove(at: 2)
    shorter[3] = #"{"lines":2}"#
    #expect(
      try differences(shorter) == ["one, step 2 (a, later), line: device nothing, stand-in a line"])
    var longer = Self.file
    longer.insert(Self.line("one", 3), at: 3)
    longer[5] = #"{"lines":4}"#
    #expect(
      try differences(longer) == ["one, step 3 (a, later), line: device a line, stand-in nothing"])
  }

  @Test func `numbers that differ by a thousandth are equal, as rounding may`() throws {
    var rounded = Self.file
    rounded[1] = Self.line("one", 1, values: #""offset":[0.001,100]"#)
    #expect(try differences(rounded).isEmpty)
    rounded[1] = Self.line("one", 1, values: #""offset":[0.003,100]"#)
    #expect(try differences(rounded).count == 1)
  }

  @Test(arguments: [
    ([], "f: is empty"),
    ([" ", ""], "f: is empty"),
    (["nothing"], "f:1: is no JSON"),
    ([String(repeating: "[", count: 100_000)], "f:1: is no JSON"),
    ([String(repeating: #"{"a":"#, count: 100_000)], "f:1: is no JSON"),
    (["[1]"], "f:1: is no JSON object"),
    (["{}"], #"f:1: is not the first line of a probe, which has "probe""#),
    ([#"{"probe":2}"#], "f:1: has version 2 of the format, not 1"),
    ([#"{"probe":"1"}"#], "f:1: probe is no Int"),
    ([#"{"probe":1}"#], #"f:1: the line has no "system""#),
    ([head], "f: ends after its first line: the last line is missing"),
    ([head, line("one", 1)], "f: ends after one, step 1: the last line is missing"),
    ([head, line("one", 1), #"{"experi"#], "f:3: is no JSON"),
    ([head, line("three", 1)], #"f:2: experiment is "three", which is unknown"#),
    ([head, line("one", 2)], "f:2: step 2 of one follows a missing line"),
    ([head, line("one", 1), line("one", 3)], "f:3: step 3 of one follows a missing line"),
    ([head, line("one", 1), line("one", 1)], "f:3: step 1 of one occurs twice"),
    (
      [head, line("one", 1), line("two", 1), line("one", 2)],
      "f:4: step 2 of one does not follow step 1"
    ),
    ([head, #"{"experiment":1,"step":1}"#], "f:2: experiment is no String"),
    ([head, #"{"experiment":"one"}"#], #"f:2: the line has no "step""#),
    (
      [head, #"{"experiment":"one","step":1.5}"#],
      "f:2: step is 1.5, not a whole number from 1 to 10000"
    ),
    (
      [head, #"{"experiment":"one","step":1,"what":"a","when":"b","events":[1]}"#],
      "f:2: events.[0] is no String"
    ),
    (
      [head, #"{"experiment":"one","step":1,"what":"a","when":"b","events":{}}"#],
      "f:2: events is no Array"
    ),
    ([head, line("one", 1), #"{"lines":1}"#], "f: has no line of the experiment two"),
    ([head, line("one", 1), #"{"lines":2}"#], "f:3: counts 2 lines, but the file has 1"),
    (file + [line("one", 3)], "f:6: follows the last line"),
    (file + [head], "f:6: follows the last line"),
  ])
  func `a malformed file is refused with its line and reason`(lines: [String], reason: String) {
    let error = #expect(throws: ProbeFile.Failure.self) { try read(lines) }
    #expect(error?.description == reason)
  }

  @Test func `no damaged file stops the comparison`() {
    var random = SplitMix64(seed: 20_261_122)
    let bytes = Array(Self.file.joined(separator: "\n").utf8)
    let pieces = ["\"", "{", "[", "null", "1e999", "-1", "\n", "\u{0}", "é", "true", ",", "\\u00"]
    var refused = 0
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) where !damaged.isEmpty {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: damaged.remove(at: place)
        case 1: damaged[place] = UInt8.random(in: 0...255, using: &random)
        case 2: damaged.removeLast(min(place, damaged.count))
        default:
          let piece = pieces.randomElement(using: &random) ?? ""
          damaged.insert(contentsOf: Array(piece.utf8), at: place)
        }
      }
      do {
        let text = String(decoding: damaged, as: UTF8.self)
        let device = try ProbeFile(text, path: "f", experiments: Self.names)
        _ = ProbeComparison.differences(device: device, standIn: try read(Self.file))
      } catch {
        refused += 1
        #expect("\(error)".hasPrefix("f:"))
      }
    }
    #expect(refused > 1000)
  }
}

/// The command `refresh-replay --probe`.
@Suite(.isolated)
@MainActor
struct ProbeCommandTests {
  private static let answers = ProbeAnswers.run()

  private func run(_ arguments: [String]) -> (status: Int32, output: [String], error: [String]) {
    var output: [String] = []
    var error: [String] = []
    let status = ReplayCommand(output: { output.append($0) }, error: { error.append($0) })
      .run(["--probe"] + arguments)
    return (status, output, error)
  }

  private func run(on lines: [String]) throws -> (status: Int32, output: [String], error: [String])
  {
    let path = NSTemporaryDirectory() + "\(UUID().uuidString).jsonl"
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return run([path])
  }

  @Test func `the stand-in's own answers agree and exit with zero`() throws {
    let answers = run([])
    #expect(answers.status == 0)
    #expect(answers.output == Self.answers)
    let compared = try run(on: Self.answers)
    #expect(compared.status == 0)
    let count = ProbeExperiment.all.count
    #expect(
      compared.output.last == "\(count) experiments: \(count) agree, 0 differ (0 differences)")
  }

  @Test func `a changed answer is printed and exits with one`() throws {
    var lines = Self.answers
    let index = try #require(lines.firstIndex { $0.contains(#""offset":[0,300]"#) })
    lines[index] = lines[index].replacingOccurrences(
      of: #""offset":[0,300]"#, with: #""offset":[0,301]"#)
    let compared = try run(on: lines)
    #expect(compared.status == 1)
    #expect(compared.output.count == 3)
    #expect(compared.output[1].hasSuffix("offset: device [0,301], stand-in [0,300]"))
    #expect(compared.output[2].hasSuffix(" 1 differ (1 differences)"))
  }

  @Test func `a file that is not a text exits with two`() throws {
    let path = NSTemporaryDirectory() + "\(UUID().uuidString).jsonl"
    try Data([0x7B, 0xFF, 0xFE, 0x0A]).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let compared = run([path])
    #expect(compared.status == 2)
    #expect(compared.error.first == "refresh-replay: \(path): is not UTF-8")
    #expect(compared.output.isEmpty)
  }

  @Test func `a truncated file, no file and wrong arguments exit with two`() throws {
    let truncated = try run(on: Array(Self.answers.dropLast()))
    #expect(truncated.status == 2)
    #expect(truncated.error.first?.contains("the last line is missing") == true)
    #expect(run(["/no/such/file"]).status == 2)
    #expect(run(["/no/such/file"]).error.first == "refresh-replay: /no/such/file: cannot be read")
    #expect(run(["a", "b"]).status == 2)
    #expect(run(["--seed"]).status == 2)
  }
}
