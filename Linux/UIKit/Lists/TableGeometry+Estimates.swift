import Foundation

/// Replacing estimated heights.
extension TableGeometry {
  func isEstimate(_ part: Int) -> Bool { estimates?.isEstimate(part) ?? false }

  /// Replaces the estimate of a part with its measured height.
  ///
  /// - Returns: The change of the height.
  func replaceEstimate(ofPart part: Int, by height: CGFloat) -> CGFloat {
    estimates?.replace(part, by: max(0, height)) ?? 0
  }

  /// Turns measured heights into estimates if they were measured for other widths.
  func forgetMeasurements(unless widths: TableWidths) {
    if let old = estimates?.widths, old != widths { estimates?.forgetMeasurements() }
    estimates?.widths = widths
  }

  /// Uses the heights of an older geometry as estimates of the same parts.
  ///
  /// - Parameters:
  ///   - old: The geometry before an update.
  ///   - oldRow: Returns a row's path in the old geometry; `nil` for a new row.
  func adoptHeights(of old: TableGeometry, rows oldRow: (IndexPath) -> IndexPath?) {
    guard estimates != nil, old.estimates != nil else { return }
    for section in sections {
      for row in 0..<rowCount(section) {
        let path = IndexPath(row: row, section: section)
        guard let oldPath = oldRow(path), let oldPart = old.part(ofRow: oldPath),
          let part = part(ofRow: path)
        else { continue }
        adopt(old, oldPart, part)
      }
    }
    estimates?.widths = old.estimates?.widths
  }

  /// Whether the sections have the same numbers of rows as those of another geometry.
  func hasSameCounts(as other: TableGeometry) -> Bool {
    sectionCount == other.sectionCount
      && sections.allSatisfy { rowCount($0) == other.rowCount($0) }
  }

  private func adopt(_ old: TableGeometry, _ oldPart: Int, _ part: Int) {
    guard isEstimate(part), old.estimates?.wasEstimate(oldPart) ?? false else { return }
    estimates?.setHeight(old.height(ofPart: oldPart), of: part)
  }
}
