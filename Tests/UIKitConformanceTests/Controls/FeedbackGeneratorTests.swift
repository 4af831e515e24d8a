import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct FeedbackGeneratorTests {
  @Test func `the main loop records what generators are asked for, in order`() {
    let impact = UIImpactFeedbackGenerator(style: .light)
    impact.prepare()
    MainLoop.current.advance(by: 0.5)
    impact.impactOccurred()
    #expect(
      MainLoop.current.feedbacks.map(\.kind) == [.preparation, .impact(.light, intensity: 1)])
    #expect(MainLoop.current.feedbacks.map(\.time) == [0, 0.5])
  }
}
