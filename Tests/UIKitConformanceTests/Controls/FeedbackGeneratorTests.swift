import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct FeedbackGeneratorTests {
  @Test func `the main loop records what generators are asked for, in order`() {
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    MainLoop.current.advance(by: 0.5)
    impact.impactOccurred()
    impact.impactOccurred(intensity: 0.5, at: .zero)
    impact.impactOccurred(intensity: 7)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    #expect(
      MainLoop.current.feedbacks.map(\.kind) == [
        .preparation, .impact(.heavy, intensity: 1), .impact(.heavy, intensity: 0.5),
        .impact(.heavy, intensity: 1), .selection, .notification(.warning),
      ])
    #expect(MainLoop.current.feedbacks.map(\.time).prefix(2) == [0, 0.5])
  }

  @Test func `a generator without a style plays medium impacts`() {
    UIImpactFeedbackGenerator().impactOccurred()
    UIImpactFeedbackGenerator(style: .soft, view: UIView()).impactOccurred()
    #expect(
      MainLoop.current.feedbacks.map(\.kind) == [
        .impact(.medium, intensity: 1), .impact(.soft, intensity: 1),
      ])
  }
}
