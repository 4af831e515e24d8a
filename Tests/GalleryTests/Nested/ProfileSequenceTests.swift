import EdgeRefresh
import Foundation
import Randomness
import TestSupport
import Testing
import UIKit

@testable import GalleryExamples
@testable import UIKitSimulator

/// Random sequences of finger movements, responses of the server and rotations.
@Suite(.serialized)
@MainActor
struct ProfileSequenceTests {
  private enum Action: CaseIterable {
    case pull
    case scroll
    case fling
    case swipe
    case partialSwipe
    case swipeImmediately
    case diagonal
    case tapTab
    case respond
    case rotate
  }

  @Test(.scenario("S38"), arguments: 1...12)
  func `after any sequence, the insets are those of the app`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let screen = try ProfileScreen()
    var log = "seed \(seed):"
    for _ in 0..<25 {
      let action = random.pick(Action.allCases)
      log += " \(action)"
      perform(action, on: screen, using: &random, log)
      screen.expectAppInsets(log)
    }
    screen.expectRest(log)
  }

  private func perform(
    _ action: Action, on screen: ProfileScreen, using random: inout SplitMix64, _ log: String
  ) {
    let count = screen.requestCount
    let start = start(on: screen, using: &random)
    let distance = CGFloat(random.whole(40...360))
    switch action {
    case .pull: screen.drag(from: start, y: distance)
    case .scroll: screen.drag(from: start, y: -distance)
    case .fling:
      let sign: CGFloat = random.once(in: 2) ? 1 : -1
      screen.simulator.fling(from: start, to: CGPoint(x: start.x, y: start.y + sign * distance))
    case .swipe: swipe(by: 260, from: start, on: screen, using: &random, log)
    case .partialSwipe: swipe(by: 90, from: start, on: screen, using: &random, log)
    case .swipeImmediately:
      let end = CGPoint(x: random.once(in: 2) ? 80 : 330, y: start.y)
      screen.simulator.fling(from: CGPoint(x: 410 - end.x, y: start.y), to: end)
    case .diagonal:
      screen.drag(from: start, x: random.once(in: 2) ? distance : -distance, y: distance * 0.8)
    case .tapTab: screen.tapTab(random.below(3))
    case .respond: screen.respond()
    case .rotate:
      screen.simulator.device = screen.simulator.device.rotated
      screen.simulator.advance(by: 0.5)
    }
    // A tap on a tab does not stop a deceleration, which may then reach the end of a list.
    let limit = action == .tapTab ? 2 : 1
    #expect(screen.requestCount <= count + limit, "one refresh for each gesture; \(log)")
  }

  /// Returns a point that is neither on a tab nor at the edges of the screen.
  private func start(on screen: ProfileScreen, using random: inout SplitMix64) -> CGPoint {
    let bounds = screen.simulator.window.bounds
    let tabs = screen.tabs.convert(screen.tabs.bounds, to: nil).insetBy(dx: 0, dy: -4)
    while true {
      let x = CGFloat(random.whole(80...Int(bounds.width - 80)))
      let y = CGFloat(random.whole(110...Int(bounds.height - 50)))
      if !tabs.contains(CGPoint(x: x, y: y)) { return CGPoint(x: x, y: y) }
    }
  }

  /// Waits until nothing moves, drags sideways and back or to the next page, and expects that only
  /// the pages turn.
  private func swipe(
    by distance: CGFloat, from start: CGPoint, on screen: ProfileScreen,
    using random: inout SplitMix64, _ log: String
  ) {
    screen.simulator.advance(by: 4)
    let count = screen.requestCount
    var seen: [Int: CGFloat] = [:]
    screen.drag(from: start, x: random.once(in: 2) ? distance : -distance) {
      let visible = screen.visiblePages
      for page in visible {
        let position = screen.pages[page].position
        #expect(position == seen[page, default: position], "\(log)")
        seen[page] = position
      }
      seen = seen.filter { visible.contains($0.key) }
    }
    #expect(screen.requestCount == count, "a swipe begins no refresh; \(log)")
  }
}
