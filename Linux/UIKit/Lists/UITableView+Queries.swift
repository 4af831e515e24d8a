public import Foundation

/// Queries about counts, visible views and geometry.
extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadIfNeeded()
    return tableGeometry?.sectionCount ?? 0
  }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return tableGeometry?.rowCount(section) ?? 0
  }

  /// Returns the cell of a row; `nil` if the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells[indexPath]
  }

  /// Returns the index path of a cell; `nil` if the cell is not visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the row at a point in content coordinates.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return tableGeometry?.rows(from: point.y, to: point.y.nextUp).first
  }

  /// Returns the rows that overlap a rectangle in content coordinates.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    return tableGeometry?.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cells of the visible rows, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    cells.keys.sorted().compactMap { cells[$0] }
  }

  /// The index paths of the visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    cells.keys.sorted()
  }

  /// Returns the header of a section; `nil` if it is not visible.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleHeaderFooterView(headerViews[section])
  }

  /// Returns the footer of a section; `nil` if it is not visible.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    visibleHeaderFooterView(footerViews[section])
  }

  private func visibleHeaderFooterView(_ view: UIView?) -> UITableViewHeaderFooterView? {
    view?.superview === self ? view as? UITableViewHeaderFooterView : nil
  }

  /// Returns the frame of a row in content coordinates; `.zero` if there is no such row.
  ///
  /// While the heights of rows are estimates, the frame changes as they are replaced.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let row = tableGeometry?.row(indexPath) else { return .zero }
    return CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
  }

  /// Returns the frame of a section in content coordinates, including its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    rect(section) { ($0.top, $0.bottom) }
  }

  /// Returns the frame of a section's header in content coordinates, as if it were not pinned.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(section) { ($0.top, $0.top + $0.headerHeight) }
  }

  /// Returns the frame of a section's footer in content coordinates, as if it were not pinned.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(section) { ($0.footerTop, $0.bottom) }
  }

  private func rect(
    _ section: Int, _ edges: (TableGeometry.Section) -> (top: CGFloat, bottom: CGFloat)
  ) -> CGRect {
    loadIfNeeded()
    guard let tableGeometry, tableGeometry.sections.contains(section) else { return .zero }
    let (top, bottom) = edges(tableGeometry.section(section))
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }
}
