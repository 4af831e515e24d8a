import MJRefresh
import TestSupport
import Testing
import UIKit

/// An app that only changes its import is accessible.
@Suite(.isolated)
@MainActor
struct AccessibilityTests {
  @Test func `the original's names have actions, elements and announcements`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.isHidden = false
    let tableView = UITableView(frame: window.bounds)
    window.addSubview(tableView)
    tableView.mj_header = MJRefreshNormalHeader(refreshingBlock: {})
    tableView.mj_footer = MJRefreshAutoNormalFooter(refreshingBlock: {})
    MainLoop.current.turn()
    let actions = try #require(tableView.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Refresh", "Load more"])
    #expect(tableView.mj_header.accessibilityElementsHidden)
    #expect(tableView.mj_footer.accessibilityTraits == .button)
    #expect(actions[0].actionHandler?(actions[0]) == true)
    #expect(tableView.mj_header.isRefreshing)
    #expect(tableView.mj_header.accessibilityLabel == "Loading...")
    MainLoop.current.advance(by: 0.5)
    tableView.mj_header.endRefreshing()
    tableView.mj_footer.endRefreshingWithNoMoreData()
    #expect(tableView.mj_footer.accessibilityTraits == .staticText)
    #expect(
      MainLoop.current.accessibilityPostings.map(\.text) == ["Loading...", "Updated"])
  }
}
