import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

// Serialized because the tests replace the output of the diagnostics, which is static.
@Suite(.isolated, .serialized)
@MainActor
struct BadInputTests {
  let screen = Screen()

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func `invalid geometry does not crash`(value: CGFloat) {
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    // The stand-in stops the program if an offset is NaN, but not if a size or an inset is.
    let offset = value.isNaN ? -70 : value
    screen.scrollView.scriptDragBegan()
    screen.scrollView.contentOffset.y = offset
    screen.scrollView.contentSize.height = value
    screen.scrollView.contentInset = UIEdgeInsets(
      top: value, left: value, bottom: value, right: value)
    screen.turn()
    screen.scrollView.contentOffset.y = offset - 1
    screen.scrollView.contentInset = .zero
    screen.scrollView.scriptDragEnded(cancelled: false)
    screen.scrollView.contentOffset.y = offset
    header.beginRefreshing()
    header.endRefreshing()
    screen.scrollView.contentSize.height = 2000
    screen.scrollView.contentOffset = .zero
    screen.advance(by: 2)
    #expect(header.state == .idle)
    #expect(header.pullingPercent == 0)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(
    arguments: [(.nan, 0), (-1, 0), (0, 0), (2, 2), (.infinity, 1e9)] as [(Double, Double)])
  func `a delay can be expressed in nanoseconds`(delay: Double, expected: Double) {
    #expect(delay.schedulable == expected)
  }

  @Test(arguments: [-100, 0, 1e9] as [CGFloat])
  func `an invalid height does not crash`(height: CGFloat) {
    let header = NormalHeader()
    header.frame.size.height = height
    screen.scrollView.refreshHeader = header
    screen.drag(to: -30, -60)
    screen.release()
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(header.state == .idle)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(header.pullingPercent.isFinite)
  }

  @Test func `ending without a refresh does nothing`() {
    let header = NormalHeader()
    header.endRefreshing()
    screen.scrollView.refreshHeader = header
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(header.state == .idle)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test func `adding a header to a view that is not a scroll view is reported once`() {
    final class Plain: UIView {}
    let plain = Plain()
    let messages = Diagnostics.messages {
      for _ in 1...3 {
        let header = NormalHeader()
        plain.addSubview(header)
        header.beginRefreshing()
        header.endRefreshing()
        #expect(header.scrollView == nil)
      }
    }
    #expect(messages == ["NormalHeader was added to Plain, which is not a scroll view"])
  }

  @Test func `a header moved to another scroll view while refreshing leaves no inset behind`() {
    let other = Screen(inset: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    let log = EventLog()
    let header = NormalHeader()
    log.observe(header)
    _ = screen.refreshing(header)
    other.scrollView.refreshHeader = header
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(other.inset == [5, 0, 0, 0])
    #expect(header.scrollView === other.scrollView)
    #expect(header.state == .idle)
    #expect(log.entries == ["refreshing", "began", "ended"])
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(other.inset == [59, 0, 0, 0])
    #expect(screen.inset == [0, 0, 0, 0])
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(other.inset == [5, 0, 0, 0])
  }

  @Test func `replacing a header while it refreshes leaves no inset behind`() {
    let first = screen.refreshing(NormalHeader())
    let second = ImageHeader()
    screen.scrollView.refreshHeader = second
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(first.superview == nil)
    #expect(screen.scrollView.refreshHeader === second)
    first.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test func `assigning the same header again changes nothing`() {
    let header = screen.refreshing(NormalHeader())
    screen.scrollView.refreshHeader = header
    #expect(header.state == .refreshing)
    #expect(screen.inset == [54, 0, 0, 0])
  }
}
