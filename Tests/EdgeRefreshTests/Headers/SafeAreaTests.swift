import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// A safe area on one side, and the origins of controls in a scroll view of 390 by 800 points with
/// short content.
struct SafeAreaCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var safeArea = UIEdgeInsets.zero
  var header = CGPoint(x: 0, y: -54)
  var footer = CGPoint(x: 0, y: 800)
  var leader = CGPoint(x: -60, y: 0)
  var trailer = CGPoint(x: 390, y: 0)

  static let all = [
    SafeAreaCase(
      testDescription: "top", safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0),
      footer: CGPoint(x: 0, y: 753)),
    SafeAreaCase(
      testDescription: "left", safeArea: UIEdgeInsets(top: 0, left: 48, bottom: 0, right: 0),
      header: CGPoint(x: -48, y: -54), footer: CGPoint(x: -48, y: 800),
      trailer: CGPoint(x: 342, y: 0)),
    SafeAreaCase(
      testDescription: "bottom", safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0),
      footer: CGPoint(x: 0, y: 766)),
    SafeAreaCase(
      testDescription: "right", safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 44),
      trailer: CGPoint(x: 346, y: 0)),
  ]

  func origin(at edge: RefreshEdge) -> CGPoint {
    switch edge {
    case .top: header
    case .bottom: footer
    case .leading: leader
    case .trailing: trailer
    }
  }
}

@Suite(.isolated)
@MainActor
struct SafeAreaTests {
  let screen = Screen(contentHeight: 100)
  var scrollView: UIScrollView { screen.scrollView }

  private func origin(of control: UIView?) -> CGPoint? {
    control.map {
      CGPoint(
        x: $0.frame.origin.x.roundedForComparison, y: $0.frame.origin.y.roundedForComparison)
    }
  }

  private func checkOrigins(_ side: SafeAreaCase) {
    #expect(origin(of: scrollView.refreshHeader) == side.header)
    #expect(origin(of: scrollView.refreshFooter) == side.footer)
    #expect(origin(of: scrollView.refreshLeader) == side.leader)
    #expect(origin(of: scrollView.refreshTrailer) == side.trailer)
  }

  @Test(.scenario("S6"))
  func `a control out of view follows a safe area that is known only after the layout`() {
    MainLoop.current.answers.safeAreaNotice = .inLayout
    scrollView.contentSize.height = 3000
    scrollView.refreshHeader = NormalHeader()
    screen.turn()
    scrollView.contentOffset.y = 1500
    screen.turn()
    screen.setSafeArea(UIEdgeInsets(top: 0, left: 48, bottom: 0, right: 0))
    // An app may set its inset again when the safe area changes.
    let inset = scrollView.contentInset
    scrollView.contentInset = inset
    screen.turn()
    #expect(origin(of: scrollView.refreshHeader) == CGPoint(x: -48, y: -54))
  }

  @Test(.scenario("S6"), arguments: SafeAreaCase.all)
  func `controls at rest follow the safe area of each side`(side: SafeAreaCase) {
    scrollView.contentSize.width = 100
    scrollView.refreshHeader = NormalHeader()
    scrollView.refreshFooter = BackNormalFooter()
    scrollView.refreshLeader = NormalLeader()
    scrollView.refreshTrailer = NormalTrailer()
    screen.turn()
    checkOrigins(SafeAreaCase(testDescription: "none"))
    screen.setSafeArea(side.safeArea)
    screen.turn()
    checkOrigins(side)
    screen.setSafeArea(.zero)
    screen.turn()
    checkOrigins(SafeAreaCase(testDescription: "none"))
  }

  @Test(.scenario("S6"), arguments: SafeAreaCase.all)
  func `a single control follows the safe area of each side`(side: SafeAreaCase) {
    scrollView.contentSize.width = 100
    for edge in [RefreshEdge.top, .bottom, .leading, .trailing] {
      screen.setSafeArea(.zero)
      scrollView.setRefreshControl(control(at: edge), at: edge)
      screen.turn()
      screen.setSafeArea(side.safeArea)
      screen.turn()
      #expect(
        origin(of: scrollView.subviews.first { $0 is RefreshComponent }) == side.origin(at: edge))
      scrollView.setRefreshControl(nil, at: edge)
    }
  }

  @Test(.scenario("S11"), arguments: SafeAreaCase.all)
  func `a rotation that changes one side keeps an open header in view`(side: SafeAreaCase) {
    scrollView.contentSize.height = 2_000
    let header = screen.refreshing(NormalHeader())
    scrollView.frame.size = CGSize(width: 844, height: 390)
    screen.setSafeArea(side.safeArea)
    screen.turn()
    #expect(origin(of: header) == side.header)
    #expect(header.frame.width == 844)
    #expect(screen.inset == [54, 0, 0, 0])
    #expect(screen.offset.y == -54 - side.safeArea.top)
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(screen.offset.y == -side.safeArea.top)
  }

  @Test(.scenario("S11"), arguments: SafeAreaCase.all)
  func `a rotation that changes one side keeps an open footer in view`(side: SafeAreaCase) {
    scrollView.contentSize.height = 2_000
    let footer = BackNormalFooter()
    scrollView.refreshFooter = footer
    screen.turn()
    footer.beginRefreshing()
    screen.advance(by: 1)
    scrollView.frame.size = CGSize(width: 844, height: 390)
    screen.setSafeArea(side.safeArea)
    screen.turn()
    #expect(origin(of: footer) == CGPoint(x: -side.safeArea.left, y: 2_000))
    #expect(screen.inset == [0, 0, 44, 0])
    #expect(screen.offset.y == 2_000 + 44 + side.safeArea.bottom - 390)
    footer.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.inset == [0, 0, 0, 0])
    #expect(screen.offset.y == 2_000 + side.safeArea.bottom - 390)
  }

  @Test(.scenario("S8"), .scenario("S11"))
  func `an open header stays in view when a bar above it grows`() {
    let screen = Screen(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    screen.scrollView.contentOffset.y = -47
    let header = screen.refreshing(NormalHeader())
    screen.setSafeArea(UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
    screen.turn()
    #expect(screen.offset.y == -154)
    #expect(screen.inset == [54, 0, 0, 0])
    header.endRefreshing()
    screen.advance(by: 1)
    #expect(screen.offset.y == -100)
  }

  private func control(at edge: RefreshEdge) -> RefreshComponent {
    switch edge {
    case .top: NormalHeader()
    case .bottom: BackNormalFooter()
    case .leading: NormalLeader()
    case .trailing: NormalTrailer()
    }
  }

  @Test(.scenario("S8"))
  func `beginning uses a safe area that has not been observed yet`() {
    let header = NormalHeader()
    scrollView.refreshHeader = header
    screen.turn()
    screen.setSafeArea(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    header.beginRefreshing()
    #expect(header.isRefreshing)
    screen.advance(by: 1)
    #expect(screen.inset == [54, 0, 0, 0])
    #expect(screen.offset.y == -94)
  }
}
