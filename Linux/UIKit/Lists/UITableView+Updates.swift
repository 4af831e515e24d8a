import Foundation

/// Inserting, deleting and reloading rows and sections.
extension UITableView {
  func openBatch() {
    if openUpdateCount == 0 { loadIfNeeded() }
    openUpdateCount += 1
  }

  func update(_ record: (inout TableUpdates) -> Void) {
    let isOutsideBatch = openUpdateCount == 0
    // The data source has already changed, so the current geometry is the state before the update.
    record(&updates)
    if isOutsideBatch {
      openUpdateCount = 1
      finishUpdates(completion: nil)
    }
  }

  func finishUpdates(completion: ((Bool) -> Void)?) {
    precondition(openUpdateCount > 0, "endUpdates() without beginUpdates()")
    openUpdateCount -= 1
    guard openUpdateCount == 0 else { return }
    let updates = self.updates
    self.updates = TableUpdates()
    scrollTarget = nil
    guard let old = tableGeometry, let new = loadAgain() else {
      // Nothing has been laid out yet, so there is nothing to animate.
      invalidateTableGeometry()
      loadIfNeeded()
      if let completion {
        MainLoop.current.enqueue { completion(true) }
      }
      return
    }
    TableTransition(table: self, updates: updates, old: old, new: new).run(completion)
  }

  /// Recycles the headers and footers, because their sections may have moved. Loads the counts and
  /// heights again.
  private func loadAgain() -> TableGeometry? {
    recycleHeaders()
    return loadGeometry()
  }
}
