import EdgeRefresh
import ScenarioTrait
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshControls

/// An animated scroll by the app to where an amount is that is taken away before the scroll ends.
@Suite(.isolated, .scenario("S84"))
@MainActor
struct ScrollTargetTests {
  /// How the amount is taken away.
  enum End: CaseIterable {
    case success, noMoreData, hide, remove, replace

    @MainActor func make(of control: RefreshComponent, of scrollView: UIScrollView) {
      switch self {
      case .success: control.endRefreshing()
      case .noMoreData: control.endRefreshing(with: .noMoreData)
      case .hide: control.isHidden = true
      case .remove: control.removeFromSuperview()
      case .replace:
        let other: RefreshComponent =
          switch control.status.edge {
          case .top: NormalHeader {}
          case .bottom: BackNormalFooter {}
          case .leading: NormalLeader {}
          case .trailing: NormalTrailer {}
          }
        scrollView.setRefreshControl(other)
      }
    }
  }

  private nonisolated static let kinds: [ControlKind] = [
    .normalHeader, .backNormalFooter, .autoNormalFooter, .autoNormalHeader,
    .normalLeader, .normalTrailer, .autoNormalTrailer,
  ]

  @Test(arguments: kinds, End.allCases)
  func `the content ends at an edge that is left`(kind: ControlKind, end: End) {
    for isRightToLeft in [false, true] {
      for delay in [0, 0.1, 0.25] {
        let view = UIScrollView()
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        let screen = Screen(contentHeight: 1500, scrollView: view)
        view.contentSize.width = 1500
        let control = kind.make()
        view.setRefreshControl(control)
        screen.turn()
        control.beginRefreshing()
        // The content is elsewhere while the control loads.
        screen.advance(by: 1)
        view.contentOffset = CGPoint(x: 400, y: 400)
        screen.turn()
        let axis = control.axis
        let offsets = axis.restingOffsets(of: view)
        let isFirst = control.frame.origin.x < 0 || control.frame.origin.y < 0
        view.setContentOffset(
          axis.point(view.contentOffset, at: isFirst ? offsets.lowerBound : offsets.upperBound),
          animated: true)
        screen.advance(by: delay)
        end.make(of: control, of: view)
        screen.advance(by: 3)
        let (offset, resting) = (view.contentOffset, view.resting(at: view.contentOffset))
        #expect(
          abs(resting.x - offset.x) < 0.5 && abs(resting.y - offset.y) < 0.5,
          "right to left \(isRightToLeft), after \(delay) s: \(offset)")
      }
    }
  }

  @Test(arguments: End.allCases)
  func `a scroll to where the content is does not hold it there`(end: End) {
    let screen = Screen()
    let header = screen.attach(NormalHeader {})
    header.beginRefreshing()
    screen.advance(by: 1)
    let top = screen.scrollView.adjustedContentInset.top
    screen.scrollView.setContentOffset(CGPoint(x: 0, y: -top), animated: true)
    end.make(of: header, of: screen.scrollView)
    screen.advance(by: 3)
    #expect(abs(screen.scrollView.contentOffset.y) < 0.5)
  }

  @Test(arguments: [ListUpdate.reload, .insertion])
  func `a list that scrolls to its new last row rests there when its load ends`(
    update: ListUpdate
  ) {
    let rows = Rows(30, height: 50)
    let table = rows.table()
    let phone = Phone()
    phone.show(table)
    let footer = BackNormalFooter {}
    table.refreshFooter = footer
    phone.turn()
    footer.beginRefreshing()
    phone.advance(by: 1)
    rows.counts = [50]
    if update == .reload {
      table.reloadData()
    } else {
      table.insertRows(at: (30..<50).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: true)
    footer.endRefreshing()
    phone.advance(by: 3)
    let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    #expect(abs(table.contentOffset.y - end) < 0.5)
  }
}
