import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A content view of a given size that counts how often it is drawn.
private final class Dot: UIView, RefreshContent {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var presentations: [RefreshPresentation] = []

  override var intrinsicContentSize: CGSize { size }

  func render(_ presentation: RefreshPresentation) {
    presentations.append(presentation)
  }
}

@Suite(.isolated)
@MainActor
struct ContentViewTests {
  let screen = Screen()

  @Test func `a content view is drawn once as it is given`() {
    let dot = Dot()
    let header = RefreshHeader(content: dot)
    #expect(dot.superview === header)
    #expect(
      dot.presentations == [
        RefreshPresentation(state: .idle, progress: 0, isActive: false)
      ])
  }

  @Test func `a content view without a size leaves the control as it is`() {
    #expect(RefreshHeader(content: Dot()).frame.height == 54)
    #expect(BackFooter(content: Dot()).frame.height == 44)
    #expect(RefreshTrailer(content: Dot()).frame.width == 60)
    #expect(RefreshLeader(content: Dot()).frame.width == 60)
  }

  @Test func `its height is that of headers and footers and its width that of trailers`() {
    let dot = Dot()
    dot.size = CGSize(width: 70, height: 80)
    #expect(RefreshHeader(content: dot).frame.height == 80)
    #expect(AutoFooter(content: dot).frame.height == 80)
    #expect(RefreshTrailer(content: dot).frame.size == CGSize(width: 70, height: 0))
  }

  @Test func `it fills its control`() {
    let dot = Dot()
    screen.scrollView.contentSize.width = 1_000
    screen.scrollView.refreshTrailer = RefreshTrailer(content: dot)
    screen.turn()
    #expect(dot.frame == CGRect(x: 0, y: 0, width: 60, height: 800))
  }

  @Test func `it is told until its control has closed`() throws {
    let dot = Dot()
    let header = screen.refreshing(RefreshHeader(content: dot))
    #expect(try #require(dot.presentations.last).isActive)
    header.endRefreshing()
    let closing = try #require(dot.presentations.last)
    #expect(closing.state == .idle && closing.isActive)
    screen.advance(by: 1)
    #expect(try #require(dot.presentations.last).isActive == false)
  }

  @Test func `controls with texts draw a content view as well`() throws {
    let dots = [Dot(), Dot(), Dot(), Dot()]
    let controls = [
      StateHeader(content: dots[0]), BackStateFooter(content: dots[1]),
      AutoStateFooter(content: dots[2]), StateTrailer(content: dots[3]),
    ]
    for (control, dot) in zip(controls, dots) {
      screen.scrollView.setRefreshControl(control)
      control.beginRefreshing()
      #expect(try #require(dot.presentations.last).state == .refreshing)
    }
  }
}
