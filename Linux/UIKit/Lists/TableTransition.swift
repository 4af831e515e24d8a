import Foundation

/// The transition of a table from its state before a batch of updates to the state after it.
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
    let mapping = TableMapping(updates, old: old, new: new)
    self.mapping = mapping
    new.adoptHeights(of: old, rows: { mapping.oldPaths[$0] ?? mapping.reloadedPaths[$0] })
  }

  func run(_ completion: ((Bool) -> Void)?) {
    let departing = matchCells()
    table.tableGeometry = new
    guard table.window != nil else {
      UIView.performWithoutAnimation { layOutNewState() }
      recycle(departing)
      if let completion {
        MainLoop.current.enqueue { completion(true) }
      }
      return
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        layOutNewState()
        for (path, cell) in departing {
          moveOut(cell, deletionAnimation(path))
        }
      },
      completion: { finished in
        recycle(departing)
        completion?(finished)
      })
  }

  /// Assigns the remaining cells to their new paths. Returns the cells to remove, and their old
  /// paths.
  private func matchCells() -> [(path: IndexPath, cell: UITableViewCell)] {
    table.recycleLeavingCells()
    var staying: [IndexPath: UITableViewCell] = [:]
    var departing: [(path: IndexPath, cell: UITableViewCell)] = []
    for (path, cell) in table.cells {
      if let newPath = mapping.newPaths[path] {
        staying[newPath] = cell
      } else {
        departing.append((path, cell))
      }
    }
    table.cells = staying
    table.selection = table.selection.flatMap { mapping.newPaths[$0] }
    table.highlightedPath = table.highlightedPath.flatMap { mapping.newPaths[$0] }
    return departing.sorted { $0.path < $1.path }
  }

  /// Lays out the table in the state after the updates. A new cell starts at the frame from which
  /// its animation begins.
  private func layOutNewState() {
    let existing = Set(table.cells.keys)
    table.itemsWereUpdated { table.updateContentSize(evenIfEqual: true) }
    table.replaceVisibleEstimates(keepingTop: true)
    for path in new.rows(from: table.bounds.minY, to: table.bounds.maxY)
    where !existing.contains(path) {
      insertCell(at: path)
    }
    table.layOutRows()
    for cell in table.cells.values {
      cell.alpha = 1
    }
  }

  private func insertCell(at path: IndexPath) {
    guard let row = new.row(path) else { return }
    let frame = CGRect(x: 0, y: row.top, width: table.bounds.width, height: row.height)
    UIView.performWithoutAnimation {
      if let oldPath = mapping.oldPaths[path], let oldRow = old.row(oldPath) {
        // The row existed before, but outside the bounds.
        place(path, frame.offsetBy(dx: 0, dy: oldRow.top - row.top))
        return
      }
      let animation = insertionAnimation(path)
      place(path, Self.displacedFrame(frame, animation))
      if animation != .none {
        table.cells[path]?.alpha = 0
      }
    }
  }

  /// Sets the frame of a cell, which is already loaded if its height was measured.
  private func place(_ path: IndexPath, _ frame: CGRect) {
    if let cell = table.cells[path] {
      cell.frame = frame
    } else {
      table.loadCell(at: path, frame: frame)
    }
  }

  private func moveOut(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation) {
    cell.frame = Self.displacedFrame(cell.frame, animation)
    cell.alpha = 0
  }

  private func recycle(_ departing: [(path: IndexPath, cell: UITableViewCell)]) {
    for (path, cell) in departing {
      table.recycle(cell, path)
    }
  }

  private func insertionAnimation(_ path: IndexPath) -> UITableView.RowAnimation {
    mapping.reloadAnimations[path] ?? updates.insertedRows[path]
      ?? updates.insertedSections[path.section] ?? .automatic
  }

  private func deletionAnimation(_ path: IndexPath) -> UITableView.RowAnimation {
    updates.reloadedRows[path] ?? updates.deletedRows[path] ?? updates.deletedSections[path.section]
      ?? updates.reloadedSections[path.section] ?? .automatic
  }

  /// Returns the frame at which an inserted row starts or a deleted row ends.
  private static func displacedFrame(
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
