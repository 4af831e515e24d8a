import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls
@testable import EdgeRefreshFeatures

/// The second level in code: opening, closing, and what else an app may do meanwhile.
@Suite(.isolated)
@MainActor
struct SecondLevelCodeTests {
  let screen = SecondLevelScreen()
  var phone: Phone { screen.phone }
  var level: SecondLevel { screen.level }
  var header: NormalHeader { screen.header }
  var table: UITableView { screen.table }

  @Test(arguments: [0, 1000] as [CGFloat])
  func `the app opens and closes the place`(offset: CGFloat) {
    table.contentOffset.y = offset
    screen.recordStates()
    screen.open()
    #expect(screen.isOpen)
    level.open()
    level.close()
    #expect(level.state == .closing)
    phone.advance(by: 1)
    #expect(screen.isAtRest)
    level.close()
    #expect(
      screen.log.takeEntries() == ["opening", "open", "didOpen", "closing", "closed", "didClose"])
  }

  @Test func `opened in code, the place comes into view without fading in`() throws {
    level.open()
    phone.advance(by: 0.05)
    #expect(level.state == .opening, "the content moves")
    let place = try #require(level.container)
    #expect(place.presentation(at: MainLoop.current.now).alpha == 1)
  }

  @Test func `it can be closed while it opens, and opened while it closes`() {
    level.open()
    phone.advance(by: 0.1)
    level.close()
    phone.advance(by: 0.1)
    level.open()
    phone.advance(by: 1)
    #expect(screen.isOpen)
    level.close()
    phone.advance(by: 0.1)
    level.open()
    phone.advance(by: 0.1)
    level.close()
    phone.advance(by: 1)
    #expect(screen.isAtRest)
  }

  @Test func `while it is open, no refresh begins`() {
    screen.open()
    header.beginRefreshing()
    #expect(!header.requestRefresh())
    #expect(header.state == .idle && screen.isOpen && screen.refreshes == 0)
  }

  @Test func `a refresh may begin when it has closed, or while it closes`() {
    level.didClose = { [header] in header.beginRefreshing() }
    screen.open()
    level.close()
    phone.advance(by: 2)
    #expect(header.isRefreshing && table.contentOffset.y == -54)
    header.endRefreshing()
    phone.advance(by: 1)
    level.didClose = nil
    screen.open()
    level.close()
    header.beginRefreshing()
    #expect(level.state == .closed)
    phone.advance(by: 1)
    #expect(screen.refreshes == 2 && table.contentOffset.y == -54 && header.alpha == 1)
    #expect(table.contentInset.top.roundedForComparison == 54)
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(screen.isAtRest)
  }

  @Test func `a refresh in progress is not disturbed`() {
    header.beginRefreshing()
    phone.advance(by: 1)
    screen.open()
    #expect(header.isRefreshing && level.state == .closed && table.contentOffset.y == -54)
  }

  @Test func `a blocked header does not open it`() {
    let footer = AutoNormalFooter {}
    table.refreshFooter = footer
    header.isBlockedByOtherRefreshes = true
    footer.beginRefreshing()
    screen.open()
    #expect(level.state == .closed)
    footer.endRefreshing()
    screen.open()
    #expect(screen.level.isOpen)
  }

  @Test func `a callback may close it or open it again`() {
    level.didOpen = { [unowned level] in level.close() }
    screen.open()
    phone.advance(by: 1)
    #expect(screen.isAtRest)
    var count = 0
    level.didOpen = nil
    level.stateDidChange = { [unowned level] state in
      if state == .closing && count < 3 {
        count += 1
        level.open()
      }
    }
    screen.open()
    for _ in 0..<4 { level.close() }
    phone.advance(by: 2)
    #expect(count == 3 && screen.isAtRest)
  }

  enum Removal: CaseIterable {
    case hiding, removing, replacing, clearing, changing
  }

  @Test(arguments: Removal.allCases, [0.1, 1])
  func `everything comes back when the header or the second level goes away`(
    removal: Removal, time: Double
  ) {
    screen.recordStates()
    level.open()
    phone.advance(by: time)
    _ = screen.log.takeEntries()
    switch removal {
    case .hiding: header.isHidden = true
    case .removing: header.removeFromSuperview()
    case .replacing: table.refreshHeader = NormalHeader()
    case .clearing: header.secondLevel = nil
    case .changing: header.secondLevel = SecondLevel(view: UIView())
    }
    #expect(screen.isAtRest)
    #expect(screen.log.takeEntries() == ["closed", "didClose"])
    phone.advance(by: 1)
    #expect(screen.isAtRest)
    header.isHidden = false
    table.refreshHeader = header
    header.secondLevel = level
    screen.open()
    #expect(screen.isOpen)
  }

  @Test(arguments: Removal.allCases)
  func `a callback may remove the header or the second level`(removal: Removal) {
    level.stateDidChange = { [table, unowned header] state in
      guard state == .opening else { return }
      switch removal {
      case .hiding: header.isHidden = true
      case .removing: header.removeFromSuperview()
      case .replacing: table.refreshHeader = NormalHeader()
      case .clearing: header.secondLevel = nil
      case .changing: header.secondLevel = SecondLevel(view: UIView())
      }
    }
    screen.openByPull()
    #expect(screen.isAtRest)
  }

  @Test(arguments: [0, 500] as [CGFloat], [0, 0.05])
  func `removed as soon as it opens, it leaves the content where it is`(
    offset: CGFloat, delay: Double
  ) {
    table.contentOffset.y = offset
    level.open()
    phone.advance(by: delay)
    let reached = max(table.contentOffset.y, 0)
    header.secondLevel = nil
    #expect(table.contentInset == .zero && table.contentOffset.y == reached)
    phone.advance(by: 1)
    #expect(table.contentInset == .zero && table.contentOffset.y == reached)
  }

  @Test func `one second level belongs to one header`() {
    screen.open()
    let other = NormalHeader()
    other.secondLevel = level
    #expect(header.secondLevel == nil && screen.isAtRest)
    table.refreshHeader = other
    screen.open()
    #expect(level.isOpen)
  }

  @Test func `what the app adds to an inset while it is open stays`() {
    screen.open()
    table.contentInset.top += 20
    table.contentInset.bottom = 30
    phone.advance(by: 1)
    #expect(table.contentOffset.y == -844, "it still fills the list")
    level.close()
    phone.advance(by: 1)
    #expect(table.contentInset == UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    #expect(table.contentOffset.y == -20)
  }

  @Test func `it stays open when rows are reloaded, and fills the list after a rotation`() {
    screen.open()
    screen.rows.counts = [3]
    table.reloadData()
    phone.turn()
    #expect(screen.isOpen)
    phone.window.frame.size = CGSize(width: 844, height: 390)
    screen.list.view.frame = phone.window.bounds
    phone.turn()
    #expect(screen.isOpen && table.contentOffset.y.roundedForComparison == -390)
    #expect(screen.place.frame.size == CGSize(width: 844, height: 390))
    level.close()
    phone.advance(by: 1)
    #expect(screen.isAtRest)
  }

  @Test func `it stays open while another screen covers the list`() {
    screen.open()
    let root = phone.window.rootViewController
    phone.show(UIViewController())
    phone.advance(by: 1)
    #expect(level.isOpen)
    phone.window.rootViewController = root
    phone.advance(by: 1)
    #expect(screen.isOpen)
    level.close()
    phone.advance(by: 1)
    #expect(screen.isAtRest)
  }

  @Test func `scrolling in code to the content closes it`() {
    screen.open()
    table.setContentOffset(CGPoint(x: 0, y: 1760), animated: true)
    phone.advance(by: 2)
    #expect(level.state == .closed && level.container == nil)
    #expect(table.contentInset == .zero && table.contentOffset.y == 1760)
  }

  @Test func `the app can scroll to a row while it closes`() {
    screen.open()
    level.close()
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: true)
    phone.advance(by: 2)
    #expect(level.state == .closed && level.container == nil)
    #expect(table.contentInset == .zero && table.contentOffset.y == 1760)
  }

  @Test func `scrolling in code to the content while it opens closes it`() {
    level.open()
    phone.advance(by: 0.1)
    table.setContentOffset(CGPoint(x: 0, y: 1760), animated: true)
    phone.advance(by: 2)
    #expect(level.state == .closed && level.container == nil)
    #expect(table.contentInset == .zero && table.contentOffset.y == 1760)
  }

  @Test(arguments: [0, 0.02, 0.05], [0, 0.4])
  func `it opens although a footer closes at the same time`(delay: Double, duration: Double) {
    let footer = BackNormalFooter {}
    footer.closingDuration = duration
    table.refreshFooter = footer
    table.contentOffset.y = table.contentSize.height - table.bounds.height
    footer.beginRefreshing()
    phone.advance(by: 1)
    level.open()
    phone.advance(by: delay)
    footer.endRefreshing()
    phone.advance(by: 1)
    #expect(screen.isOpen)
  }

  @Test func `it does not open outside a window or without a header`() {
    SecondLevel(view: UIView()).open()
    let table = screen.rows.table()
    let header = NormalHeader()
    let level = SecondLevel(view: UIView())
    header.secondLevel = level
    table.refreshHeader = header
    level.open()
    #expect(level.state == .closed && table.contentInset == .zero)
  }

  @Test func `a header that fades keeps fading`() {
    header.fadesWithPull = true
    screen.open()
    level.close()
    phone.advance(by: 1)
    #expect(header.alpha == 0 && level.state == .closed)
    let touch = phone.pull(by: 200)
    #expect(header.alpha > 1 || header.alpha == 1)
    phone.lift(touch)
  }

  @Test func `below a large title, it fills the list and returns below the title`() {
    let screen = SecondLevelScreen { list in
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      list.title = "Inbox"
      return navigation
    }
    screen.openByPull()
    #expect(screen.level.isOpen)
    #expect(screen.phone.frame(of: screen.place) == screen.phone.frame(of: screen.table))
    screen.phone.drag(by: -200)
    screen.phone.advance(by: 1)
    #expect(screen.isAtRest, "below the title, which a swipe may have collapsed")
  }
}
