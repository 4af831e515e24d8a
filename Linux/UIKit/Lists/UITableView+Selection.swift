import Foundation

/// Selection in code and by touch.
extension UITableView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let selection, selection != indexPath { deselectRow(at: selection, animated: animated) }
    guard let indexPath else { return }
    selection = indexPath
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard selection == indexPath else { return }
    selection = nil
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
    // Select the row before the highlight ends, so that the gray background does not flicker.
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
    if let old = selection, old != path {
      deselectRow(at: old, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: old)
    }
    selection = path
    cells[path]?.setSelected(true, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: path)
  }
}
