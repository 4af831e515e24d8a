import Foundation
import TestSupport
import Testing
import TraceReplay
import UIKit
import UIKitSimulator

@testable import Probe

@Suite(.isolated)
@MainActor
struct ProbeTests {
  private static let answers = ProbeAnswers.run()
  /// The lines of all experiments, without the first and the last line.
  private static let lines = Array(answers.dropFirst().dropLast())

  @Test func `there are at least 60 experiments with unique names and a question each`() {
    let names = ProbeExperiment.all.map(\.name)
    #expect(names.count >= 60)
    #expect(names.count == Set(names).count)
    let letters = Set("abcdefghijklmnopqrstuvwxyz-")
    #expect(names.allSatisfy { $0.allSatisfy(letters.contains) && !$0.isEmpty })
    #expect(ProbeExperiment.all.allSatisfy { $0.question.hasSuffix(".") })
  }

  @Test func `two runs give the same bytes`() {
    #expect(ProbeAnswers.run() == Self.answers)
  }

  @Test func `an experiment gives the same lines alone as after all others`() {
    let reversed = ProbeAnswers.run(ProbeExperiment.all.reversed()).dropFirst().dropLast()
    #expect(reversed.sorted() == Self.lines.sorted())
    for experiment in ProbeExperiment.all {
      let alone = Array(ProbeAnswers.run([experiment]).dropFirst().dropLast())
      let name = ProbeValue.text(experiment.name).json
      #expect(alone == Self.lines.filter { $0.hasPrefix("{\"experiment\":\(name),") })
    }
  }

  @Test(arguments: [
    SimulatedDevice.smallPhone, .largePhone,
    SimulatedDevice(
      size: CGSize(width: 820, height: 1180), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
  ])
  func `the answers do not depend on the device`(device: SimulatedDevice) {
    #expect(Array(ProbeAnswers.run(on: device).dropFirst().dropLast()) == Self.lines)
  }

  @Test func `all experiments end within their time`() {
    #expect(!Self.lines.contains { $0.contains("not ended") })
  }

  /// Returns the text of a file in the folder Documentation.
  private func documentation(_ name: String) throws -> String {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/\(name)").standardized.path
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `the answers in the documentation are those of the stand-in`() throws {
    let text = try documentation("Probe.jsonl")
    let isEqual = text == Self.answers.map { $0 + "\n" }.joined()
    #expect(isEqual, "run `make probe` and review what has changed")
  }

  @Test func `the documentation has a row for each uncertain behavior`() throws {
    let lines = try documentation("Probe.md").split(separator: "\n")
    let names = ProbeExperiment.all.map(\.name)
    for behavior in UIKitAnswers.behaviors {
      let rows = lines.filter { $0.hasPrefix("| `\(behavior.name)` |") }
      let cells = rows.first?.split(separator: "|").map(String.init) ?? []
      try #require(rows.count == 1 && cells.count == 4, "\(behavior)")
      let answers = cells[1].matches(of: /`([^`]+)`/).map { String($0.output.1) }
      #expect(answers == behavior.answers)
      let experiments = cells[3].matches(of: /`([^`]+)`/).map { String($0.output.1) }
      #expect(experiments.allSatisfy(names.contains), "\(behavior)")
      #expect(experiments.isEmpty == cells[3].contains("none:"), "\(behavior)")
      // At least one other answer changes the result of one of the experiments.
      if experiments.isEmpty { continue }
      let named = ProbeExperiment.all.filter { experiments.contains($0.name) }
      let lines = ProbeAnswers.run(named)
      let others = behavior.answers.dropFirst().map { answer in
        ProbeAnswers.run(
          named, answers: UIKitAnswers(deviations: [behavior.name: answer]) ?? .init())
      }
      #expect(others.contains { $0 != lines }, "\(behavior)")
    }
  }

  @Test func `the file of a device chooses the answers`() throws {
    let answers = try #require(
      UIKitAnswers(deviations: ["clamp": "isSilent", "rowPlace": "front"]))
    let path = NSTemporaryDirectory() + "device.jsonl"
    try ProbeAnswers.run(answers: answers).joined(separator: "\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
    var lines: [String] = []
    let command = ReplayCommand(output: { lines.append($0) }, error: { lines.append($0) })
    #expect(command.run(["--probe", path]) == 0)
    let fitting = lines.filter { $0.contains("fits better") }.map { $0.prefix { $0 != "(" } }
    #expect(fitting == ["clamp: isSilent fits better ", "rowPlace: front fits better "])
    #expect(lines.last?.hasSuffix("0 differ (0 differences)") == true)
  }

  @Test func `the documentation names experiments that exist, and their number`() throws {
    let text = try documentation("Probe.md")
    let names = ProbeExperiment.all.map(\.name)
    #expect(text.contains("\n\(names.count) experiments: "))
    let switches = UIKitAnswers.behaviors.map { "| `\($0.name)` |" }
    let rows = text.split(separator: "\n").filter { row in
      row.hasPrefix("| `") && !switches.contains { row.hasPrefix($0) }
    }
    let cells = rows.compactMap { $0.split(separator: "|").first }
    let words = cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
    #expect(words.count > 20)
    for word in words {
      let isKnown =
        word.hasSuffix("…")
        ? names.contains { $0.hasPrefix(word.dropLast()) } : names.contains(word)
      #expect(isKnown, "\(word)")
    }
  }

  @Test func `an experiment whose condition never holds says so, and the next one runs`() throws {
    let endless = ProbeExperiment("endless", "Nothing.") { stage in
      stage.step("a wait", until: { false }) { stage.log("begin") }
    }
    let lines = ProbeAnswers.run([endless, ProbeExperiment.all[0]])
    let last = try #require(lines.last { $0.contains("\"endless\"") })
    #expect(
      last == #"{"experiment":"endless","step":4,"what":"a wait","#
        + #""when":"not ended after 3 seconds","events":[]}"#)
    #expect(lines.contains { $0.contains(ProbeExperiment.all[0].name) })
    #expect(lines.last?.hasPrefix("{\"lines\":") == true)
  }

  @Test func `a condition that holds ends the wait`() {
    let lines = ProbeAnswers.run([
      ProbeExperiment("short", "Nothing.") { stage in
        var isOver = false
        stage.step("a wait", until: { isOver }) { stage.after(0.2) { isOver = true } }
      }
    ])
    #expect(lines.contains { $0.contains("when it ended") })
  }

  @Test func `numbers are rounded to a thousandth, and texts are escaped`() {
    let values: [ProbeValue] = [
      .number(12), .number(0.12345), .number(-0.0001), .number(1.5), .number(.infinity),
      .number(.nan), .text("a\"b\\c\nd"), .null, .flag(true), .list([.number(1), .null]),
    ]
    #expect(
      values.map(\.json) == [
        "12", "0.123", "0", "1.5", "\"inf\"", "\"nan\"", #""a\"b\\c\u000ad""#, "null", "true",
        "[1,null]",
      ])
  }
}

/// What a run leaves behind in its controller and in the loop.
@Suite(.isolated)
@MainActor
struct ProbeRunTests {
  private let simulator = Simulator()
  private let controller = UIViewController()

