import EdgeRefresh
import Randomness
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A model of an app that changes the inset at random and tracks the inset that it has set.
@MainActor
private struct ModelApp {
  let screen = Screen()
  let header = NormalHeader {}
  let footer = AutoNormalFooter {}
  let trailer = NormalTrailer {}
  var own: [CGFloat] = [0, 0, 0, 0]
  var saved: [(shown: UIEdgeInsets, own: [CGFloat])] = []
  var random: SplitMix64

  private static let sides: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [
    \.top, \.left, \.bottom, \.right,
  ]
  /// The lengths of the controls, their sums and differences, and other values.
  private static let values: [CGFloat] = [0, 44, 54, 60, 88, 98, 10, 100 / 3, 200 / 3, 0.5, 300]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    // If the content were narrower than the view, an open trailer would also add the empty space.
    screen.scrollView.contentSize.width = 2000
    attach()
  }

  func attach() {
    screen.scrollView.refreshHeader = header
    screen.scrollView.refreshFooter = footer
    screen.scrollView.refreshTrailer = trailer
  }

  /// Performs a random step and returns its description.
  mutating func step() -> String {
    let view = screen.scrollView
    let index = random.below(4)
    let side = Self.sides[index]
    switch random.below(14) {
    case 0, 1:
      own[index] = random.pick(Self.values)
      view.contentInset[keyPath: side] = own[index]
      return "side \(index) = \(own[index])"
    case 2...4:
      let amount = random.pick(Self.values) * (random.once(in: 2) ? -1 : 1)
      let read = view.contentInset[keyPath: side]
      view.contentInset[keyPath: side] += amount
      own[index] += amount
      // The inset of an open control follows the offset, which the stand-in rounds to pixels.
      #expect(abs(view.contentInset[keyPath: side] - read - amount) < 0.17)
      return "side \(index) += \(amount)"
    case 5:
      saved.append((view.contentInset, own))
      return "save"
    case 6, 7:
      guard !saved.isEmpty else { return "" }
      let (shown, old) = random.pick(Array(saved.indices).map { (saved[$0].shown, saved[$0].own) })
      if random.once(in: 2) {
        view.contentInset = shown
        own = old
        return "restore"
      }
      view.contentInset[keyPath: side] = shown[keyPath: side] + 10
      own[index] = old[index] + 10
      return "side \(index) = saved + 10"
    case 8: header.beginRefreshing()
    case 9: trailer.beginRefreshing()
    case 10: endAll()
    case 11:
      view.refreshHeader = nil
      view.refreshTrailer = nil
      if random.once(in: 2) { view.refreshFooter = nil }
    case 12: attach()
    default:
      view.frame.size = CGSize(width: view.frame.height, height: view.frame.width)
      screen.setSafeArea(
        random.once(in: 2) ? .zero : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
    screen.advance(by: random.pick([0, 0.016, 0.1, 0.3]))
    return "control"
  }

  /// Ends all refreshes and waits until the controls have closed.
  func settle() {
    endAll()
    screen.advance(by: 2)
  }

  private func endAll() {
    for control in [header, footer, trailer] as [RefreshComponent] { control.endRefreshing() }
  }

  /// The expected content inset at rest.
  var expectedInset: [CGFloat] {
    var inset = own
    if footer.superview != nil { inset[2] += 44 }
    return inset.map(\.roundedForComparison)
  }
}

@Suite(.isolated)
@MainActor
struct InsetPropertyTests {
  @Test(.scenario("S1"), .scenario("S3"), .scenario("S5"), .scenario("S50"))
  func `the inset at rest is the app's inset plus the amount of each visible control`() {
    for seed in UInt64(1)...150 {
      var app = ModelApp(seed: seed)
      var steps: [String] = []
      for _ in 0..<40 {
        steps.append(app.step())
        let own = app.screen.scrollView.contentInsetExcludingRefreshControls
        let actual = [own.top, own.left, own.bottom, own.right].map(\.roundedForComparison)
        let expected = app.own.map(\.roundedForComparison)
        guard actual == expected else {
          Issue.record("seed \(seed): \(actual) instead of \(expected) after \(steps)")
          return
        }
      }
      app.settle()
      guard app.screen.inset == app.expectedInset else {
        Issue.record(
          "seed \(seed): \(app.screen.inset) instead of \(app.expectedInset) after \(steps)")
        return
      }
    }
  }
}
