import Foundation

/// The cells of the visible rows.
extension UITableView {
  /// Places the cells of what shows, fetches those that are missing, and takes away the others.
  func layOutTable() {
    loadIfNeeded()
    guard let geometry = tableGeometry else { return }
    let paths = geometry.rows(from: bounds.minY, to: bounds.maxY)
    let wanted = Set(paths)
    for path in cells.keys where !wanted.contains(path) {
      recycle(path)
    }
    for path in paths {
      guard let row = geometry.row(path) else { continue }
      let frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
      if let cell = cells[path] {
        group(cell, path)
        cell.frame = frame
      } else {
        UIView.performWithoutAnimation { fetch(path, frame) }
      }
      // The data source may have reloaded the table from inside.
      guard self.tableGeometry == geometry else { return }
    }
    layOutHeaders(geometry)
    keepInFront()
    updateIndicators()
  }

  /// Gets the cell of a row from the data source and shows it.
  func fetch(_ path: IndexPath, _ frame: CGRect) {
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    group(cell, path)
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
  private func group(_ cell: UITableViewCell, _ path: IndexPath) {
    guard style == .grouped, let section = tableGeometry?.sections[path.section] else { return }
    cell.blockEnds = (path.row == 0, path.row == section.rowCount - 1)
    // Unless the app chose another colour.
    if cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
  }

  /// Takes a cell away, to be used again.
  private func recycle(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    retire(cell, path)
  }

  func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    reuse.put(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func recycleAll() {
    for path in cells.keys.sorted() {
      recycle(path)
    }
    recycleHeaders()
  }

  /// Something about separators has changed.
  func layOutCells() {
    for cell in cells.values {
      cell.setNeedsLayout()
    }
  }

  /// Headers stand in front of rows, the table's own ones too.
  private func keepInFront() {
    for view in footerViews.keys.sorted().compactMap({ footerViews[$0] }) {
      raise(view)
    }
    for view in headerViews.keys.sorted().compactMap({ headerViews[$0] }) {
      raise(view)
    }
  }

  private func raise(_ view: UIView) {
    guard view.superview === self else { return }
    bringSubviewToFront(view)
  }
}
