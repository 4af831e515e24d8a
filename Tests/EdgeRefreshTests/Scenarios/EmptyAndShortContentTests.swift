import EdgeRefresh
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

@Suite(.isolated)
@MainActor
struct EmptyAndShortContentTests {
  let phone = Phone()

  @Test(.scenario("S13"), arguments: [true, false])
  func `reloading an empty table does not move the footer`(loadsAutomatically: Bool) {
    let rows = Rows(0)
    let table = rows.table()
    let footer: RefreshFooter = loadsAutomatically ? AutoNormalFooter() : BackNormalFooter()
    table.refreshFooter = footer
    table.refreshHeader = NormalHeader()
    phone.show(table)
    let frame = phone.frame(of: footer)
    for _ in 1...5 {
      table.reloadData()
      #expect(phone.frame(of: footer) == frame)
      phone.turn()
      #expect(phone.frame(of: footer) == frame)
      phone.advance(by: 0.1)
      #expect(phone.isStill(footer))
    }
    #expect(footer.state == .idle)
  }

  @Test(.scenario("S13"))
  func `an empty table that reloads during a refresh scrolls back to its top`() {
    let rows = Rows(0)
    let table = rows.table()
    let header = NormalHeader()
    let footer = BackNormalFooter()
    table.refreshHeader = header
    table.refreshFooter = footer
    phone.show(table)
    let frame = footer.frame
    header.refreshingBlock = {
      table.reloadData()
      header.endRefreshing()
    }
    phone.drag(by: 200)
    phone.advance(by: 2)
    #expect(footer.frame == frame)
    #expect(table.contentInset == .zero)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  /// Shows a scroll view with a footer and returns it. The content height is in points.
  private func show(contentHeight height: CGFloat, with footer: RefreshFooter) -> UIScrollView {
    let scrollView = UIScrollView(frame: phone.window.bounds)
    scrollView.contentInsetAdjustmentBehavior = .always
    scrollView.contentSize = CGSize(width: 390, height: height)
    scrollView.refreshFooter = footer
    phone.show(scrollView)
    return scrollView
  }

  /// Content heights around the visible height of 763 points. 762 is 1 point less, and 719 is the
  /// height of a footer less.
  nonisolated static let heights: [CGFloat] = [0, 300, 719, 743, 762, 763, 764, 800]

  @Test(.scenario("S31"), arguments: EmptyAndShortContentTests.heights)
  func `a back footer can be pulled with content of any height`(
    height: CGFloat
  ) {
    let footer = BackNormalFooter()
    let scrollView = show(contentHeight: height, with: footer)
    #expect(phone.frame(of: footer).minY >= 810, "out of view at rest")
    phone.drag(by: -300)
    phone.advance(by: 1)
    if footer.state == .idle {
      // If the content is taller than the visible area, the first drag only scrolled to its end.
      phone.drag(by: -300)
      phone.advance(by: 1)
    }
    #expect(footer.state == .refreshing)
    #expect(phone.frame(of: footer).maxY == 810, "completely visible")
    footer.endRefreshing()
    phone.advance(by: 1)
    #expect(scrollView.contentInset == .zero)
    let end = max(-47, height + 34 - 844)
    #expect(scrollView.contentOffset.y == end)
  }

  @Test(.scenario("S31"), .scenario("S29"), arguments: EmptyAndShortContentTests.heights)
  func `an auto footer is completely visible at the end of content of any height`(
    height: CGFloat
  ) {
    let footer = AutoNormalFooter()
    var loads = 0
    footer.refreshingBlock = { loads += 1 }
    let scrollView = show(contentHeight: height, with: footer)
    phone.drag(by: 200)
    phone.advance(by: 1)
    #expect(loads == 0, "pulling down does not load")
    phone.drag(by: -300)
    phone.advance(by: 1)
    #expect(loads == 1)
    #expect(phone.frame(of: footer).maxY <= 810)
    #expect(phone.frame(of: footer).minY >= 47)
    footer.endRefreshing()
    phone.advance(by: 1)
    #expect(loads == 1)
    #expect(scrollView.contentInset.bottom.roundedForComparison == 44)
  }
}
