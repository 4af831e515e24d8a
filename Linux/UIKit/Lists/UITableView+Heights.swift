import Foundation

/// The heights of rows, headers and footers.
extension UITableView {
  /// The height of a header or footer in the plain style, in points.
  static let plainHeaderHeight: CGFloat = 28

  /// The height of a footer, and of a header without a title, in the grouped style, in points.
  static let groupedGap: CGFloat = 18

  // MARK: Rows

  /// Returns the height with which a row is loaded: an estimate, or its height if estimates are
  /// off.
  ///
  /// If the estimate is automatic and `rowHeight` is set, the height itself is requested.
  func loadedHeight(ofRow path: IndexPath) -> TablePartHeight {
    guard let tableDelegate else {
      if rowHeight != Self.automaticDimension { return .exact(rowHeight) }
      return rowHeight(forEstimate: estimatedRowHeight)
    }
    let estimate = tableDelegate.tableView(self, estimatedHeightForRowAt: path)
    let isAutomatic = estimate == Self.automaticDimension
    guard estimate == 0 || isAutomatic && rowHeight != Self.automaticDimension else {
      return rowHeight(forEstimate: estimate)
    }
    let height = tableDelegate.tableView(self, heightForRowAt: path)
    guard height == Self.automaticDimension else { return .exact(height) }
    return isAutomatic ? .estimate(rowHeight) : .exact(Self.standardRowHeight)
  }

  private func rowHeight(forEstimate estimate: CGFloat) -> TablePartHeight {
    switch estimate {
    case 0: .exact(Self.standardRowHeight)
    case Self.automaticDimension: .estimate(Self.standardRowHeight)
    default: .estimate(estimate)
    }
  }

  /// Returns the height that the app specifies for a row; `automaticDimension` if the cell
  /// determines it.
  func specifiedHeight(ofRow path: IndexPath) -> CGFloat {
    tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
  }

  // MARK: Headers and footers

  func height(ofHeader section: Int) -> CGFloat {
    let height =
      tableDelegate?.tableView(self, heightForHeaderInSection: section)
      ?? defaultHeaderHeight(section)
    guard height == Self.automaticDimension else { return height }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    let standard =
      style == .plain
      ? Self.plainHeaderHeight
      : (hasTitle ? 38 : Self.groupedGap) + (section == 0 ? 17.5 : 0)
    guard !hasTitle else { return standard }
    return automaticHeight(
      headerView(section), standard, measuresView: estimatedSectionHeaderHeight != 0)
  }

  func height(ofFooter section: Int) -> CGFloat {
    let height =
      tableDelegate?.tableView(self, heightForFooterInSection: section)
      ?? defaultFooterHeight(section)
    guard height == Self.automaticDimension else { return height }
    let standard = style == .plain ? Self.plainHeaderHeight : Self.groupedGap
    if dataSource?.tableView(self, titleForFooterInSection: section) != nil { return standard }
    return automaticHeight(
      footerView(section), standard, measuresView: estimatedSectionFooterHeight != 0)
  }

  /// Returns the height of a section header for which the delegate specifies none.
  ///
  /// In the plain style, it is 0 if the section has neither a header title nor a header view. In
  /// the grouped style, every section has a header.
  func defaultHeaderHeight(_ section: Int) -> CGFloat {
    guard style == .plain, sectionHeaderHeight != Self.automaticDimension else {
      return sectionHeaderHeight
    }
    if dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
      return sectionHeaderHeight
    }
    return headerView(section) == nil ? 0 : sectionHeaderHeight
  }

  /// Returns the height of a section footer for which the delegate specifies none.
  ///
  /// In the plain style, it is 0 if the section has neither a footer title nor a footer view. In
  /// the grouped style, every section has a footer.
  func defaultFooterHeight(_ section: Int) -> CGFloat {
    guard style == .plain, sectionFooterHeight != Self.automaticDimension else {
      return sectionFooterHeight
    }
    if dataSource?.tableView(self, titleForFooterInSection: section) != nil {
      return sectionFooterHeight
    }
    return footerView(section) == nil ? 0 : sectionFooterHeight
  }

  /// Returns the height of a header or footer without a title.
  private func automaticHeight(
    _ view: UIView?, _ standard: CGFloat, measuresView: Bool
  ) -> CGFloat {
    guard let view else { return style == .plain ? 0 : standard }
    guard measuresView else { return standard }
    let height = fittingHeight(of: view)
    guard view is UITableViewHeaderFooterView else { return height > 0 ? height : standard }
    return max(height, standard)
  }

  // MARK: Measuring

  /// Returns the height of a view that has the width of the table, rounded up to whole pixels.
  func fittingHeight(of view: UIView) -> CGFloat {
    let height = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let scale = max(traitCollection.displayScale, 1)
    // The subtraction prevents a rounding error from adding a pixel.
    return ((height * scale - 1e-6).rounded(.up)) / scale
  }
}
