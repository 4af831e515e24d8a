import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct AutomaticHidingTests {
  @Test func `an empty table hides its footer`() {
    let rows = Rows(0)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    let footer = AutoNormalFooter {}
    table.refreshFooter = footer
    #expect(!footer.isHidden)
    footer.isAutomaticallyHidden = true
    #expect(footer.isHidden)
    rows.counts = [3]
    table.reloadData()
    screen.turn()
    #expect(!footer.isHidden)
    rows.counts = [0]
    table.reloadData()
    screen.turn()
    #expect(footer.isHidden)
  }

  @Test func `a plain scroll view does not hide its footer automatically`() {
    let screen = Screen()
    let footer = BackNormalFooter {}
    footer.isAutomaticallyHidden = true
    screen.scrollView.refreshFooter = footer
    screen.turn()
    #expect(!footer.isHidden)
  }

  @Test func `a table with rows shows its footer`() {
    let rows = Rows(1)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    let footer = AutoNormalFooter {}
    footer.isAutomaticallyHidden = true
    table.refreshFooter = footer
    table.reloadData()
    screen.turn()
    #expect(!footer.isHidden)
  }

  @Test func `the footer of an empty table is visible by default`() {
    let rows = Rows(0)
    let table = rows.table()
    let screen = Screen(scrollView: table)
    let footer = AutoNormalFooter {}
    #expect(!footer.isAutomaticallyHidden)
    table.refreshFooter = footer
    table.reloadData()
    table.contentSize.height = 50
    screen.turn()
    #expect(!footer.isHidden)
  }
}
