import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit
import UIKitCairo

@testable import EdgeRefreshControls

/// Nothing of a control is seen through a bar.
@Suite(.isolated, .scenario("S71"))
@MainActor
struct BarTests {
  enum Bars: CaseIterable, Sendable {
    case none, navigation, largeTitle, tab, both
  }

  /// A list with a bar, and with controls or without.
  @MainActor
  final class ListScreen {
    let phone = Phone()
    let rows: Rows
    let list = UITableViewController(style: .plain)
    let header = NormalHeader {}
    let footer = BackNormalFooter {}
    private let renderer = CairoRenderer(scale: 1)

    var table: UITableView { list.tableView }

    init(_ bars: Bars, hasControls: Bool, rowCount: Int = 60, isDark: Bool = false) {
      rows = Rows(rowCount)
      CairoRenderer.install()
      list.title = "Inbox"
      table.dataSource = rows
      table.delegate = rows
      if hasControls {
        table.refreshHeader = header
        table.refreshFooter = footer
      }
      if isDark { phone.window.overrideUserInterfaceStyle = .dark }
      if bars == .tab || bars == .both { list.additionalSafeAreaInsets.bottom = 49 }
      if bars == .none || bars == .tab {
        phone.show(list)
      } else {
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = bars == .largeTitle
        phone.show(navigation)
      }
      phone.advance(by: 0.5)
    }

    var picture: Bitmap { renderer.bitmap(of: phone.window) }

    /// The heights of the areas of the bars at the top and at the bottom of the screen.
    var bars: (top: Int, bottom: Int) {
      let bars = table.bars
      return (Int(bars.top.rounded(.down)), Int(bars.bottom.rounded(.down)))
    }
  }

  /// The first row of pixels in areas at the top and at the bottom in which two pictures differ;
  /// `nil` if there is none.
  private func difference(
    _ first: Bitmap, _ second: Bitmap, top: Int? = nil, bottom: Int = 0
  ) -> Int? {
    let rows = Array(0..<(top ?? first.height)) + Array((first.height - bottom)..<first.height)
    let width = first.width
    return rows.first { y in
      let row = y * width..<(y + 1) * width
      return first.pixels[row] != second.pixels[row]
    }
  }

  @Test(arguments: Bars.allCases, [false, true])
  func `at rest, a screen looks as without controls`(bars: Bars, isDark: Bool) {
    let screen = ListScreen(bars, hasControls: true, isDark: isDark)
    let other = ListScreen(bars, hasControls: false, isDark: isDark)
    #expect((screen.table.bars.bottom == 0) == (bars != .tab && bars != .both))
    #expect(difference(screen.picture, other.picture) == nil)
    for offset in [300, 60, screen.table.contentSize.height - 900] as [CGFloat] {
      screen.table.contentOffset.y = offset
      other.table.contentOffset.y = offset
      screen.phone.advance(by: 1)
      other.phone.advance(by: 1)
      #expect(difference(screen.picture, other.picture) == nil)
    }
  }

  @Test(arguments: [Bars.none, .navigation, .largeTitle, .both])
  func `a header comes out from under the bar and returns there`(bars: Bars) throws {
    let screen = ListScreen(bars, hasControls: true)
    let other = ListScreen(bars, hasControls: false)
    let rest = other.picture
    /// Compares the area of the bar with that of the other screen at the same offset.
    func expectEqualBars(_ step: Int, top: Int? = nil, location: SourceLocation = #_sourceLocation)
    {
      other.table.contentInset = screen.table.contentInset
      other.table.contentOffset = screen.table.contentOffset
      other.phone.turn()
      #expect(
        difference(screen.picture, other.picture, top: top ?? screen.bars.top) == nil,
        "step \(step)",
        sourceLocation: location)
    }
    let touch = screen.phone.window.beginTouch(at: CGPoint(x: 195, y: 422))
    for step in 1...40 {
      screen.phone.advance(by: 0.02)
      screen.phone.window.moveTouch(touch, to: CGPoint(x: 195, y: 422 + CGFloat(step) * 5))
      expectEqualBars(step)
    }
    #expect(try #require(difference(screen.picture, other.picture)) >= screen.bars.top)
    screen.phone.window.endTouch(touch)
    for frame in 1...40 {
      screen.phone.advance(by: 1.0 / 60)
      // A large title that the pull has moved returns in the same animation.
      expectEqualBars(frame, top: bars == .largeTitle ? 91 : nil)
    }
    #expect(screen.header.state == .refreshing && screen.header.mask == nil)
    screen.header.endRefreshing()
    for frame in 1...40 {
      screen.phone.advance(by: 1.0 / 60)
      #expect(difference(screen.picture, rest, top: screen.bars.top) == nil, "frame \(frame)")
    }
    #expect(difference(screen.picture, rest) == nil)
    // A begin by the app moves the content in an animation.
    screen.header.beginRefreshing()
    var visible = 0
    for frame in 1...40 {
      screen.phone.advance(by: 1.0 / 60)
      let picture = screen.picture
      #expect(difference(picture, rest, top: screen.bars.top) == nil, "frame \(frame)")
      if difference(picture, rest) != nil { visible += 1 }
    }
    #expect(visible > 30)
  }

  @Test func `a large title that returns hides the header meanwhile`() {
    let screen = ListScreen(.largeTitle, hasControls: true)
    let other = ListScreen(.largeTitle, hasControls: false)
    for offset in [200, 0, -80, -95, -110, -125, -140, -143] as [CGFloat] {
      for list in [screen, other] {
        list.table.contentOffset.y = offset
        list.phone.turn()
      }
      #expect(difference(screen.picture, other.picture) == nil, "\(offset)")
    }
  }

  @Test func `a header is visible again after the content was moved along both axes`() {
    let screen = ListScreen(.navigation, hasControls: false)
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 1200, height: 3000)
    let header = NormalHeader {}
    scrollView.refreshHeader = header
    let controller = UIViewController()
    controller.view = scrollView
    screen.list.navigationController?.pushViewController(controller, animated: false)
    screen.phone.advance(by: 1)
    // It is out of view along both axes when the mask is determined.
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
    let screen = ListScreen(.navigation, hasControls: false)
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
    #expect(header.mask == nil && list.bars.top == 91)
  }

  @Test(arguments: [Bars.tab, .both])
  func `a footer comes out from above the bar`(bars: Bars) {
    let screen = ListScreen(bars, hasControls: true)
    let other = ListScreen(bars, hasControls: false)
    let end = screen.table.contentSize.height - 844 + screen.table.adjustedContentInset.bottom
    for offset in [-120, -40, -10, 0, 10, 30, 44, 50, 60] as [CGFloat] {
      screen.table.contentOffset.y = end + offset
      other.table.contentOffset.y = end + offset
      screen.phone.turn()
      other.phone.turn()
      #expect(
        difference(screen.picture, other.picture, top: screen.bars.top, bottom: screen.bars.bottom)
          == nil, "\(offset)")
      let isVisible = difference(screen.picture, other.picture) != nil
      if offset < -34 || offset > 10 { #expect(isVisible == (offset > 0), "\(offset)") }
    }
  }

  @Test func `the option, a mask, a background and a larger view of the app prevent it`() {
    let screen = ListScreen(.navigation, hasControls: true)
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
