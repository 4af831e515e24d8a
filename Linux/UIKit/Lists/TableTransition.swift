import Foundation

/// The way from what a table showed before updates to what it shows after them.
@MainActor
struct TableTransition {
  static let duration: TimeInterval = 0.3

  let table: UITableView
  let updates: TableUpdates
  let old: TableGeometry
  let new: TableGeometry
  private let mapping: TableMapping

  init(table: UITableView, updates: TableUpdates, old: TableGeometry, new: TableGeometry) {
    self.table = table
    self.updates = updates
    self.old = old
    self.new = new
    mapping = TableMapping(updates, old: old, new: new)
  }

  func run(_ completion: ((Bool) -> Void)?) {
    let leaving = takeOver()
    table.tableGeometry = new
    guard table.window != nil else {
      UIView.performWithoutAnimation { show() }
      retire(leaving)
      if let completion {
        MainLoop.current.enqueue { completion(true) }
      }
      return
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        show()
        for (path, cell) in leaving {
          leave(cell, leavingAnimation(path))
        }
      },
      completion: { finished in
        retire(leaving)
        completion?(finished)
      })
  }

  /// Gives the cells that stay their new paths, and returns those that go, with their old paths.
  private func takeOver() -> [(path: IndexPath, cell: UITableViewCell)] {
    var staying: [IndexPath: UITableViewCell] = [:]
    var leaving: [(path: IndexPath, cell: UITableViewCell)] = []
    for (path, cell) in table.cells {
      if let newPath = mapping.newPaths[path] {
        staying[newPath] = cell
      } else {
        leaving.append((path, cell))
      }
    }
    table.cells = staying
    table.selection = Set(table.selection.compactMap { mapping.newPaths[$0] })
    table.highlightedPath = table.highlightedPath.flatMap { mapping.newPaths[$0] }
    return leaving.sorted { $0.path < $1.path }
  }

  /// Places everything where it is after the updates; what comes in starts from where it comes from.
  private func show() {
    table.updateContentSize()
    for path in new.rows(from: table.bounds.minY, to: table.bounds.maxY)
    where table.cells[path] == nil {
      enter(path)
    }
    table.layOutTable()
    for cell in table.cells.values {
      cell.alpha = 1
    }
  }

  private func enter(_ path: IndexPath) {
    guard let row = new.row(path) else { return }
    let frame = CGRect(x: 0, y: row.top, width: table.bounds.width, height: row.height)
    UIView.performWithoutAnimation {
      if let oldPath = mapping.oldPaths[path], let oldRow = old.row(oldPath) {
        // It was there, but outside of what was visible.
        table.fetch(path, frame.offsetBy(dx: 0, dy: oldRow.top - row.top))
        return
      }
      let animation = enteringAnimation(path)
      table.fetch(path, Self.displaced(frame, animation))
      if animation != .none {
        table.cells[path]?.alpha = 0
      }
    }
  }

  private func leave(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation) {
    cell.frame = Self.displaced(cell.frame, animation)
    cell.alpha = 0
  }

  private func retire(_ leaving: [(path: IndexPath, cell: UITableViewCell)]) {
    for (path, cell) in leaving {
      table.retire(cell, path)
    }
  }

  private func enteringAnimation(_ path: IndexPath) -> UITableView.RowAnimation {
    mapping.renewed[path] ?? updates.insertedRows[path] ?? updates.insertedSections[path.section]
      ?? .automatic
  }

  private func leavingAnimation(_ path: IndexPath) -> UITableView.RowAnimation {
    updates.reloadedRows[path] ?? updates.deletedRows[path] ?? updates.deletedSections[path.section]
      ?? updates.reloadedSections[path.section] ?? .automatic
  }

  /// Where a row comes from and goes to.
  private static func displaced(
    _ frame: CGRect, _ animation: UITableView.RowAnimation
  ) -> CGRect {
    switch animation {
    case .fade, .none, .automatic: frame
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    }
  }
}
