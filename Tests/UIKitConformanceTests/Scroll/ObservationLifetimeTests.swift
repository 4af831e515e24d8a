import Dispatch
import Foundation
import Randomness
import TestSupport
import Testing

@testable import UIKit

@Suite(.isolated)
@MainActor
struct ObservationLifetimeTests {
  private func onAnotherThread(_ call: @escaping @Sendable () -> Void) {
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      call()
      hasEnded.signal()
    }
    hasEnded.wait()
  }

  @Test func `releasing the token ends the observation`() {
    let view = UIScrollView()
    let log = EventLog()
    var token: NSKeyValueObservation? = log.observeContentOffset(of: view)
    view.contentOffset.y = 1
    withExtendedLifetime(token) {}
    token = nil
    view.contentOffset.y = 2
    #expect(log.entries == ["offset 0.0 → 1.0"])
  }

  @Test func `invalidating twice is harmless`() {
    let view = UIScrollView()
    let log = EventLog()
    let token = log.observeContentOffset(of: view)
    token.invalidate()
    token.invalidate()
    view.contentOffset.y = 2
    #expect(log.entries.isEmpty)
  }

  @Test func `an observation does not retain the view`() {
    let log = EventLog()
    weak var released: UIScrollView?
    var token: NSKeyValueObservation?
    do {
      let view = UIScrollView()
      released = view
      token = log.observeContentOffset(of: view)
    }
    #expect(released == nil)
    token?.invalidate()
    token = nil
  }

  @Test func `invalidating the token releases the handler`() {
    final class Captured: Sendable {}
    let view = UIScrollView()
    weak var released: Captured?
    do {
      let captured = Captured()
      released = captured
      let token = view.observe(\.contentOffset) { _, _ in withExtendedLifetime(captured) {} }
      view.contentOffset.y = 1
      #expect(released != nil)
      token.invalidate()
    }
    #expect(released == nil)
  }

  @Test func `a token that is released on another thread releases the handler later`() async {
    final class Captured: Sendable {}
    let calls = Box(0)
    weak var released: Captured?
    let observer: KeyValueObserver<CGPoint>
    do {
      let captured = Captured()
      released = captured
      observer = KeyValueObserver(
        options: [],
        handler: .init { _, _ in
          withExtendedLifetime(captured) {}
          MainActor.assumeIsolated { calls.value += 1 }
        })
    }
    observer.notify(UIScrollView(), old: nil, new: nil)
    onAnotherThread { _ = NSKeyValueObservation(observer) }
    observer.notify(UIScrollView(), old: nil, new: nil)
    #expect(calls.value == 1)
    while released != nil { await Task.yield() }
  }

  @Test func `an observer that invalidates itself is called once`() {
    let view = UIScrollView()
    let log = EventLog()
    let token = Box<NSKeyValueObservation?>(nil)
    token.value = view.observe(\.contentOffset) { _, _ in
      MainActor.assumeIsolated {
        log.record("called")
        token.value = nil
      }
    }
    view.contentOffset.y = 1
    view.contentOffset.y = 2
    #expect(log.entries == ["called"])
  }

  @Test func `an observer invalidated by an earlier one is not called`() {
    let view = UIScrollView()
    let log = EventLog()
    let second = Box<NSKeyValueObservation?>(nil)
    let first = view.observe(\.contentOffset) { _, _ in
      MainActor.assumeIsolated { second.value?.invalidate() }
    }
    second.value = log.observeContentOffset(of: view)
    view.contentOffset.y = 1
    #expect(log.entries.isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test func `views and tokens can be released in any order`() {
    // Releases views and tokens in random order between changes. A released token must not report.
    var random = SplitMix64(seed: 42)
    for round in 0..<200 {
      var views = (0..<3).map { _ in UIScrollView() as UIScrollView? }
      let log = EventLog()
      var tokens: [(view: Int, token: NSKeyValueObservation)] = []
      for _ in 0..<40 {
        let index = Int.random(in: 0..<3, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          if let view = views[index] {
            tokens.append((index, log.observeContentOffset(of: view, as: "\(index)")))
          }
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
      _ = log.takeEntries()
      for view in views { view?.contentOffset.y += 1 }
      #expect(log.entries.isEmpty, "round \(round) of seed 42")
    }
  }
}
