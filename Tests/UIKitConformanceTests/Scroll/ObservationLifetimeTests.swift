import Testing
import UIKit

@MainActor struct ObservationLifetimeTests {
  @Test func `letting go of the token ends the observation`() {
    let view = UIScrollView()
    let journal = Journal()
    var token: NSKeyValueObservation? = journal.hear(view)
    view.contentOffset.y = 1
    withExtendedLifetime(token) {}
    token = nil
    view.contentOffset.y = 2
    #expect(journal.lines == ["offset 0.0 → 1.0"])
  }

  @Test func `invalidating twice is harmless`() {
    let view = UIScrollView()
    let journal = Journal()
    let token = journal.hear(view)
    token.invalidate()
    token.invalidate()
    view.contentOffset.y = 2
    #expect(journal.lines.isEmpty)
  }

  @Test func `an observation does not keep the view alive`() {
    let journal = Journal()
    weak var gone: UIScrollView?
    var token: NSKeyValueObservation?
    do {
      let view = UIScrollView()
      gone = view
      token = journal.hear(view)
    }
    #expect(gone == nil)
    token?.invalidate()
    token = nil
  }

  @Test func `the handler is let go of with the token even if the view lives`() {
    final class Captured: Sendable {}
    let view = UIScrollView()
    weak var gone: Captured?
    do {
      let captured = Captured()
      gone = captured
      let token = view.observe(\.contentOffset) { _, _ in withExtendedLifetime(captured) {} }
      view.contentOffset.y = 1
      #expect(gone != nil)
      token.invalidate()
    }
    #expect(gone == nil)
  }

  @Test func `an observer that invalidates itself is heard once`() {
    let view = UIScrollView()
    let journal = Journal()
    let token = Box<NSKeyValueObservation?>(nil)
    token.value = view.observe(\.contentOffset) { _, _ in
      MainActor.assumeIsolated {
        journal.note("heard")
        token.value = nil
      }
    }
    view.contentOffset.y = 1
    view.contentOffset.y = 2
    #expect(journal.lines == ["heard"])
  }

  @Test func `an observer that is invalidated by an earlier one is not heard any more`() {
    let view = UIScrollView()
    let journal = Journal()
    let second = Box<NSKeyValueObservation?>(nil)
    let first = view.observe(\.contentOffset) { _, _ in
      MainActor.assumeIsolated { second.value?.invalidate() }
    }
    second.value = journal.hear(view)
    view.contentOffset.y = 1
    #expect(journal.lines.isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test func `every order of teardown is harmless`() {
    // Views and tokens go in all orders, between changes; nothing is heard through a dead token.
    var random = RandomNumbers(state: 42)
    for round in 0..<200 {
      var views = (0..<3).map { _ in UIScrollView() as UIScrollView? }
      let journal = Journal()
      var tokens: [(view: Int, token: NSKeyValueObservation)] = []
      for _ in 0..<40 {
        let index = Int.random(in: 0..<3, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          if let view = views[index] { tokens.append((index, journal.hear(view, as: "\(index)"))) }
        case 1:
          if !tokens.isEmpty { tokens.remove(at: Int.random(in: tokens.indices, using: &random)) }
        case 2:
          tokens.randomElement(using: &random)?.token.invalidate()
          tokens.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
        case 3:
          if Int.random(in: 0..<4, using: &random) == 0 { views[index] = nil }
        default:
          views[index]?.contentOffset.y += 1
        }
      }
      tokens = []
      _ = journal.take()
      for view in views { view?.contentOffset.y += 1 }
      #expect(journal.lines.isEmpty, "round \(round) of seed 42")
    }
  }
}
