import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// No part of a control is visible through a bar.
@Suite(.isolated, .scenario("S71"))
@MainActor
struct BarTests {
  enum Look: CaseIterable, Sendable {
    case light, dark, rightToLeft

    var traits: UITraitCollection {
      switch self {
      case .light: UITraitCollection()
      case .dark: UITraitCollection(userInterfaceStyle: .dark)
      case .rightToLeft: UITraitCollection(layoutDirection: .rightToLeft)
      }
    }
  }

  @Test(arguments: Bars.allCases, Look.allCases)
  func `at rest, a screen looks as without controls`(bars: Bars, look: Look) {
    let screen = BarScreen(bars, hasControls: true, traits: [look.traits])
    let other = BarScreen(bars, hasControls: false, traits: [look.traits])
    #expect((screen.bars.bottom > 0) == bars.isAtBottom)
    #expect(screen.picture.firstDifference(from: other.picture) == nil)
    for offset in [300, 60, screen.table.contentSize.height - 900] as [CGFloat] {
      screen.table.contentOffset.y = offset
      other.table.contentOffset.y = offset
      screen.phone.advance(by: 1)
      #expect(screen.picture.firstDifference(from: other.picture) == nil)
    }
  }

  // In the stand-in, the title above a collapsing search field depends on the previous scrolling.
  @Test(arguments: Bars.allCases.filter { ![.tab, .toolbar, .collapsingSearch].contains($0) })
  func `a header comes out from under the bar and returns there`(bars: Bars) throws {
    let screen = BarScreen(bars, hasControls: true)
    let other = BarScreen(bars, hasControls: false)
    let rest = other.picture
    /// Compares the area of the bar with that of the other screen at the same offset.
    func expectEqualBars(_ step: Int, top: Int? = nil, location: SourceLocation = #_sourceLocation)
    {
      other.follow(screen)
      #expect(
        screen.picture.firstDifference(from: other.picture, top: top ?? screen.bars.top) == nil,
        "step \(step)", sourceLocation: location)
    }
    let touch = screen.phone.window.beginTouch(at: CGPoint(x: 195, y: 422))
    for step in 1...13 {
      screen.phone.advance(by: 0.04)
      screen.phone.window.moveTouch(touch, to: CGPoint(x: 195, y: 422 + CGFloat(step) * 15))
      expectEqualBars(step)
    }
    #expect(
      try #require(screen.picture.firstDifference(from: other.picture)) >= screen.bars.top)
    screen.phone.window.endTouch(touch)
    for frame in 1...10 {
      screen.phone.advance(by: 1.0 / 15)
      // A large title that the pull has moved returns in the same animation.
      expectEqualBars(frame, top: bars.isCollapsible ? 91 : nil)
    }
    #expect(screen.header.state == .refreshing && screen.header.mask == nil)
    // The area of the bar, except for the part that moves in the animation.
    let top = bars.isCollapsible ? 91 : screen.bars.top
    screen.header.endRefreshing()
    for frame in 1...10 {
      screen.phone.advance(by: 1.0 / 15)
      let difference = screen.picture.firstDifference(from: rest, top: top)
      #expect(difference == nil, "frame \(frame)")
    }
    other.follow(screen)
    #expect(screen.table.contentInset == .zero && screen.picture == other.picture)
    // A refresh that the app begins moves the content in an animation.
    screen.header.beginRefreshing()
    var visible = 0
    for frame in 1...10 {
      screen.phone.advance(by: 1.0 / 30)
      let picture = screen.picture
      #expect(picture.firstDifference(from: rest, top: top) == nil, "frame \(frame)")
      if picture.firstDifference(from: rest) != nil { visible += 1 }
    }
    #expect(visible > 5)
  }

  @Test func `a large title that returns hides the header meanwhile`() {
    let screen = BarScreen(.largeTitle, hasControls: true)
    let other = BarScreen(.largeTitle, hasControls: false)
    for offset in [200, 0, -80, -95, -110, -125, -140, -143] as [CGFloat] {
      for list in [screen, other] {
        list.table.contentOffset.y = offset
        list.phone.turn()
      }
      #expect(screen.picture.firstDifference(from: other.picture) == nil, "\(offset)")
    }
  }

