import Foundation

/// Headers and footers of the sections and of the table.
extension UITableView {
  /// Returns the header of a section. It is requested once and kept until the table is reloaded or
  /// updated.
  func headerView(_ section: Int) -> UIView? {
    if let view = headerViews[section] { return view }
    let view =
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
    headerViews[section] = view
    return view
  }

  /// Returns the footer of a section. It is requested once and kept until the table is reloaded or
  /// updated.
  func footerView(_ section: Int) -> UIView? {
    if let view = footerViews[section] { return view }
    let view =
      tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? titleView(dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
    footerViews[section] = view
    return view
  }

  private func titleView(_ title: String?, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    if style == .grouped { view.applyGroupedStyle() }
    view.textLabel?.text = style == .grouped ? title.uppercased() : title
    if isHeader { view.textLabel?.accessibilityTraits = .header }
    return view
  }

  /// Lays out the headers and footers.
  ///
  /// In the plain style, a header stays at the top of the visible area while its section is
  /// visible, until the end of the section pushes it out, and a footer stays at the bottom. In the
  /// grouped style, both scroll with their section.
  func layOutHeaders(_ geometry: TableGeometry) {
    let inset = adjustedContentInset
    let visibleTop = bounds.minY + inset.top
    let visibleBottom = bounds.maxY - inset.bottom
    let visible = geometry.sections(from: bounds.minY, to: bounds.maxY)
    for (index, view) in headerViews where !visible.contains(index) { remove(view) }
    for (index, view) in footerViews where !visible.contains(index) { remove(view) }
    for index in visible {
      let section = geometry.section(index)
      if section.headerHeight > 0, let view = headerView(index) {
        layOut(
          view,
          top: style == .grouped
            ? section.top : geometry.headerTop(section, visibleTop: visibleTop),
          height: section.headerHeight)
      }
      if section.footerHeight > 0, let view = footerView(index) {
        layOut(
          view,
          top: style == .grouped
            ? section.footerTop : geometry.footerTop(section, visibleBottom: visibleBottom),
          height: section.footerHeight)
      }
    }
    layOutTableHeader(geometry)
  }

  /// Places the pinned headers and footers when the content or its edges have moved, if
  /// `UIKitAnswers` says so.
  func followEdges() {
    guard answers.pinnedViews == .follow, window != nil, style == .plain, let tableGeometry else {
      return
    }
    let (visibleTop, visibleBottom) = (
      bounds.minY + adjustedContentInset.top, bounds.maxY - adjustedContentInset.bottom
    )
    for (index, view) in headerViews
    where view.superview === self && index < tableGeometry.sectionCount {
      view.frame.origin.y = tableGeometry.headerTop(
        tableGeometry.section(index), visibleTop: visibleTop)
    }
    for (index, view) in footerViews
    where view.superview === self && index < tableGeometry.sectionCount {
      view.frame.origin.y = tableGeometry.footerTop(
        tableGeometry.section(index), visibleBottom: visibleBottom)
    }
  }

  private func remove(_ view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  private func layOut(_ view: UIView, top: CGFloat, height: CGFloat) {
    let frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    if view.superview === self {
      view.frame = frame
    } else {
      UIView.performWithoutAnimation {
        view.frame = frame
        addSubview(view)
        view.layOutSubtree()
      }
    }
  }

  private func layOutTableHeader(_ geometry: TableGeometry) {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0, y: geometry.footerTop, width: bounds.width, height: view.frame.height)
    }
    backgroundView?.frame = bounds
  }

  func recycleHeaders() {
    for view in headerViews.values {
      view.removeFromSuperview()
      reuse.enqueue(view)
    }
    for view in footerViews.values {
      view.removeFromSuperview()
      reuse.enqueue(view)
    }
    headerViews = [:]
    footerViews = [:]
  }
}
