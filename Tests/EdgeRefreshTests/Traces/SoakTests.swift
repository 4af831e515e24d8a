import Foundation
import TestSupport
import Testing
import TraceReplay

@Suite(.isolated)
@MainActor
struct SoakTests {
  @Test(arguments: 0..<4) func `random sessions break no rules`(block: UInt64) {
    for seed in block * 50..<block * 50 + 50 {
      let failure = Soak.play(seed: seed)
      #expect(failure == nil, "\(failure?.description ?? "")")
    }
  }

  @Test func `a seed determines the session`() throws {
    let first = Soak.trace(seed: 7)
    #expect(first.document == Soak.trace(seed: 7).document)
    #expect(first.document != Soak.trace(seed: 8).document)
  }

  /// A rule that many sessions break: no control refreshes.
  private static let nothingRefreshes: Soak.Rules = { _, seen in
    seen.enumerated().filter { "\($1)".contains(#""state":"refreshing""#) }
      .map { TraceRule.Violation(rule: .pullBegins, step: $0.offset, seen: "it refreshes") }
  }

  @Test func `a failing session is shortened and can be replayed`() throws {
    let failures = (0..<10).compactMap { Soak.play(seed: $0, rules: Self.nothingRefreshes) }
    #expect(failures.count > 3)
    for failure in failures {
      #expect(failure.trace.components.count == 1)
      #expect(failure.trace.steps.count <= 6)
      let line = try #require(failure.description.split(separator: "\n").last)
      #expect(failure.description.hasPrefix("seed \(failure.seed), "))
      let again = try Trace(#require(JSONValue(parsing: line)))
      #expect(try Self.nothingRefreshes(again, TraceHost(again).run()) == failure.violations)
    }
  }

  @Test func `the command counts sessions and rejects invalid arguments`() {
    var lines: [String] = []
    let command = ReplayCommand(output: { lines.append($0) }, error: { lines.append($0) })
    #expect(command.run(["--soak", "3", "--seed", "11"]) == 0)
    #expect(lines == ["3 sessions from seed 11: 0 break a rule"])
    for arguments in [["--soak"], ["--soak", "0"], ["--soak", "5", "--seed"], ["--soak", "x"]] {
      #expect(command.run(arguments) == 2)
    }
  }
}
