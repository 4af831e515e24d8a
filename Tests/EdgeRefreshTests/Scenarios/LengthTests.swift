import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct LengthTests {
  let screen = Screen()
  var view: UIScrollView { screen.scrollView }

  @Test(.scenario("S52"))
  func `a header of zero height refreshes`() {
    var refreshes = 0
    let header = RefreshHeader(refreshingBlock: { refreshes += 1 })
    header.frame.size.height = 0
    view.refreshHeader = header
    screen.turn()
    header.beginRefreshing()
    screen.advance(by: 1)
    #expect(refreshes == 1 && header.state == .refreshing)
    header.endRefreshing()
    screen.advance(by: 1)
    screen.drag(to: -10)
    screen.release()
    screen.advance(by: 1)
    #expect(refreshes == 2)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(header.state == .idle && screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("S52"))
  func `a footer of zero height loads, even if it begins outside a window`() {
    let screen = Screen(isVisible: false)
    var loads = 0
    let footer = AutoFooter(refreshingBlock: { loads += 1 })
    footer.frame.size.height = 0
    screen.scrollView.refreshFooter = footer
    footer.beginRefreshing()
    #expect(footer.state == .willRefresh)
    screen.enterWindow()
    #expect(footer.state == .refreshing && loads == 1)
    footer.endRefreshing()
    screen.drag(to: 600, 1200)
    #expect(loads == 2)
  }

  @Test(.scenario("S60"), arguments: [0, 20, 100])
  func `the inset follows the height of an auto footer immediately`(height: CGFloat) {
    let footer = AutoNormalFooter {}
    view.refreshFooter = footer
    footer.frame.size.height = height
    #expect(screen.inset == [0, 0, height, 0])
    footer.bounds.size.height = height + 5
    #expect(screen.inset == [0, 0, height + 5, 0])
  }

  @Test(.scenario("S60"))
  func `images that enlarge an open header increase its part of the inset`() {
    let header = screen.refreshing(ImageHeader {})
    #expect(screen.inset[0] == 54)
    header.setImages(UIImage.blanks(2, side: 90), for: .refreshing)
    #expect(screen.inset == [90, 0, 0, 0])
    #expect(screen.offset.y == -90)
    #expect(header.frame.origin.y == -90)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0] && screen.offset.y == 0)
  }

  @Test(.scenario("S60"))
  func `a header that grows during a drag does not move the content`() {
    let header = screen.refreshing(NormalHeader {})
    screen.drag(to: -54)
    header.frame.size.height = 80
    #expect(screen.offset.y == -54)
  }

  @Test(.scenario("S61"), arguments: [true, false])
  func `the bouncing that the app sets while a control is attached is kept`(value: Bool) {
    view.refreshHeader = NormalHeader {}
    #expect(view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    view.alwaysBounceVertical = value
    #expect(view.alwaysBounceVertical == value)
    view.refreshHeader = nil
    #expect(view.alwaysBounceVertical == value)
    view.refreshHeader = NormalHeader {}
    view.refreshHeader = nil
    #expect(view.alwaysBounceVertical == value)
  }

  @Test func `a control whose user interaction is disabled during a pull does not refresh`() {
    let header = NormalHeader {}
    view.refreshHeader = header
    screen.drag(to: -30, -100)
    #expect(header.state == .pulling)
    header.isUserInteractionEnabled = false
    #expect(header.state == .idle)
    screen.drag(to: -110)
    screen.release()
    #expect(header.state == .idle)
  }

  @Test func `a footer that overrides placeSubviews without super is placed at the end`() {
    final class CustomFooter: BackFooter {
      override func placeSubviews() {}
    }
    let footer = CustomFooter()
    view.refreshFooter = footer
    #expect(footer.frame == CGRect(x: 0, y: 2000, width: 390, height: 44))
  }

  @Test(.scenario("S62"), arguments: [1, -1, 0.3])
  func `a bar whose height follows the offset causes a bounded number of writes`(factor: CGFloat) {
    final class BarView: UIScrollView {
      var factor: CGFloat = 0
      var writes = 0
      override var contentOffset: CGPoint {
        didSet {
          writes += 1
          scriptedSafeAreaInsets = UIEdgeInsets(
            top: 44 + factor * contentOffset.y, left: 0, bottom: 0, right: 0)
        }
      }
    }
    let bar = BarView()
    let screen = Screen(
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0), scrollView: bar)
    let header = screen.refreshing(NormalHeader {})
    bar.factor = factor
    bar.writes = 0
    bar.contentOffset.y = -70
    screen.turn()
    #expect(bar.writes < 80)
    bar.factor = 0
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
  }

  @Test(.scenario("S62"))
  func `a safe area change below half a pixel does not change the offset`() {
    screen.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let header = screen.refreshing(NormalHeader {})
    let offset = view.contentOffset.y
    screen.setSafeArea(UIEdgeInsets(top: 44.1, left: 0, bottom: 0, right: 0))
    screen.turn()
    #expect(view.contentOffset.y == offset)
    screen.setSafeArea(UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
    screen.turn()
    #expect(screen.offset.y == -114 && header.state == .refreshing)
  }

  @Test(.scenario("S62"))
  func `movements below half a pixel change neither the inset nor the offset`() {
    let header = screen.refreshing(NormalHeader {})
    let writes = WriteCounter(view)
    for step in 1...9 {
      view.contentOffset.y = -54 + CGFloat(step) * 0.02
      screen.turn()
    }
    #expect(writes.takeCounts() == (insets: 0, offsets: 9), "nine movements by the finger")
    view.contentOffset.y = -53
    #expect(screen.inset == [53, 0, 0, 0])
    view.contentOffset.y = -0.1
    view.contentOffset.y = 0
    #expect(screen.inset == [0, 0, 0, 0], "a header out of view has no part of the inset")
    view.contentOffset.y = -53.9
    view.contentOffset.y = -54
    #expect(screen.inset == [54, 0, 0, 0], "a header in view has its whole part")
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0] && screen.offset.y == 0)
  }
}
