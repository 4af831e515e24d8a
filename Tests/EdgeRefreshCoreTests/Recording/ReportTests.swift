import EngineReplay
import Foundation
import Testing

@testable import EdgeRefreshCore

/// Recordings from bug reports. To turn a report into a test, add its lines to a file in the folder
/// `Reports` beside this one.
struct ReportTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Reports")

  /// Repeats the events of a report, and returns the first error.
  private func error(in text: String) throws -> HarnessError? {
    var pull: [Int: (engine: PullEngine, checker: PullRuleChecker)] = [:]
    var auto: [Int: (engine: AutoEngine, checker: AutoRuleChecker)] = [:]
    for line in try EngineRecording(text, path: "report").lines {
      switch line.engine {
      case .pull(let engine): pull[line.control] = (engine, PullRuleChecker(resuming: engine))
      case .auto(let engine): auto[line.control] = (engine, AutoRuleChecker(resuming: engine))
      case nil: break
      }
      var rule: Rule?
      if var (engine, checker) = pull[line.control] {
        rule = Self.check(line, &engine, &checker)
        pull[line.control] = (engine, checker)
      } else if var (engine, checker) = auto[line.control] {
        rule = Self.check(line, &engine, &checker)
        auto[line.control] = (engine, checker)
      } else {
        return HarnessError(description: "control \(line.control) has no engine")
      }
      if let rule { return HarnessError(description: "line \(line.number): \(rule.rawValue)") }
    }
    return nil
  }

  private static func check<Checker: RuleChecker>(
    _ line: EngineRecording.Line, _ engine: inout Checker.Engine, _ checker: inout Checker
  ) -> Rule? {
    // The rules compare the engines before and after an event, with the input of the event.
    engine.extent = line.input.extent
    engine.mayBegin = line.input.mayBegin
    let before = engine
    let decision = engine.handle(line.event, with: line.input)
    return checker.check(decision, about: line.event, before: before, after: engine)
  }

  @Test func `a reported recording keeps the rules`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 2)
    for file in files {
      let error = try error(in: String(contentsOf: file, encoding: .utf8))
      #expect(error == nil, "\(file.lastPathComponent): \(error?.description ?? "")")
    }
  }

  @Test func `a rule that a reported recording breaks is reported`() throws {
    // A closed control adds nothing to the inset, but this recording says that it does.
    var engine = PullEngine(edge: .top, extent: 54)
    engine.insetAmount = 54
    let input = EngineInput(geometry: ScrollGeometry(contentLength: 100), extent: 54)
    var next = engine
    let decision = next.handle(.contentChanged, with: input)
    let line = RecordedText.object([
      ("time", 0.0), ("control", 1), ("engine", RefreshEngine.pull(engine)),
      ("event", RefreshEvent.contentChanged), ("input", input), ("decision", decision),
    ])
    let text = #"{"recording":2,"library":"0.1.0","system":"Linux"}"# + "\n" + line + "\n"
    #expect(try error(in: text) != nil)
    #expect(try error(in: text.replacing(#""engine""#, with: #""other""#)) != nil)
  }
}
