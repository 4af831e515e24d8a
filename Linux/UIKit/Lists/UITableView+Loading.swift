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
    selection = []
    highlightedPath = nil
    recycleAll()
    tableGeometry = nil
    loadIfNeeded()
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard tableGeometry == nil, let measured = measure() else { return }
    tableGeometry = measured
    updateContentSize()
  }

  /// Requests the counts and heights and returns the resulting geometry; `nil` without a data
  /// source.
  func measure() -> TableGeometry? {
    guard let dataSource else { return nil }
    let count = dataSource.numberOfSections(in: self)
    precondition(count >= 0, "a table cannot have \(count) sections")
    let sections = (0..<count).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      precondition(rows >= 0, "section \(section) cannot have \(rows) rows")
      let heights = (0..<rows).map { row in
        max(0, height(ofRow: IndexPath(row: row, section: section)))
      }
      return TableGeometry.SectionHeights(
        header: max(0, height(ofHeader: section)), rows: heights,
        footer: max(0, height(ofFooter: section)))
    }
    return TableGeometry(
      header: tableHeaderView?.frame.height ?? 0, sections: sections,
      footer: tableFooterView?.frame.height ?? 0)
  }

  func updateContentSize() {
    guard let geometry = tableGeometry else { return }
    let size = CGSize(width: bounds.width, height: geometry.height)
    if size != contentSize {
      contentSize = size
    }
  }

  private func height(ofRow path: IndexPath) -> CGFloat {
    tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  private func height(ofHeader section: Int) -> CGFloat {
    tableDelegate?.tableView(self, heightForHeaderInSection: section)
      ?? defaultHeaderHeight(section)
  }

  private func height(ofFooter section: Int) -> CGFloat {
    tableDelegate?.tableView(self, heightForFooterInSection: section)
      ?? defaultFooterHeight(section)
  }

  /// The default height of a footer, and of a header without a title, in the grouped style, in
  /// points.
  static let groupedGap: CGFloat = 18

  /// Returns the height of a section header for which the delegate specifies none.
  ///
  /// In the plain style, it is 0 if the section has neither a header title nor a header view. In
  /// the grouped style, every section has a header.
  func defaultHeaderHeight(_ section: Int) -> CGFloat {
    if style == .grouped { return groupedHeaderHeight(section) }
    if dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
      return sectionHeaderHeight
    }
    return headerView(section) == nil ? 0 : sectionHeaderHeight
  }

  /// Returns 18 points, or 38 with a title, and 17.5 more for the first section. If the app has set
  /// `sectionHeaderHeight` to a value other than 18, returns that value.
  private func groupedHeaderHeight(_ section: Int) -> CGFloat {
    guard sectionHeaderHeight == Self.groupedGap else { return sectionHeaderHeight }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    return (hasTitle ? 38 : Self.groupedGap) + (section == 0 ? 17.5 : 0)
  }

  /// Returns the height of a section footer for which the delegate specifies none.
  ///
  /// In the plain style, it is 0 if the section has neither a footer title nor a footer view. In
  /// the grouped style, every section has a footer.
  func defaultFooterHeight(_ section: Int) -> CGFloat {
    if style == .grouped { return sectionFooterHeight }
    if dataSource?.tableView(self, titleForFooterInSection: section) != nil {
      return sectionFooterHeight
    }
    return footerView(section) == nil ? 0 : sectionFooterHeight
  }

  func accessoryViewDidChange(_ old: UIView?, _ new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
    }
    if let new {
      addSubview(new)
    }
    invalidateTableGeometry()
    loadIfNeeded()
  }
}
