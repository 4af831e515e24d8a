import Foundation

/// What the table knows of its data.
extension UITableView {
  /// Something that the heights depend on has changed: everything is asked for at the next layout.
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

  /// Asks how much there is and how high it is; nil without a data source.
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

  /// What is between two blocks of the grouped style above and below the line in their middle.
  static let groupedGap: CGFloat = 18

  /// A section has a header if it has a title or a view for it; in the grouped style it has one always.
  func defaultHeaderHeight(_ section: Int) -> CGFloat {
    if style == .grouped { return groupedHeaderHeight(section) }
    if dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
      return sectionHeaderHeight
    }
    return headerView(section) == nil ? 0 : sectionHeaderHeight
  }

  /// As high as a title needs, and the first one somewhat higher, unless the app said how high.
  private func groupedHeaderHeight(_ section: Int) -> CGFloat {
    guard sectionHeaderHeight == Self.groupedGap else { return sectionHeaderHeight }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    return (hasTitle ? 38 : Self.groupedGap) + (section == 0 ? 17.5 : 0)
  }

  /// A section has a footer if it has a title or a view for it; in the grouped style it has one always.
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