  @Test func `a header is visible again after the content was moved along both axes`() {
    let screen = BarScreen(.navigation, hasControls: false)
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 1200, height: 3000)
    let header = NormalHeader {}
    scrollView.refreshHeader = header
    let controller = UIViewController()
    controller.view = scrollView
    screen.list.navigationController?.pushViewController(controller, animated: false)
    screen.phone.advance(by: 1)
    // The header is out of view along both axes when the mask is determined.
    header.hidesUnderBars = false
    scrollView.contentOffset = CGPoint(x: 500, y: 900)
    header.hidesUnderBars = true
    for offset in [(500, 900), (500, -91), (0, -91)] as [(CGFloat, CGFloat)] {
      scrollView.contentOffset = CGPoint(x: offset.0, y: offset.1)
      screen.phone.turn()
      #expect(header.mask != nil, "\(offset)")
    }
    scrollView.contentOffset.y = -145
    #expect(header.mask == nil)
    scrollView.contentOffset = CGPoint(x: 500, y: -145)
    scrollView.contentOffset.y = -91
    scrollView.contentOffset.x = 0
    #expect(header.mask != nil)
  }

  @Test func `a list without a size at first shows its header below the bar`() {
    let screen = BarScreen(.navigation, hasControls: false)
    let header = AutoNormalHeader {}
    let list = UITableView(frame: .zero)
    list.dataSource = screen.rows
    list.refreshHeader = header
    let controller = UIViewController()
    controller.view.addSubview(list)
    screen.list.navigationController?.pushViewController(controller, animated: false)
    screen.phone.turn()
    list.frame = CGRect(x: 0, y: 0, width: 390, height: 760)
    screen.phone.turn()
    list.contentOffset.y = 500
    screen.phone.turn()
    list.contentOffset.y = -list.adjustedContentInset.top
    screen.phone.turn()
    #expect(header.mask == nil && list.currentBars.insets.top == 91)
  }

  @Test(arguments: Bars.allCases.filter(\.isAtBottom))
  func `a footer comes out from above the bar`(bars: Bars) {
    let screen = BarScreen(bars, hasControls: true)
    let other = BarScreen(bars, hasControls: false)
    let end = screen.endOffset
    for offset in [-120, -40, -10, 0, 10, 30, 44, 50, 60] as [CGFloat] {
      screen.table.contentOffset.y = end + offset
      other.follow(screen)
      let (picture, otherPicture) = (screen.picture, other.picture)
      let difference = picture.firstDifference(
        from: otherPicture, top: screen.bars.top, bottom: screen.bars.bottom)
      #expect(difference == nil, "\(offset)")
      let isVisible = picture.firstDifference(from: otherPicture) != nil
      if offset < -34 || offset > 10 { #expect(isVisible == (offset > 0), "\(offset)") }
    }
  }

  @Test func `the option, a mask, a background and a larger view of the app prevent it`() {
    let screen = BarScreen(.navigation, hasControls: true)
    let header = screen.header
    #expect(header.mask != nil)
    header.hidesUnderBars = false
    #expect(header.mask == nil)
    header.hidesUnderBars = true
    #expect(header.mask != nil)
    header.mask = nil
    let own = UIView()
    header.mask = own
    screen.table.contentOffset.y = -120
    screen.table.contentOffset.y = -91
    #expect(header.mask === own)
    header.mask = nil
    header.backgroundColor = .red
    screen.table.contentOffset.y = -120
    #expect(header.mask == nil)
    header.backgroundColor = .clear
    screen.table.contentOffset.y = -121
    #expect(header.mask != nil)
    let room = UIView(frame: CGRect(x: 0, y: -500, width: 390, height: 554))
    header.addSubview(room)
    screen.phone.turn()
    screen.table.contentOffset.y = -122
    #expect(header.mask == nil)
  }
}
