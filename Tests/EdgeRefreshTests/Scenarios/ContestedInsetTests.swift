import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// Scroll views that do not keep the inset which the controls write.
@Suite(.isolated)
@MainActor
struct ContestedInsetTests {
  /// A scroll view that changes each inset before it sets it.
  private final class AdaptingScrollView: UIScrollView {
    var adapt: (CGFloat) -> CGFloat = { $0 }
    private(set) var writeCount = 0

    override var contentInset: UIEdgeInsets {
      get { super.contentInset }
      set {
        writeCount += 1
        var inset = newValue
        inset.top = adapt(inset.top)
        inset.bottom = adapt(inset.bottom)
        super.contentInset = inset
      }
    }
  }

  /// A scroll view whose insets someone sets in each layout pass.
  private class ContestedScrollView: UIScrollView {
    var insets: [UIEdgeInsets] = []
    /// Whether a new inset requests another layout pass.
    var laysOutForInsets = false
    private(set) var writeCount = 0

    override var contentInset: UIEdgeInsets {
      get { super.contentInset }
      set {
        writeCount += 1
        super.contentInset = newValue
        if laysOutForInsets { setNeedsLayout() }
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let inset = insets.first else { return }
      insets = Array(insets.dropFirst()) + [inset]
      if contentInset != inset { contentInset = inset }
    }
  }

  // A class is reported once, so each test has its own.
  private final class AlternatingScrollView: ContestedScrollView {}
  private final class OftenSetScrollView: ContestedScrollView {}

  private nonisolated static let adaptations:
    [(name: String, adapt: @Sendable (CGFloat) -> CGFloat)] = [
      ("rounds to points", { $0.rounded() }),
      ("rounds to thirds of a point", { ($0 * 3).rounded(.down) / 3 }),
      ("is at most 40", { min($0, 40) }),
    ]

  @Test(.scenario("S75"), arguments: adaptations.indices)
  func `an amount is added once to an inset that is rounded or limited`(index: Int) {
    let adapt = Self.adaptations[index].adapt
    let scrollView = AdaptingScrollView()
    scrollView.adapt = adapt
    let screen = Screen(scrollView: scrollView)
    let header = screen.refreshing(NormalHeader {})
    let footer = screen.attach(AutoNormalFooter {})
    let open = [adapt(54), 0, adapt(44), 0].map(\.roundedForComparison)
    #expect(screen.inset == open)
    let count = scrollView.writeCount
    // Other changes do not make the controls write the inset again.
    for _ in 1...4 {
      scrollView.contentSize.height += 1
      scrollView.setNeedsLayout()
      screen.turn()
    }
    #expect(screen.inset == open && scrollView.writeCount == count)
    header.endRefreshing()
    screen.advance(by: 1)
    screen.scrollView.refreshFooter = nil
    #expect(screen.inset == [adapt(0), 0, adapt(0), 0] && header.state == .idle)
    #expect(footer.superview == nil)
  }

  @Test(.scenario("S75")) func `an inset that the app sets during a write is the app's`() {
    let scrollView = UIScrollView()
    let screen = Screen(scrollView: scrollView)
    let answer = scrollView.observe(\.contentOffset) { scrollView, _ in
      MainActor.assumeIsolated {
        if scrollView.contentInset.top >= 54, scrollView.contentInset.bottom == 0 {
          scrollView.contentInset.bottom = 30
        }
      }
    }
    let header = screen.refreshing(NormalHeader {})
    #expect(screen.inset == [54, 0, 30, 0])
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 30, 0])
    answer.invalidate()
  }

  @Test(.scenario("S74"), arguments: [[0], [0, 10]] as [[CGFloat]], [false, true])
  func `someone who sets the inset in each layout pass does not stop the scrolling`(
    bottoms: [CGFloat], laysOutForInsets: Bool
  ) {
    let scrollView = bottoms.count == 1 ? ContestedScrollView() : AlternatingScrollView()
    scrollView.laysOutForInsets = laysOutForInsets
    let screen = Screen(contentHeight: 20_000, scrollView: scrollView)
    let footer = screen.attach(AutoNormalFooter {})
    #expect(screen.inset == [0, 0, 44, 0])
    let messages = Diagnostics.messages {
      scrollView.insets = bottoms.map { UIEdgeInsets(top: 0, left: 0, bottom: $0, right: 0) }
      for _ in 1...100 {
        scrollView.setNeedsLayout()
        screen.turn()
      }
    }
    if laysOutForInsets {
      let name = bottoms.count == 1 ? "ContestedScrollView" : "AlternatingScrollView"
      #expect(messages.count == 1 && messages.first?.contains(name) == true)
    } else {
      #expect(messages.isEmpty, "one write in each pass is not too much")
    }
    if bottoms.count == 1 {
      // The finger is lifted at full speed.
      screen.fling(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 200))
      let start = screen.offset.y
      screen.advance(by: 3)
      #expect(screen.offset.y > start + 500)
    }
    if !laysOutForInsets { #expect([44, 54].contains(screen.inset[2]), "one write in each pass") }
    // The control stays usable, even when nothing else sets the inset anymore.
    footer.beginRefreshing()
    #expect(footer.state == .refreshing)
    footer.endRefreshing()
    scrollView.insets = []
    scrollView.refreshFooter = nil
    #expect(footer.state == .idle && [0, 10].contains(scrollView.contentInset.bottom))
    screen.attach(footer)
    #expect([44, 54].contains(screen.inset[2]))
  }

  @Test(.scenario("S92"), arguments: [0.02, 1])
  func `an equal inset that the app sets again and again keeps the amount`(interval: Double) {
    let screen = Screen()
    _ = screen.refreshing(NormalHeader {})
    for _ in 1...3600 {
      screen.scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      screen.advance(by: interval)
      guard screen.inset == [74, 0, 0, 0] else {
        Issue.record("the inset is \(screen.inset)")
        return
      }
    }
  }

  @Test(.scenario("S74"), arguments: [1, 3])
  func `an amount that was left out in a turn comes back`(turns: Int) {
    let screen = Screen()
    let header = screen.refreshing(NormalHeader {})
    for _ in 1...turns {
      _ = Diagnostics.messages {
        for top in 1...100 {
          screen.scrollView.contentInset.top = 0
          screen.scrollView.contentInset = UIEdgeInsets(
            top: CGFloat(top % 7), left: 0, bottom: 0, right: 0)
        }
      }
      #expect(screen.inset[0] < 54)
      screen.advance(by: 0.001)
    }
    screen.advance(by: 0.3)
    #expect(screen.inset == [56, 0, 0, 0])
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [2, 0, 0, 0])
  }

  @Test(.scenario("S74")) func `the inset is written a limited number of times in a turn`() {
    let scrollView = OftenSetScrollView()
    let screen = Screen(scrollView: scrollView)
    _ = screen.refreshing(NormalHeader {})
    let count = scrollView.writeCount
    let messages = Diagnostics.messages {
      for top in 1...100 {
        scrollView.contentInset = UIEdgeInsets(top: CGFloat(top % 7), left: 0, bottom: 0, right: 0)
      }
    }
    #expect(scrollView.writeCount - count <= 100 + 8)
    #expect(messages.count == 1 && messages.first?.contains("OftenSetScrollView") == true)
    // A later change, for example for a keyboard, counts as the app's again.
    screen.advance(by: 0.1)
    scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    #expect(screen.inset == [84, 0, 0, 0])
  }
}
