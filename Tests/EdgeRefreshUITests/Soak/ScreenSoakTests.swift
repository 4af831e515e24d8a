import Foundation
import TestSupport
import Testing

/// Random sessions with every option, binding and closure.
///
/// `EDGEREFRESH_UI_SESSIONS=50000 swift test --filter ScreenSoakTests` plays more of them, and
/// `EDGEREFRESH_SEED=7` begins with another seed. A failure prints its seed and its steps.
@Suite(.isolated)
@MainActor
struct ScreenSoakTests {
  private nonisolated static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test(.scenario("S25")) func `random sessions on a screen break no rules`() async {
    let first = Self.setting("EDGEREFRESH_SEED") ?? 1
    let count = Self.setting("EDGEREFRESH_UI_SESSIONS") ?? 80
    var failures = 0
    for seed in first..<first + count where failures < 10 {
      let failure = await ScreenSession.play(seed: seed)
      #expect(failure == nil, "\(failure ?? "")")
      if failure != nil { failures += 1 }
    }
  }
}
