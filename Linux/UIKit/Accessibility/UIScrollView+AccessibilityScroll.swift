import Foundation

extension UIScrollView {
  /// Scrolls by one page, without animation, and posts `pageScrolled`.
  ///
  /// - Returns: Whether the content moved. It does not move beyond its edges.
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let target = clamped(contentOffset + pageDistance(direction))
    guard target != contentOffset else { return false }
    setContentOffset(target, animated: false)
    layoutIfNeeded()
    UIAccessibility.post(notification: .pageScrolled, argument: scrollStatus)
    return true
  }

  private func pageDistance(_ direction: UIAccessibilityScrollDirection) -> CGPoint {
    let visible = isPagingEnabled ? bounds : bounds.inset(by: adjustedContentInset)
    let page = CGSize(width: max(0, visible.width), height: max(0, visible.height))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let range = offsetRange
    let isHorizontal =
      range.y.lowerBound == range.y.upperBound && range.x.lowerBound < range.x.upperBound
    switch direction {
    case .up: return CGPoint(x: 0, y: -page.height)
    case .down: return CGPoint(x: 0, y: page.height)
    case .left: return CGPoint(x: page.width, y: 0)
    case .right: return CGPoint(x: -page.width, y: 0)
    case .next, .previous:
      let sign: CGFloat = direction == .next ? 1 : -1
      return isHorizontal
        ? CGPoint(x: page.width * sign * (isRightToLeft ? -1 : 1), y: 0)
        : CGPoint(x: 0, y: page.height * sign)
    }
  }

  /// The description of the position: the visible rows or the page.
  private var scrollStatus: String { (self as? UITableView)?.visibleRowsStatus ?? pageStatus }

  /// The page and the number of pages along the axis on which the content exceeds the visible area
  /// more.
  private var pageStatus: String {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    let isVertical =
      contentSize.height - visible.height >= contentSize.width - visible.width
    let (page, content, start) =
      isVertical
      ? (visible.height, contentSize.height, contentOffset.y + inset.top)
      : (visible.width, contentSize.width, contentOffset.x + inset.left)
    // Content of any size can be scrolled, so the division must not overflow.
    guard page > 0, content > 0, content / page < 1e9 else { return "Page 1 of 1" }
    let count = max(1, Int((content / page).rounded(.up)))
    let current = min(max(0, start / page + 0.5), CGFloat(count - 1)).rounded(.down)
    let isReversed = !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return "Page \(isReversed ? count - Int(current) : Int(current) + 1) of \(count)"
  }
}

extension UITableView {
  /// A description of the visible rows, such as "Rows 3 to 9 of 20"; `nil` if no row is visible.
  fileprivate var visibleRowsStatus: String? {
    guard let visible = indexPathsForVisibleRows, let first = visible.first, let last = visible.last
    else { return nil }
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    func number(_ path: IndexPath) -> Int { counts[..<path.section].reduce(path.row + 1, +) }
    let (from, to) = (number(first), number(last))
    let total = counts.reduce(0, +)
    return from == to ? "Row \(from) of \(total)" : "Rows \(from) to \(to) of \(total)"
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, distance: CGPoint) -> CGPoint {
    CGPoint(x: point.x + distance.x, y: point.y + distance.y)
  }
}
