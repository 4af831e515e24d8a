import Foundation

/// Replacing estimated heights with measured ones as parts come into view.
///
/// The visible rows do not move on screen: if the height of a part above them changes, the content
/// offset changes by the same amount.
extension UITableView {
  /// Measures visible parts whose heights are estimates until none is left.
  ///
  /// - Parameter keepsTop: Whether the first visible part stays where it is. Otherwise, the first
  ///   visible row that already has a cell does.
  func replaceVisibleEstimates(keepingTop keepsTop: Bool = false) {
    guard tableGeometry?.estimates != nil else { return }
    let sides = safeAreaInsets.left + safeAreaInsets.right
    tableGeometry?.forgetMeasurements(
      unless: TableWidths(table: bounds.width, content: bounds.width - sides))
    while let geometry = tableGeometry, let anchor = anchor(in: geometry, keepsTop: keepsTop) {
      // Recycled first, so that the rows to be measured can reuse the cells.
      recycleCells(except: geometry.rows(from: bounds.minY, to: bounds.maxY))
      var measured: [IndexPath] = []
      var shift: CGFloat?
      UIView.performWithoutAnimation {
        shift = measureVisibleParts(of: geometry, around: anchor, &measured)
      }
      // The data source may have called `reloadData()` while a cell was loaded.
      guard let shift, tableGeometry === geometry else { return }
      UIView.performWithoutAnimation { place(measured, geometry, shift: shift) }
      updateContentSize()
      followScrollTarget()
    }
    if motion == nil { scrollTarget = nil }
  }

  /// Returns the part that must not move while visible estimates are replaced.
  ///
  /// - Returns: `nil` if no visible part has an estimated height.
  private func anchor(in geometry: TableGeometry, keepsTop: Bool) -> Int? {
    guard let estimates = geometry.estimates, estimates.remaining > 0 else { return nil }
    let visible = geometry.parts(from: bounds.minY, to: bounds.maxY)
    guard let first = visible.first else { return nil }
    guard visible.contains(where: estimates.isEstimate) else { return nil }
    guard !keepsTop else { return first }
    return visible.first { part in
      geometry.row(ofPart: part).map { cells[$0] != nil } ?? false
    } ?? first
  }

  /// Measures the visible parts, first those from the anchor downward, then those above it from
  /// bottom to top.
  ///
  /// - Returns: The distance by which the parts above have moved the anchor; `nil` if the table was
  ///   reloaded.
  private func measureVisibleParts(
    of geometry: TableGeometry, around anchor: Int, _ measured: inout [IndexPath]
  ) -> CGFloat? {
    let (above, below) = (
      geometry.top(ofPart: anchor) - bounds.minY, bounds.maxY - geometry.top(ofPart: anchor)
    )
    var last = anchor
    while last < geometry.partCount,
      geometry.top(ofPart: last) - geometry.top(ofPart: anchor) < below
    {
      guard measure(last, of: geometry, &measured) != nil else { return nil }
      last += 1
    }
    var shift: CGFloat = 0
    var first = anchor
    while first > 0, geometry.top(ofPart: anchor) - geometry.top(ofPart: first) < above {
      first -= 1
      guard let change = measure(first, of: geometry, &measured) else { return nil }
      shift += change
    }
    return shift
  }

  /// Replaces the height of a part if it is an estimate.
  ///
  /// - Returns: The change of the height; `nil` if the table was reloaded.
  private func measure(
    _ part: Int, of geometry: TableGeometry, _ measured: inout [IndexPath]
  ) -> CGFloat? {
    guard geometry.isEstimate(part), let path = geometry.row(ofPart: part) else { return 0 }
    let specified = specifiedHeight(ofRow: path)
    let height =
      specified == Self.automaticDimension
      ? measuredHeight(ofRow: path, in: geometry, &measured) : specified
    guard tableGeometry === geometry else { return nil }
    return geometry.replaceEstimate(ofPart: part, by: height)
  }

  /// Returns the height that the cell of a row determines. Loads the cell if it is missing.
  private func measuredHeight(
    ofRow path: IndexPath, in geometry: TableGeometry, _ measured: inout [IndexPath]
  ) -> CGFloat {
    if let cell = cells[path] { return fittingHeight(of: cell) }
    guard let row = geometry.row(path), let cell = makeCell(at: path) else { return 0 }
    guard tableGeometry === geometry else {
      reuse.enqueue(cell)
      return 0
    }
    cell.frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
    // Added first, because the height may depend on the traits and the safe area.
    addRow(cell)
    let height = fittingHeight(of: cell)
    measured.append(path)
    show(
      cell, at: path, frame: CGRect(x: 0, y: row.top, width: bounds.width, height: height))
    return height
  }

  /// Places the measured cells. Moves the content offset together with the visible rows.
  private func place(_ measured: [IndexPath], _ geometry: TableGeometry, shift: CGFloat) {
    if shift != 0 { moveViews(by: shift) }
    for path in measured {
      guard let row = geometry.row(path) else { continue }
      cells[path]?.frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
    }
    guard shift != 0 else { return }
    if answers.measuredRows == .stay { return }
    let offset = CGPoint(x: contentOffset.x, y: contentOffset.y + shift)
    // Set a larger content size first, so that the offset is never past the end of the content.
    if shift > 0 { updateContentSize() }
    isMovingSilently = answers.measuredRows == .moveSilently
    shiftContent(to: offset)
    isMovingSilently = false
  }

  /// Moves cells, headers and footers with the content.
  private func moveViews(by distance: CGFloat) {
    let views = Array(cells.values) + Array(headerViews.values) + Array(footerViews.values)
    for view in views where view.superview === self {
      view.center.y += distance
    }
  }
}
