public import Foundation

/// What is where.
extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return tableGeometry?.sections.count ?? 0
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return tableGeometry?.sections[section].rowCount ?? 0
  }

  /// The cell of a row, if the row is visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells[indexPath]
  }

  /// The row of a cell, if the cell is shown.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return tableGeometry?.rows(from: point.y, to: point.y.nextUp).first
  }

  /// The rows that overlap a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return tableGeometry?.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cells of the visible rows, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    cells.keys.sorted().compactMap { cells[$0] }
  }

  /// The visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    cells.keys.sorted()
  }

  /// The header of a section, if it is shown.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown(headerViews[section])
  }

  /// The footer of a section, if it is shown.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown(footerViews[section])
  }

  private func shown(_ view: UIView?) -> UITableViewHeaderFooterView? {
    view?.superview === self ? view as? UITableViewHeaderFooterView : nil
  }

  /// Where a row is in the content; empty if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let row = tableGeometry?.row(indexPath) else { return .zero }
    return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
  }

  /// Where a section is in the content, its header and footer included.
  public func rect(forSection section: Int) -> CGRect {
    rect(section) { ($0.top, $0.bottom) }
  }

  /// Where a section's header is in the content while it is not held at the visible top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(section) { ($0.top, $0.top + $0.headerHeight) }
  }

  /// Where a section's footer is in the content while it is not held at the visible bottom.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(section) { ($0.footerTop, $0.bottom) }
  }

  private func rect(
    _ section: Int, _ edges: (TableGeometry.Section) -> (top: CGFloat, bottom: CGFloat)
  ) -> CGRect {
    loadIfNeeded()
    guard let sections = tableGeometry?.sections, sections.indices.contains(section) else {
      return .zero
    }
    let (top, bottom) = edges(sections[section])
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// Scrolls until a row is visible, at a place.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    guard rect.height > 0 else { return }
    let inset = adjustedContentInset
    let visible = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    switch scrollPosition {
    case .none:
      scrollRectToVisible(rect, animated: animated)
      return
    case .top:
      offset.y = rect.minY - inset.top
    case .middle:
      offset.y = rect.midY - inset.top - visible / 2
    case .bottom:
      offset.y = rect.maxY - inset.top - visible
    }
    setContentOffset(clamped(offset), animated: animated)
  }
}
