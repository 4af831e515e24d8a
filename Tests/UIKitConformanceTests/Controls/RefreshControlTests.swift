import Foundation
import TestSupport
import Testing
import UIKit

@Suite(.isolated)
@MainActor
struct RefreshControlTests {
  private let phone = Phone(hasNotch: false)
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let rows = Rows(60)
  private let control = UIRefreshControl()

  private func show() {
    table.dataSource = rows
    table.rowHeight = 44
    table.refreshControl = control
    phone.show(table)
  }

  @Test func `a long pull begins a refresh once, which stays open until its end`() {
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    show()
    let touch = phone.pull(by: 400)
    #expect(refreshes == 1 && control.isRefreshing && table.adjustedContentInset.top == 0)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(table.contentOffset.y == -60 && table.adjustedContentInset.top == 60)
    #expect(table.contentInset == .zero && control.frame.origin.y == -60)
    phone.drag(by: 300)
    phone.advance(by: 1)
    #expect(refreshes == 1)
    control.endRefreshing()
    phone.advance(by: 1)
    #expect(table.contentOffset.y == 0 && table.adjustedContentInset.top == 0)
  }

  @Test func `a refresh that ends during the pull leaves no inset, and does not begin again`() {
    var refreshes = 0
    control.addAction(
      UIAction { _ in
        refreshes += 1
        control.endRefreshing()
      }, for: .valueChanged)
    show()
    let touch = phone.pull(by: 400)
    phone.move(touch, by: 50)
    phone.lift(touch)
    phone.advance(by: 1)
    #expect(refreshes == 1 && table.contentOffset == .zero && table.adjustedContentInset == .zero)
  }

  @Test func `a short pull begins nothing`() {
    show()
    phone.drag(by: 100)
    phone.advance(by: 1)
    #expect(!control.isRefreshing && table.contentOffset == .zero)
  }

  @Test func `a refresh that code begins adds room, and does not move content below the top`() {
    show()
    table.contentOffset.y = 500
    control.beginRefreshing()
    #expect(table.adjustedContentInset.top == 60 && table.contentOffset.y == 500)
    table.refreshControl = nil
    #expect(table.adjustedContentInset.top == 0 && control.superview == nil)
  }
}
