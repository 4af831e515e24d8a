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

  @Test func `a pull moves the sheet, and the header stays closed`() {
    let header = NormalHeader()
    list.refreshHeader = header
    show()
    let (inset, offset, place) = (list.contentInset, list.contentOffset, top)
    let touch = phone.pull(by: 200)
    #expect(top > place + 150 && list.contentOffset == offset)
    #expect(header.state == .idle && header.pullingPercent == 0)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(top == place && list.contentOffset == offset && list.contentInset == inset)
    #expect(header.state == .idle)
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
    let (inset, offset, place) = (list.adjustedContentInset, list.contentOffset, top)
    phone.drag(by: 400)
    phone.advance(by: 1)
    #expect(top == place && refreshes == 1 && control.isRefreshing)
    #expect(list.contentOffset.y == offset.y - 60)
    control.endRefreshing()
    phone.advance(by: 1)
    #expect(list.contentOffset == offset && list.adjustedContentInset == inset)
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
    let (inset, offset, place) = (list.contentInset, list.contentOffset, top)
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(top == place && refreshes == 1 && header.state == .refreshing)
    #expect(list.contentOffset.y.rounded() == offset.y - 54)
    header.endRefreshing()
    phone.advance(by: 1)
    #expect(list.contentOffset == offset && list.contentInset == inset)
  }

  @Test func `where a pull scrolls the list, the header refreshes`() {
    MainLoop.current.answers.sheetPull = .list
    let header = NormalHeader()
    list.refreshHeader = header
    show()
    let place = top
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(top == place && header.state == .refreshing)
    header.endRefreshing()
  }
}
