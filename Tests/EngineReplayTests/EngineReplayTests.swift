import Foundation
import Testing

@testable import EngineReplay

struct EngineReplayTests {
  private static let file = """
    EdgeRefresh recording 1, library 0.1.0, iOS 26.1.0
    0.000 1 pull@edge=top,extent=54
    0.000 1 attached@contentLength=2000,viewportLength=800 state=idle
    0.001 1 enteredWindow@isInWindow=true state=idle
    0.100 2 auto@edge=bottom,extent=44
    0.200 1 dragBegan@isDragging=true state=idle
    0.210 1 scrolled@offset=-27 state=idle,progress=0.5
    0.220 1 scrolled@offset=-108 state=pulling,progress=2,callbacks=thresholdReached

    0.230 2 attached@contentLength=2000,viewportLength=800 state=idle,insetAmount=44
    """

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

  @Test func `a recording is repeated, and its sequences are printed`() throws {
    let replay = try replay(Self.file)
    #expect(replay.difference == nil)
    #expect(replay.controls.map(\.number) == [1, 2])
    #expect(replay.controls.map(\.events) == [5, 1])
    #expect(
      replay.controls.map(\.sequence) == [
        "pull@edge=top,extent=54 attached@contentLength=2000,viewportLength=800 "
          + "enteredWindow@isInWindow=true dragBegan@isDragging=true scrolled@offset=-27 "
          + "scrolled@offset=-108",
        "auto@edge=bottom,extent=44 attached@contentLength=2000,viewportLength=800",
      ])
  }

  @Test func `lines may end as on Windows`() throws {
    let text = Self.file.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try replay(text).controls.map(\.events) == [5, 1])
  }

  @Test func `the first difference ends the replay`() throws {
    let text = Self.file.replacing("progress=0.5", with: "progress=0.6,insetAmount=2")
    let replay = try replay(text)
    #expect(
      replay.difference
        == EngineReplay.Difference(
          line: 7, control: 1, word: "scrolled@offset=-27",
          values: ["progress: 0.5 instead of 0.6", "insetAmount: 0 instead of 2"]))
    #expect(replay.controls.map(\.events) == [4, 0])
    #expect(replay.controls[0].sequence.hasSuffix("scrolled@offset=-27"))
  }

  @Test func `an engine that appears again continues the sequence`() throws {
    let replay = try replay(
      """
      EdgeRefresh recording 1, library 0.1.0, iOS 26.1.0
      0.000 1 pull@edge=top,extent=54
      0.100 1 begin:true@contentLength=2000,viewportLength=800,isInWindow=true \
      state=refreshing,progress=1,insetAmount=54,pinnedOffset=-54,speed=fast,animation=1
      0.200 1 pull@edge=top,extent=80,isInWindow=true
      0.300 1 scrolled@offset=-40,isDragging=true state=idle,progress=0.5
      """)
    #expect(replay.difference == nil)
    #expect(replay.controls[0].events == 2)
    #expect(
      replay.controls[0].sequence.split(separator: " ").map { $0.prefix(4) }
        == ["pull", "begi", "pull", "scro"])
  }

  @Test(arguments: [
    ("", #"FILE:1: does not begin with "EdgeRefresh recording ""#),
    ("{}", #"FILE:1: does not begin with "EdgeRefresh recording ""#),
    ("EdgeRefresh recording 2, x", #"FILE:1: has the format "2"; this tool reads 1"#),
  ])
  func `the first line says what the file is`(text: String, message: String) {
    #expect(failure(text) == message)
  }

  @Test(arguments: [
    ("0.1 1", "has 2 parts instead of 3 or 4"),
    ("0.1  1 scrolled state=idle", "has 5 parts instead of 3 or 4"),
    ("x 1 scrolled state=idle", #""x" is not a time"#),
    ("-1 1 scrolled state=idle", #""-1" is not a time"#),
    ("nan 1 scrolled state=idle", #""nan" is not a time"#),
    ("0.1 0 scrolled state=idle", #""0" is not the number of a control"#),
    ("0.1 1 scrolled", "the event has no decision; the line may be incomplete"),
    ("0.1 1 pull@edge=top state=idle", "the state of an engine has a decision"),
    ("0.1 3 scrolled state=idle", "control 3 has no engine before this event"),
    ("0.1 1 scroled state=idle", #"there is no event "scroled""#),
    ("0.1 1 scrolled@color=1 state=idle", #"there is no value "color""#),
    ("0.1 1 scrolled@offset=far state=idle", #""far" is not a value of offset"#),
    ("0.1 1 scrolled@offset state=idle", #""offset" is not a name, "=" and a value"#),
    ("0.1 1 scrolled@a=1@b=2 state=idle", #""scrolled@a=1@b=2" has several "@""#),
    ("0.1 1 scrolled progress=1", "the decision has no state"),
    ("0.1 1 scrolled state=open", #""open" is not a value of state"#),
    ("0.1 1 scrolled state=idle,size=1", #"there is no value "size" of a decision"#),
    ("0.1 4 pull@extent=54", "the engine has no edge"),
    ("0.1 4 auto@edge=bottom,phase=open.1", #""open.1" is not a value of phase"#),
  ])
  func `an error names the file, the line and the reason`(line: String, reason: String) {
    #expect(failure(Self.file + "\n" + line + "\n") == "FILE:11: \(reason)")
  }

  @Test func `a last line that was cut off is left out`() throws {
    let text = Self.file + "\n0.300 1 scrolled@offset=-9"
    let recording = try EngineRecording(text, path: "FILE")
    #expect(recording.isCutOff && recording.lines.count == 8)
    #expect(try EngineRecording(Self.file, path: "FILE").isCutOff == false)
    #expect(failure(text + "\n") != nil, "a line with a line break is complete")
  }

  @Test func `a very long line is rejected quickly`() {
    let values = (0..<50_000).map { "a\($0)=1" }.joined(separator: ",")
    #expect(
      failure(Self.file + "\n0.1 1 scrolled@\(values) state=idle\n")
        == "FILE:11: has too many values")
  }

  @Test func `no damaged file stops the program`() {
    let bytes = Array(Self.file.utf8)
    var failures = 0
    for index in bytes.indices {
      for byte in [UInt8(ascii: "0"), UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: "\n"), 0] {
        var damaged = bytes
        damaged[index] = byte
        if failure(String(decoding: damaged, as: UTF8.self)) != nil { failures += 1 }
      }
      _ = failure(String(decoding: bytes[..<index], as: UTF8.self))
    }
    #expect(failures > bytes.count)
  }

  @Test func `extreme numbers stop neither the engines nor the program`() {
    let numbers = ["1e9", "-1e9", "1000000000", "-1000000000", "0", "1e-300", "4294967295"]
    let names = [
      "offset", "contentLength", "viewportLength", "startInset", "endInset", "itemCount", "extent",
      "remainingLoads", "maximumLoadsPerDrag", "fruitlessLoads", "dragStart", "progress",
      "lastNumber", "lastExtent", "insetAmount", "lastPullProgress",
    ]
    for engine in ["pull@edge=top", "pull@edge=trailing", "auto@edge=bottom", "auto@edge=top"] {
      for name in names {
        for number in numbers {
          let text = """
            EdgeRefresh recording 1, library 0.1.0, iOS 26.1.0
            0.0 1 \(engine),\(name)=\(number)
            0.1 1 dragBegan@isDragging=true,isInWindow=true state=idle
            """
          _ = failure(text)
          for event in ["scrolled", "begin:true", "dragEnded", "end:success", "attached"] {
            _ = failure(
              "EdgeRefresh recording 1,\n0.0 1 \(engine),\(name)=\(number),isDragging=true\n"
                + "0.1 1 \(event) state=idle")
          }
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
    #expect(equal.lines.last == "8 lines: all decisions are equal")
    let different = try run(Self.file.replacing("progress=2", with: "progress=3"))
    #expect(different.status == 1)
    #expect(
      different.lines.suffix(2) == [
        "\(path):8: control 1: scrolled@offset=-108", "  progress: 2 instead of 3",
      ])
    let malformed = try run("x")
    #expect(malformed.status == 2)
    #expect(malformed.lines.count == 1 && malformed.lines[0].contains("\(path):1: "))
    let missing = EngineReplayCommand.run(path: path + "x", output: { _ in }, error: { _ in })
    #expect(missing == 2)
  }
}
