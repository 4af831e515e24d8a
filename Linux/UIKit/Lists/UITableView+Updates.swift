public import Foundation

/// Rows that come and go one by one.
extension UITableView {
  /// Shows rows that the data source has now and had not before.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { updates in
      for path in indexPaths { updates.insertedRows[path] = animation }
    }
  }

  /// Takes away rows that the data source had before and has not now.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { updates in
      for path in indexPaths { updates.deletedRows[path] = animation }
    }
  }

  /// Fetches the cells of rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { updates in
      for path in indexPaths { updates.reloadedRows[path] = animation }
    }
  }

  /// Shows sections that the data source has now and had not before.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { updates in
      for section in sections { updates.insertedSections[section] = animation }
    }
  }

  /// Takes away sections that the data source had before and has not now.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { updates in
      for section in sections { updates.deletedSections[section] = animation }
    }
  }

  /// Fetches everything in sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { updates in
      for section in sections { updates.reloadedSections[section] = animation }
    }
  }

  /// Begins updates that are shown together at the matching `endUpdates()`.
  public func beginUpdates() {
    if openUpdateCount == 0 {
      loadIfNeeded()
    }
    openUpdateCount += 1
  }

  /// Shows what was inserted, deleted and reloaded since `beginUpdates()`.
  public func endUpdates() {
    finishUpdates(completion: nil)
  }

  /// Shows together what a closure inserts, deletes and reloads.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    finishUpdates(completion: completion)
  }

  private func update(_ record: (inout TableUpdates) -> Void) {
    let isOutsideBatch = openUpdateCount == 0
    // What is there before: the data source is changed already, so it is not asked any more.
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
    guard let old = tableGeometry, let new = remeasure() else {
      // Nothing was shown yet, so there is nothing to animate.
      invalidateTableGeometry()
      loadIfNeeded()
      if let completion {
        MainLoop.current.enqueue { completion(true) }
      }
      return
    }
    TableTransition(table: self, updates: updates, old: old, new: new).run(completion)
  }

  /// Asks for everything anew; headers are asked for anew as well, as sections may have moved.
  private func remeasure() -> TableGeometry? {
    recycleHeaders()
    return measure()
  }
}
