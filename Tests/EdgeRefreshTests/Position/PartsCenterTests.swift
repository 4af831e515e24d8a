import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// The parts of a control are centered where the rows are.
@Suite(.isolated, .scenario("S6"))
@MainActor
struct PartsCenterTests {
  typealias Sheet = BarControlTests.Sheet

  private nonisolated static let vertical: [ControlKind] = [
    .stateHeader, .normalHeader, .gifHeader, .backNormalFooter, .backGifFooter, .autoNormalFooter,
    .autoNormalHeader,
  ]

  /// The center of the visible parts in the window, along the horizontal axis.
  private func center(of control: RefreshComponent, on phone: Phone) -> CGFloat? {
    control.parts.text?.label.map { phone.frame(of: $0).midX }
  }

  private func list(_ kind: ControlKind, isRightToLeft: Bool) -> (
    phone: Phone, table: UITableView, controller: UIViewController, control: RefreshComponent,
    rows: Rows
  ) {
    let (phone, rows, control) = (Phone(hasNotch: false), Rows(30), kind.make())
    let controller = UITableViewController(style: .plain)
    if isRightToLeft { controller.tableView.semanticContentAttribute = .forceRightToLeft }
    controller.tableView.dataSource = rows
    controller.tableView.setRefreshControl(control)
    phone.show(controller)
    return (phone, controller.tableView, controller, control, rows)
  }

  @Test(arguments: vertical, [false, true])
  func `beside a sidebar, the parts are centered over the rows`(
    kind: ControlKind, isRightToLeft: Bool
  ) throws {
    let (phone, table, controller, control, rows) = list(kind, isRightToLeft: isRightToLeft)
    withExtendedLifetime(rows) {
      for (left, right) in [(0, 0), (130, 0), (0, 90), (47, 47), (0, 0)] as [(CGFloat, CGFloat)] {
        for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never, .always] {
          table.contentInsetAdjustmentBehavior = behavior
          controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: 0, left: left, bottom: 0, right: right)
          phone.turn()
          table.contentOffset = CGPoint(x: -table.adjustedContentInset.left, y: 0)
          phone.turn()
          let row = table.visibleCells.first.map { phone.frame(of: $0.contentView).midX }
          let rowCenter = behavior == .always ? (390 + left - right) / 2 : row
          #expect(center(of: control, on: phone) == rowCenter, "\(left), \(right), \(behavior)")
        }
      }
    }
  }

  @Test(arguments: [ControlKind.normalHeader, .backNormalFooter], [false, true])
  func `an arrow and a spinner keep their distance from the text`(
    kind: ControlKind, isRightToLeft: Bool
  ) throws {
    let (phone, _, controller, control, rows) = list(kind, isRightToLeft: isRightToLeft)
    let arrow = try #require(control.parts.arrow?.view)
    let spinner = try #require(control.parts.spinner?.view)
    func distances() throws -> [CGFloat] {
      let middle = try #require(center(of: control, on: phone))
      return [phone.frame(of: arrow).midX - middle, phone.frame(of: spinner).midX - middle]
    }
    let before = try distances()
    controller.additionalSafeAreaInsets.left = 130
    phone.turn()
    #expect(try distances() == before)
    #expect(before.allSatisfy { ($0 > 0) == isRightToLeft })
    withExtendedLifetime(rows) {}
  }

  @Test(arguments: [ControlKind.normalTrailer, .normalLeader])
  func `parts at the sides are centered between bars above and below`(kind: ControlKind) throws {
    let bars = UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.never, .always] {
      let control = kind.make()
      let sheet = Sheet(control, bars: bars, behavior: behavior)
      sheet.move(past: control.status.edge, by: 60)
      let arrow = try #require(control.parts.arrow?.view)
      let label = try #require(control.parts.text?.label)
      let middle = (844 + bars.top - bars.bottom) / 2
      #expect(abs(sheet.phone.frame(of: arrow).midY - middle) < 0.01)
      #expect(abs(sheet.phone.frame(of: label).midY - middle) < 0.01)
    }
  }

  /// A subclass of an app centers its views in the control.
  @Test func `content and the control itself keep their frames`() {
    let content = RecordingContent()
    let header = RefreshHeader(content: content)
    let sheet = Sheet(
      header, bars: UIEdgeInsets(top: 91, left: 130, bottom: 34, right: 0), behavior: .automatic)
    sheet.phone.turn()
    #expect(header.frame.width == 390 && content.frame == header.bounds)
  }

  @Test func `a text wraps in the width beside a sidebar`() throws {
    MainLoop.current.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let (phone, _, controller, control, rows) = list(.normalHeader, isRightToLeft: false)
    let height = control.bounds.height
    controller.additionalSafeAreaInsets.left = 150
    phone.turn()
    let label = try #require(control.parts.text?.label)
    #expect(phone.frame(of: label).minX >= 150 && phone.frame(of: label).maxX <= 390)
    #expect(control.bounds.height > height)
    withExtendedLifetime(rows) {}
  }
}
