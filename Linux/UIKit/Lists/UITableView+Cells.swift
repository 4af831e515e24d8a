import Foundation

/// The cells of the visible rows.
extension UITableView {
  /// Places the cells of what shows, fetches those that are missing, and takes away the others.
  func layOutRows() {
    loadIfNeeded()
    guard let geometry = tableGeometry else { return }
    let paths = geometry.rows(from: bounds.minY, to: bounds.maxY)
    let visiblePaths = Set(paths)
    for path in cells.keys where !visiblePaths.contains(path) {
      removeCell(at: path)
    }
    for path in paths {
      guard let row = geometry.row(path) else { continue }
      let frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
      if let cell = cells[path] {
        applyGroupedStyle(to: cell, at: path)
        cell.frame = frame
      } else {
        UIView.performWithoutAnimation { loadCell(at: path, frame: frame) }
      }
      // The data source may have reloaded the table from inside.
      guard self.tableGeometry == geometry else { return }
    }
    layOutHeaders(geometry)
    bringHeadersToFront()
    updateIndicators()
  }

  /// Gets the cell of a row from the data source and shows it.
  func loadCell(at path: IndexPath, frame: CGRect) {
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    applyGroupedStyle(to: cell, at: path)
    cell.frame = frame
    cell.setSelected(selection.contains(path), animated: false)
    cell.setHighlighted(highlightedPath == path, animated: false)
    cells[path] = cell
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
    cell.setNeedsLayout()
    // Not `layoutIfNeeded()`: that would lay out the table around it as well, and without animation.
    cell.layOutSubtree()
  }

  /// Tells a cell of the grouped style at which end of its block it stands.
  private func applyGroupedStyle(to cell: UITableViewCell, at path: IndexPath) {
    guard style == .grouped, let section = tableGeometry?.sections[path.section] else { return }
    cell.blockEnds = (path.row == 0, path.row == section.rowCount - 1)
    // Unless the app chose another colour.
    if cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
  }

  /// Takes a cell away, to be used again.
  private func removeCell(at path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    recycle(cell, path)
  }

  func recycle(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    reuse.enqueue(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func recycleAll() {
    for path in cells.keys.sorted() {
      removeCell(at: path)
    }
    recycleHeaders()
  }

  /// Something about separators has changed.
  func setCellsNeedLayout() {
    for cell in cells.values {
      cell.setNeedsLayout()
    }
  }

  /// Headers stand in front of rows, the table's own ones too.
  private func bringHeadersToFront() {
    for view in footerViews.keys.sorted().compactMap({ footerViews[$0] }) {
      bringSubviewToFrontIfPresent(view)
    }
    for view in headerViews.keys.sorted().compactMap({ headerViews[$0] }) {
      bringSubviewToFrontIfPresent(view)
    }
  }

  private func bringSubviewToFrontIfPresent(_ view: UIView) {
    guard view.superview === self else { return }
    bringSubviewToFront(view)
  }
}
