import Foundation
import MJRefresh
import TestSupport
import Testing
import UIKit
import UIKitSimulator

@MainActor
struct GrowingFooterTests {
  private let app = SimulatedApp()
  private let controller: GrowingListController

  init() {
    let app = app
    controller = app.simulator.run { GrowingListController(rowCount: 30) }
    app.show(controller)
    app.advance(by: 0.1)
  }

  private var bottom: CGFloat { (controller.tableView.contentInset.bottom * 1000).rounded() / 1000 }

  @Test(.scenario("S60"))
  func `a footer whose inset the app adjusts adds its new length once`() {
    #expect(bottom == 44)
    for height in [120, 60, 60, 200, 44] as [CGFloat] {
      app.run { controller.setFooterHeight(height) }
      #expect(bottom == height)
    }
    app.run { controller.tableView.mj_footer = nil }
    #expect(bottom == 0)
  }

  @Test(.scenario("S60"))
  func `the app's own inset stays while the app adjusts the inset for a footer`() {
    app.run { controller.tableView.contentInset.bottom += 30 }
    app.run { controller.setFooterHeight(100) }
    #expect(bottom == 130)
    app.run { controller.tableView.mj_footer?.isHidden = true }
    #expect(bottom == 30)
  }

  @Test(.scenario("S50"))
  func `other changes of the inset between the two count as before`() {
    let tableView: UITableView = controller.tableView
    // The app subtracts the old length, and adds something else before the new length.
    app.run {
      tableView.mj_insetB -= 44
      tableView.mj_insetB += 10
      tableView.mj_footer?.mj_h = 100
      tableView.mj_insetB += 100
    }
    #expect(bottom == 166)
    // The app sets insets that happen to equal the lengths.
    app.run {
      tableView.mj_footer?.mj_h = 44
      tableView.contentInset.bottom = 44
      tableView.contentInset.bottom = 0
      tableView.mj_footer?.mj_h = 100
      tableView.contentInset.bottom = 100
    }
    #expect(bottom == 200)
  }

  @Test(.scenario("S76"))
  func `a footer that the app hides during a load loads again when it is shown`() {
    app.scrollToEnd(of: controller.tableView)
    #expect(controller.loads == 1 && controller.tableView.mj_footer?.state == .refreshing)
    app.run { controller.showResults(true) }
    #expect(controller.tableView.mj_footer?.state == .idle && bottom == 0)
    app.run { controller.showResults(false) }
    app.pullUp()
    #expect(controller.loads == 2)
  }

  @Test(.scenario("S76"))
  func `a footer with no more data that the app hides loads again when it is shown`() {
    app.run { controller.tableView.mj_footer?.endRefreshingWithNoMoreData() }
    app.run { controller.showResults(true) }
    #expect(controller.tableView.mj_footer?.state == .idle)
    app.run { controller.showResults(false) }
    #expect(controller.tableView.mj_footer?.state == .idle && bottom == 44)
    app.scrollToEnd(of: controller.tableView)
    #expect(controller.loads == 1)
  }

  @Test(.scenario("S79"))
  func `a file that imports MJRefresh only has the names of Foundation`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    #expect(refreshDate(Date(timeIntervalSince1970: 0), in: calendar) == "1970-1")
  }
}
