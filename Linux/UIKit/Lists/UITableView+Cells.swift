import Foundation

/// Loading, laying out and recycling the cells of visible rows.
extension UITableView {
  /// Lays out the visible cells, loads missing ones and recycles those that are no longer visible.
  func layOutRows() {
    loadIfNeeded()
    replaceVisibleEstimates()
    guard let geometry = tableGeometry else { return }
    let paths = geometry.rows(from: bounds.minY, to: bounds.maxY)
    recycleCells(except: paths)
    for path in paths {
      guard let row = geometry.row(path) else { continue }
      let frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
      if let cell = cells[path] ?? leavingCells.remove(path) {
        cells[path] = cell
        applyGroupedStyle(to: cell, at: path)
        cell.frame = frame
      } else {
        UIView.performWithoutAnimation { loadCell(at: path, frame: frame) }
      }
      // The data source may have called `reloadData()` while the cell was loaded.
      guard tableGeometry === geometry else { return }
    }
    layOutHeaders(geometry)
    bringHeadersToFront()
    updateIndicators()
  }

  /// Loads the cell of a row from the data source and adds it.
  func loadCell(at path: IndexPath, frame: CGRect) {
    guard let cell = makeCell(at: path) else { return }
    show(cell, at: path, frame: frame)
  }

  /// Requests the cell of a row from the data source.
  func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    applyGroupedStyle(to: cell, at: path)
    return cell
  }

  /// Displays a new cell.
  func show(_ cell: UITableViewCell, at path: IndexPath, frame: CGRect) {
    cell.frame = frame
    cell.setSelected(selection == path, animated: false)
    cell.setHighlighted(highlightedPath == path, animated: false)
    cells[path] = cell
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { addRow(cell) }
    cell.setNeedsLayout()
    // Not `layoutIfNeeded()`, which would also lay out the table.
    cell.layOutSubtree()
  }

  /// Adds a cell at the front, or at the back in front of the background view. `rowPlace` in
  /// `answers` decides.
  func addRow(_ cell: UITableViewCell) {
    if answers.rowPlace == .front {
      addSubview(cell)
    } else {
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    }
  }

  /// Configures a cell for the grouped style: its position in the block and its background color.
  private func applyGroupedStyle(to cell: UITableViewCell, at path: IndexPath) {
    guard style == .grouped, let tableGeometry else { return }
    let lastRow = tableGeometry.rowCount(path.section) - 1
    cell.blockPosition = (path.row == 0, path.row == lastRow)
    // Keep a color that the app has chosen.
    if cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
  }

  /// Recycles the cells of all rows that are not in `paths`.
  func recycleCells(except paths: [IndexPath]) {
    let visiblePaths = Set(paths)
    for (path, cell) in leavingCells.removeFinished(except: visiblePaths) { recycle(cell, path) }
    for (path, cell) in cells where !visiblePaths.contains(path) {
      cells[path] = nil
      if !leavingCells.keep(cell, of: path) { recycle(cell, path) }
    }
  }

  /// Removes the cell of a row and puts it into the reuse queue.
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
    recycleLeavingCells()
    recycleHeaders()
  }

  /// Recycles the cells in `leavingCells` without waiting for the end of the animation.
  func recycleLeavingCells() {
    for (path, cell) in leavingCells.removeAll() { recycle(cell, path) }
  }

  func setCellsNeedLayout() {
    for cell in cells.values {
      cell.setNeedsLayout()
    }
  }

  /// Brings section headers and footers in front of the rows and of the table's own header and
  /// footer.
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
