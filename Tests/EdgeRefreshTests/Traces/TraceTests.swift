import Foundation
import TestSupport
import Testing
import TraceReplay

@Suite(.isolated)
@MainActor
struct TraceTests {
  static func traces(_ file: String) throws -> [Trace] {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "jsonl", subdirectory: "Fixtures"))
    return try TraceFile.read(url.path)
  }

  /// Recordings of MJRefresh, and hand-written sessions whose observations were derived from the
  /// source of MJRefresh.
  @Test(arguments: [("directed", 279), ("random", 250), ("written", 17)])
  func `every trace has the recorded observations and breaks no rules`(file: String, count: Int)
    throws
  {
    let traces = try Self.traces(file)
    #expect(traces.count == count)
    for trace in traces {
      let seen = try TraceHost(trace).run()
      let differences = TraceComparison.differences(expected: trace.expectations, seen: seen)
      #expect(differences.isEmpty, "\(trace.name): \(differences)")
      let violations = TraceRule.violations(of: trace, seen: seen)
      #expect(violations.isEmpty, "\(trace.name): \(violations)")
    }
  }

  /// Shortened random sessions that broke a rule before the library was corrected.
  @Test func `no session that was found by the soak breaks a rule again`() throws {
    let traces = try Self.traces("found")
    #expect(traces.count == 32)
    for trace in traces {
      let host = try TraceHost(trace)
      let violations = TraceRule.violations(of: trace, seen: host.run()) + host.losses
      #expect(violations.isEmpty, "\(trace.name): \(violations)")
    }
  }
}