  private func makeRun(_ experiments: [ProbeExperiment], _ report: @escaping (String) -> Void)
    -> ProbeRun
  {
    simulator.show(controller)
    let loop = simulator.loop
    return ProbeRun(
      experiments, system: "test", in: controller,
      delay: { seconds, block in loop.schedule(after: seconds, block) }, report: report)
  }

  @Test func `a run leaves no view, controller, window, timer or observation`() {
    let count = simulator.loop.windows.count
    weak var stage: ProbeStage?
    let last = ProbeExperiment("last", "Nothing.") { stage = $0 }
    let run = makeRun(ProbeExperiment.all + [last]) { _ in }
    var hasEnded = false
    simulator.run { run.start { hasEnded = true } }
    while !hasEnded, simulator.now < 3600 { simulator.advance(by: 1) }
    simulator.advance(by: 10)
    #expect(hasEnded)
    #expect(run.endedCount == ProbeExperiment.all.count + 1)
    #expect(stage == nil)
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.children.isEmpty)
    #expect(simulator.loop.windows.count == count)
    #expect(!simulator.loop.hasPendingWork)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `a run that is stopped writes no more lines and leaves nothing`() {
    var count = 0
    let run = makeRun(ProbeExperiment.all) { _ in count += 1 }
    simulator.run { run.start { Issue.record("a stopped run has no end") } }
    simulator.advance(by: 7)
    simulator.run { run.stop() }
    let stopped = count
    simulator.advance(by: 20)
    #expect(stopped > 2)
    #expect(count == stopped)
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.children.isEmpty)
  }
}
