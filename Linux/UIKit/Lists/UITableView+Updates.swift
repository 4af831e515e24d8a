public import Foundation

/// Inserting, deleting and reloading rows and sections.
extension UITableView {
  /// Inserts rows that have been added to the data source.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { updates in
      for path in indexPaths { updates.insertedRows[path] = animation }
    }
  }

  /// Deletes rows that have been removed from the data source.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { updates in
      for path in indexPaths { updates.deletedRows[path] = animation }
    }
  }

  /// Reloads the cells of rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { updates in
      for path in indexPaths { updates.reloadedRows[path] = animation }
    }
  }

  /// Inserts sections that have been added to the data source.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { updates in
      for section in sections { updates.insertedSections[section] = animation }
    }
  }

  /// Deletes sections that have been removed from the data source.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { updates in
      for section in sections { updates.deletedSections[section] = animation }
    }
  }

  /// Reloads all parts of sections.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { updates in
      for section in sections { updates.reloadedSections[section] = animation }
    }
  }

  /// Begins a batch of updates that the matching `endUpdates()` animates together.
  public func beginUpdates() {
    if openUpdateCount == 0 {
      loadIfNeeded()
    }
    openUpdateCount += 1
  }

  /// Ends the batch begun with `beginUpdates()` and animates its insertions, deletions and reloads.
  public func endUpdates() {
    finishUpdates(completion: nil)
  }

  /// Animates the insertions, deletions and reloads of a closure together.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and calls the methods that insert, delete and reload.
  ///   - completion: Called after the animation; asynchronously if nothing is animated.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    finishUpdates(completion: completion)
  }

  private func update(_ record: (inout TableUpdates) -> Void) {
    let isOutsideBatch = openUpdateCount == 0
    // The data source has already changed, so the current geometry is the state before the update.
    record(&updates)
    if isOutsideBatch {
      openUpdateCount = 1
      finishUpdates(completion: nil)
    }
  }

  private func finishUpdates(completion: ((Bool) -> Void)?) {
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

  /// Loads the counts and heights again, and the headers and footers, whose sections may have
  /// moved.
  private func loadAgain() -> TableGeometry? {
    recycleHeaders()
    return loadGeometry()
  }
}
