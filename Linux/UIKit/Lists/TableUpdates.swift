import Foundation

/// The insertions, deletions and reloads between `beginUpdates()` and `endUpdates()`.
///
/// As in UIKit, deletions and reloads use paths before the updates, and insertions use paths after
/// them.
struct TableUpdates {
  typealias Animation = UITableView.RowAnimation

  var deletedRows: [IndexPath: Animation] = [:]
  var insertedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  var deletedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]

  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty
  }
}

/// Maps each row before a batch of updates to the same row after it, and vice versa.
@MainActor
struct TableMapping {
  private(set) var newPaths: [IndexPath: IndexPath] = [:]
  private(set) var oldPaths: [IndexPath: IndexPath] = [:]

  /// The old paths of reloaded rows, by their new paths.
  private(set) var reloadedPaths: [IndexPath: IndexPath] = [:]

  /// The animations of reloaded rows, by their new paths.
  private(set) var reloadAnimations: [IndexPath: UITableView.RowAnimation] = [:]

  /// Computes the mapping from the geometries before and after the updates.
  ///
  /// The counts in `new` must equal the counts in `old` with the updates applied. Otherwise, a
  /// precondition fails.
  init(_ updates: TableUpdates, old: TableGeometry, new: TableGeometry) {
    let oldRemaining = old.sections.filter { updates.deletedSections[$0] == nil }
    let newRemaining = new.sections.filter { updates.insertedSections[$0] == nil }
    precondition(
      oldRemaining.count == newRemaining.count,
      """
      invalid number of sections: there are \(new.sectionCount) after the update, but there were \
      \(old.sectionCount) before it, \(updates.insertedSections.count) inserted and \
      \(updates.deletedSections.count) deleted
      """)
    for (oldSection, newSection) in zip(oldRemaining, newRemaining)
    where updates.reloadedSections[oldSection] == nil {
      mapRows(updates, old, oldSection, new, newSection)
    }
  }

  private mutating func mapRows(
    _ updates: TableUpdates, _ old: TableGeometry, _ oldSection: Int, _ new: TableGeometry,
    _ newSection: Int
  ) {
    let oldCount = old.rowCount(oldSection)
    let newCount = new.rowCount(newSection)
    let oldRemaining = (0..<oldCount).map { IndexPath(row: $0, section: oldSection) }
      .filter { updates.deletedRows[$0] == nil }
    let newRemaining = (0..<newCount).map { IndexPath(row: $0, section: newSection) }
      .filter { updates.insertedRows[$0] == nil }
    precondition(
      oldRemaining.count == newRemaining.count,
      """
      invalid number of rows in section \(newSection): there are \(newCount) after the update, but \
      there were \(oldCount) before it, \(newCount - newRemaining.count) inserted and \
      \(oldCount - oldRemaining.count) deleted
      """)
    for (oldPath, newPath) in zip(oldRemaining, newRemaining) {
      if let animation = updates.reloadedRows[oldPath] {
        reloadAnimations[newPath] = animation
        reloadedPaths[newPath] = oldPath
      } else {
        newPaths[oldPath] = newPath
        oldPaths[newPath] = oldPath
      }
    }
  }
}
