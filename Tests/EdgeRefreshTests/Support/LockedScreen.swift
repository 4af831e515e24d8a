import EdgeRefresh
import TestSupport
import UIKit

/// A scroll view that scrolls together with the lists in it, but not with their pager.
final class OuterScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view is UITableView
  }
}

/// A profile screen made of an outer scroll view and lists that scroll with the same finger.
///
/// The list scrolls only when the header of the outer scroll view is off the screen. Setting the
/// offset back holds the other one in place.
@MainActor
final class LockedScreen: NSObject, UIScrollViewDelegate {
  static let headerLength: CGFloat = 200

  let phone = Phone(hasNotch: false)
  let outer = OuterScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 844))
  let lists: [UITableView]
  /// From this offset on, the screen sets the same length as its top inset, as pagers that pin
  /// section headers do. Before, it sets 0.
  var pinnedInset: CGFloat?
  /// Whether the inset is set at each movement, even if it is the one that the screen has set
  /// before.
  var setsInsetRepeatedly = false
  private let rows: [Rows]

  /// Creates a screen with a list for each number of rows.
  init(rowCounts: Int...) {
    let rows = rowCounts.map { Rows($0) }
    self.rows = rows
    lists = rows.map { $0.table() }
    super.init()
    outer.contentSize = CGSize(width: 390, height: Self.headerLength + 844)
    outer.alwaysBounceVertical = true
    outer.delegate = self
    outer.addSubview(pager)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 390 * CGFloat(lists.count), height: 844)
    for (index, list) in lists.enumerated() {
      list.frame = CGRect(x: 390 * CGFloat(index), y: 0, width: 390, height: 844)
      list.alwaysBounceVertical = true
      list.delegate = self
      list.rowHeight = 44
      pager.addSubview(list)
    }
    phone.show(outer)
  }

  /// The list that is visible.
  var list: UITableView { lists[Int((pager.contentOffset.x / 390).rounded())] }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === outer {
      holdOuter()
      setPinnedInset()
    } else if scrollView !== pager {
      holdList()
    }
  }

  private func setPinnedInset() {
    guard let pinnedInset else { return }
    let inset = outer.contentOffset.y >= pinnedInset ? pinnedInset : 0
    guard setsInsetRepeatedly || inset != outer.contentInsetExcludingRefreshControls.top else {
      return
    }
    outer.contentInset.top = inset
  }

  /// Keeps the header off the screen while the list is scrolled.
  private func holdOuter() {
    let length = Self.headerLength
    if list.contentOffset.y > 0 || outer.contentOffset.y > length {
      if outer.contentOffset.y != length { outer.contentOffset.y = length }
    } else if outer.contentOffset.y < length, list.contentOffset.y != 0 {
      list.contentOffset.y = 0
    }
  }

  /// Keeps the list at its start while the header is on the screen.
  private func holdList() {
    if outer.contentOffset.y < Self.headerLength {
      if list.contentOffset.y != 0 { list.contentOffset.y = 0 }
    } else if list.contentOffset.y > 0, outer.contentOffset.y != Self.headerLength {
      outer.contentOffset.y = Self.headerLength
    }
  }
}
