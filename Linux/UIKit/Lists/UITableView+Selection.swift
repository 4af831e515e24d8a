public import Foundation

/// Which rows are selected, and how a finger selects them.
extension UITableView {
  /// The row that is selected, or the first of them.
  public var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// The rows that are selected, in order; nil if there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects a row in code; the delegate does not hear of it.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection where path != indexPath {
        deselectRow(at: path, animated: animated)
      }
    }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes the selection from a row in code; the delegate does not hear of it.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) != nil else { return }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  func touchBegan(on cell: UITableViewCell) {
    guard allowsSelection, highlightedPath == nil, let path = indexPath(for: cell) else { return }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    highlightedPath = path
    cell.setHighlighted(true, animated: false)
  }

  func touchEnded(on cell: UITableViewCell, isInside: Bool) {
    guard let path = highlightedPath, cells[path] === cell else { return }
    highlightedPath = nil
    // Selected before it loses the highlight, so that the grey does not flicker.
    if isInside {
      handleTap(path)
    }
    cell.setHighlighted(false, animated: !isInside)
  }

  private func handleTap(_ tappedPath: IndexPath) {
    let pathToSelect: IndexPath? =
      if let tableDelegate {
        tableDelegate.tableView(self, willSelectRowAt: tappedPath)
      } else {
        tappedPath
      }
    guard let path = pathToSelect else { return }
    if allowsMultipleSelection {
      if selection.contains(path) {
        deselectRow(at: path, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: path)
        return
      }
    } else {
      for old in selection.sorted() where old != path {
        deselectRow(at: old, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    selection.insert(path)
    cells[path]?.setSelected(true, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }
}
