import EdgeRefreshControls
import EdgeRefreshUI
import Foundation
import TestSupport
import Testing
import UIKit

@testable import EdgeRefreshUI

/// A chat in SwiftUI, whose modifier finds its list when SwiftUI has already laid it out.
@Suite(.isolated)
@MainActor
struct ChatAppearanceTests {
  enum Kind: CaseIterable { case table, measuredTable, collection, scrollView }

  enum Moment: CaseIterable { case rowsFirst, modifierFirst, rowsAndModifierLate }

  @Test(arguments: Kind.allCases, Moment.allCases)
  func `a chat opens at its newest message`(kind: Kind, moment: Moment) {
    let phone = Phone(hasNotch: false)
    let hosting = UIView(frame: Shape.frame)
    let (rows, grid) = (Rows(0), Grid(0))
    let measuredRows = MeasuredRows([])
    let list: UIScrollView =
      switch kind {
      case .table: rows.table()
      case .measuredTable: measuredRows.table()
      case .collection: grid.collection()
      case .scrollView: UIScrollView(frame: Shape.frame)
      }
    list.frame = Shape.frame
    func showMessages() {
      rows.counts = [60]
      grid.counts = [60]
      measuredRows.heights = [(0..<60).map { CGFloat(44 + $0 * 31 % 80) }]
      if let table = list as? UITableView {
        table.reloadData()
      } else if let collection = list as? UICollectionView {
        collection.reloadData()
      } else {
        list.contentSize = CGSize(width: 390, height: 2640)
      }
    }
    hosting.addSubview(list)
    var request = RefreshRequest(edge: .top, isAutomatic: true, source: .handler { .success })
    request.options.loading.keepsVisibleContentInPlace = true
    request.options.loading.keepsEndVisible = true
    let modified = ModifiedView(request)
    if moment != .modifierFirst {
      phone.show(hosting)
      if moment == .rowsFirst { showMessages() }
      phone.advance(by: 0.3)
    }
    modified.add(to: hosting, around: Shape.frame)
    if moment == .modifierFirst { phone.show(hosting) }
    phone.advance(by: 0.5)
    if moment != .rowsFirst { showMessages() }
    phone.advance(by: 1)
    #expect(modified.control is AutoNormalHeader && modified.control?.isRefreshing == false)
    let last = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    #expect(last > 1000 && abs(list.contentOffset.y - last) < 0.5)
  }
}
