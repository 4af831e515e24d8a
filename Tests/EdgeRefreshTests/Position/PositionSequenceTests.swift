import EdgeRefresh
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Random sessions of lists whose content is kept in place.
@Suite(.isolated)
@MainActor
struct PositionSequenceTests {
  /// `EDGEREFRESH_SESSIONS=1000 swift test --filter PositionSequenceTests` plays more sessions.
  private static let sessions =
    ProcessInfo.processInfo.environment["EDGEREFRESH_SESSIONS"].flatMap(UInt64.init) ?? 5

  @Test(.scenario("S40"), arguments: ListKind.allCases)
  func `an item stays at its place, or the end at the end, whatever happens`(kind: ListKind) {
    for seed in 0..<Self.sessions {
      let session = PositionSession(kind, seed: seed)
      let failure = session.play(12)
      #expect(failure == nil, "seed \(seed)\n\(session.log.joined(separator: "\n"))")
      if failure != nil { return }
    }
  }
}
