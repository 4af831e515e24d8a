import EdgeRefresh
import Foundation
import ScenarioTrait
import TestSupport
import Testing
import UIKit

/// A list in a sheet, whose pull at the top moves the sheet.
@Suite(.isolated, .scenario("S93"))
@MainActor
struct SheetPullTests {
  private let phone = Phone()
  private let root = UIViewController()
  private let sheet = UITableViewController()
  private let rows = Rows(60)

  private func show() {
    sheet.tableView.dataSource = rows
    sheet.tableView.rowHeight = 44
    phone.show(root)
    root.present(sheet, animated: false)
    phone.advance(by: 1)
  }

  private var list: UITableView { sheet.tableView }
  /// The distance of the sheet from the top of the window.
  private var top: CGFloat { list.convert(list.bounds, to: nil).minY }

  /// Where the sheet and its list rest.
  private struct Rest: Equatable {
    let top: CGFloat
    let offset: CGPoint
    let inset: UIEdgeInsets
  }

  private var rest: Rest {
    Rest(top: top, offset: list.contentOffset, inset: list.adjustedContentInset)
  }

  /// Pulls the list far enough for a refresh. Expects that the sheet stays and a control opens by a
  /// length. Then ends the refresh, and expects the list where it was.
  private func expectRefresh(opening length: CGFloat, end: () -> Void) {
    let old = rest
    phone.drag(by: 400)
    phone.advance(by: 1)
    #expect(top == old.top && list.contentOffset.y.rounded() == old.offset.y - length)
    end()
    phone.advance(by: 1)
    #expect(rest == old)
  }

  @Test func `a pull moves the sheet, and the header stays closed`() {
    let header = NormalHeader()
    list.refreshHeader = header
    show()
    let old = rest
    let touch = phone.pull(by: 200)
    #expect(top > old.top + 150 && list.contentOffset == old.offset)
    #expect(header.state == .idle && header.pullingPercent == 0)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(rest == old && header.state == .idle)
  }

  @Test func `a pull that begins below the top scrolls the list`() {
    let header = NormalHeader()
    list.refreshHeader = header
    show()
    list.contentOffset.y = 300
    let place = top
    let touch = phone.pull(by: 200)
    #expect(top == place && list.contentOffset.y < 300)
    phone.lift(touch)
  }

  @Test func `a refresh control of UIKit refreshes, and a footer beside it loads`() {
    let control = UIRefreshControl()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    list.refreshControl = control
    var loads = 0
    let footer = AutoNormalFooter { loads += 1 }
    list.refreshFooter = footer
    show()
    expectRefresh(opening: 60) {
      #expect(refreshes == 1 && control.isRefreshing)
      control.endRefreshing()
    }
    for _ in 0..<12 where loads == 0 {
      phone.drag(by: -300)
      phone.advance(by: 1)
    }
    #expect(loads == 1 && footer.state == .refreshing)
    footer.endRefreshing()
    phone.advance(by: 1)
    #expect(refreshes == 1)
  }

  @Test func `a clear refresh control that ends at once lets a header be pulled`() {
    let control = UIRefreshControl()
    control.tintColor = .clear
    control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)
    list.refreshControl = control
    var refreshes = 0
    let header = NormalHeader { refreshes += 1 }
    list.refreshHeader = header
    show()
    expectRefresh(opening: 54) {
      #expect(refreshes == 1 && header.state == .refreshing)
      header.endRefreshing()
    }
  }

  @Test func `where a pull scrolls the list, the header refreshes`() {
    MainLoop.current.answers.sheetPull = .list
    let header = NormalHeader()
    list.refreshHeader = header
    show()
    expectRefresh(opening: 54) {
      #expect(header.state == .refreshing)
      header.endRefreshing()
    }
  }
}
