import Foundation

/// Loading the counts and heights.
extension UITableView {
  /// Discards the geometry, so that the counts and heights are loaded again in the next layout
  /// pass.
  func invalidateTableGeometry() {
    tableGeometry = nil
    setNeedsLayout()
  }

  func reloadEverything() {
    selection = nil
    highlightedPath = nil
    scrollTarget = nil
    recycleAll()
    let old = answers.reloadedHeights == .areKept ? tableGeometry : nil
    tableGeometry = nil
    loadIfNeeded(adopting: old)
    setNeedsLayout()
  }

  /// Loads the counts and heights, unless they are loaded.
  ///
  /// - Parameter old: A former geometry. Its heights are used as estimates if the counts are equal.
  func loadIfNeeded(adopting old: TableGeometry? = nil) {
    guard tableGeometry == nil, let loaded = loadGeometry() else { return }
    if let old, loaded.hasSameCounts(as: old) {
      loaded.adoptHeights(of: old, rows: { $0 })
    }
    tableGeometry = loaded
    updateContentSize(evenIfEqual: true)
  }

  /// Requests the counts, and the heights or their estimates. Returns the resulting geometry; `nil`
  /// without a data source.
  func loadGeometry() -> TableGeometry? {
    guard let dataSource else { return nil }
    let count = dataSource.numberOfSections(in: self)
    precondition(count >= 0, "a table cannot have \(count) sections")
    let sections = (0..<count).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      precondition(rows >= 0, "section \(section) cannot have \(rows) rows")
      let heights = (0..<rows).map { loadedHeight(ofRow: IndexPath(row: $0, section: section)) }
      return TableSectionHeights(
        header: height(ofHeader: section), rows: heights, footer: height(ofFooter: section))
    }
    return TableGeometry(
      header: tableHeaderView?.frame.height ?? 0, sections: sections,
      footer: tableFooterView?.frame.height ?? 0)
  }

  /// Sets the content size. With `evenIfEqual`, observers are notified even if the size does not
  /// change.
  func updateContentSize(evenIfEqual: Bool = false) {
    guard let geometry = tableGeometry else { return }
    let size = CGSize(width: bounds.width, height: geometry.height)
    if evenIfEqual || size != contentSize {
      contentSize = size
    }
  }

  func replaceAccessoryView(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
    }
    if let new {
      addSubview(new)
    }
    let geometry = tableGeometry
    invalidateTableGeometry()
    loadIfNeeded(adopting: geometry)
  }
}
