import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.scenario("S51"), .isolated)
@MainActor
struct ResizeTests {
  let screen = Screen()
  var view: UIScrollView { screen.scrollView }

  @Test func `a back footer of short content moves to the new bottom edge`() {
    view.frame.size.height = 500
    view.contentSize.height = 100
    let footer = BackNormalFooter {}
    view.refreshFooter = footer
    screen.turn()
    #expect(footer.frame.origin.y == 500)
    for height in [844, 300, 501] as [CGFloat] {
      view.frame.size.height = height
      screen.turn()
      #expect(footer.frame.origin.y == height)
    }
  }

  @Test func `a footer moves to the new bottom edge after an app has removed all other subviews`() {
    let footer = BackNormalFooter {}
    view.refreshFooter = footer
    screen.turn()
    for subview in view.subviews where subview !== footer { subview.removeFromSuperview() }
    view.contentSize.height = 100
    screen.turn()
    view.frame.size.height = 500
    screen.turn()
    #expect(footer.frame.origin.y == 500)
    view.refreshFooter = nil
    #expect(view.subviews.isEmpty)
  }

  @Test func `an open footer stays in view when the scroll view shrinks`() {
    let footer = BackNormalFooter {}
    view.refreshFooter = footer
    screen.turn()
    footer.beginRefreshing()
    screen.advance(by: 1)
    #expect(screen.offset.y == 1244)
    view.frame.size.height = 500
    screen.turn()
    #expect(screen.offset.y == 1544)
    view.frame.size.height = 800
    screen.turn()
    #expect(screen.offset.y == 1244)
    footer.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.offset.y == 1200)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test func `an open header stays in view when the scroll view shrinks`() {
    let header = screen.refreshing(NormalHeader {})
    view.frame.size.height = 400
    screen.turn()
    #expect(screen.offset.y == -54 && header.state == .refreshing)
  }

  @Test func `a trailer of short content moves to the new right edge`() {
    view.contentSize = CGSize(width: 100, height: 200)
    view.frame.size = CGSize(width: 390, height: 200)
    let trailer = NormalTrailer {}
    view.refreshTrailer = trailer
    screen.turn()
    #expect(trailer.frame == CGRect(x: 390, y: 0, width: 60, height: 200))
    view.frame.size.width = 844
    screen.turn()
    #expect(trailer.frame == CGRect(x: 844, y: 0, width: 60, height: 200))
    view.frame.size.height = 300
    screen.turn()
    #expect(trailer.frame == CGRect(x: 844, y: 0, width: 60, height: 300))
  }

  @Test func `every control follows a new size without scrolling`() {
    view.contentSize.height = 10
    let (header, footer) = (NormalHeader {}, BackNormalFooter {})
    view.refreshHeader = header
    view.refreshFooter = footer
    header.beginRefreshing()
    screen.advance(by: 1)
    view.frame.size = CGSize(width: 800, height: 390)
    screen.turn()
    #expect(header.frame.size.width == 800 && footer.frame.size.width == 800)
    #expect(footer.frame.origin.y == 390)
    #expect(screen.offset.y == -54)
  }

  @Test func `scrolling places the control with the current safe area`() {
    screen.setSafeArea(UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 0))
    let header = NormalHeader {}
    view.refreshHeader = header
    screen.turn()
    #expect(header.frame.origin.x == -47)
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset.y = 300
    #expect(header.frame.origin.x == 0)
  }

  @Test func `controls are the first subviews, and removing them leaves no other views`() {
    let label = UILabel()
    view.addSubview(label)
    let before = view.subviews
    let (header, footer) = (NormalHeader {}, AutoNormalFooter {})
    view.refreshHeader = header
    #expect(view.subviews.first === header)
    view.refreshFooter = footer
    #expect(Array(view.subviews.prefix(2)) == [footer, header])
    #expect(view.subviews.last === label)
    view.refreshHeader = nil
    view.refreshFooter = nil
    #expect(view.subviews == before)
  }
}
