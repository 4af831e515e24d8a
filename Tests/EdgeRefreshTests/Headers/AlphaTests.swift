import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct AlphaTests {
  let screen = Screen()

  private func presentedAlpha(of view: UIView) -> CGFloat {
    view.presentation(at: MainLoop.current.now).alpha
  }

  @Test func `a control that does not fade stays opaque during and after a refresh`() {
    let header = screen.refreshing(NormalHeader())
    #expect(header.alpha == 1)
    header.endRefreshing()
    screen.advance(by: 0.2)
    #expect(header.alpha == 1 && presentedAlpha(of: header) == 1)
    screen.advance(by: 1)
    #expect(header.alpha == 1)
  }

  @Test func `a control that fades with the pull fades out while it closes`() {
    let header = NormalHeader()
    header.fadesWithPull = true
    _ = screen.refreshing(header)
    #expect(presentedAlpha(of: header) == 1)
    header.endRefreshing()
    screen.advance(by: 0.2)
    let alpha = presentedAlpha(of: header)
    #expect(alpha > 0 && alpha < 1)
    screen.advance(by: 0.5)
    #expect(header.alpha == 0)
  }

  @Test func `a header of a list that ends and begins again out of view does not stay faded`() {
    let rows = Rows(60)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    let header = screen.attach(NormalHeader {})
    header.fadesWithPull = true
    header.options.scrollsToControl = false
    table.contentOffset.y = 500
    screen.turn()
    header.beginRefreshing()
    screen.advance(by: 1)
    header.endRefreshing()
    header.beginRefreshing()
    screen.advance(by: 1)
    table.contentOffset.y = -54
    screen.turn()
    #expect(header.state == .refreshing && header.alpha == 1)
  }

  @Test func `setting the pulling percent does not fade a control during a refresh`() {
    let header = NormalHeader()
    header.fadesWithPull = true
    _ = screen.refreshing(header)
    header.pullingPercent = 0.3
    #expect(header.alpha == 1)
  }

  @Test func `fading that is enabled during a pull takes effect immediately`() {
    let header = NormalHeader()
    screen.scrollView.refreshHeader = header
    screen.drag(to: -27)
    #expect(header.alpha == 1)
    header.fadesWithPull = true
    #expect(header.alpha == 0.5)
    header.fadesWithPull = false
    #expect(header.alpha == 1)
  }

  /// An auto footer is always part of the inset, and it has no pull to follow.
  @Test func `an auto footer never fades`() {
    let footer = AutoNormalFooter()
    footer.fadesWithPull = true
    screen.scrollView.refreshFooter = footer
    screen.turn()
    #expect(footer.alpha == 1)
    footer.beginRefreshing()
    footer.endRefreshing()
    #expect(footer.alpha == 1)
  }
}
