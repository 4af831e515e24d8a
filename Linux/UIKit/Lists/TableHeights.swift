import Foundation

/// The height of a part. That of a row may be an estimate until the row is visible.
struct TablePartHeight: Equatable {
  var points: CGFloat
  var isEstimate: Bool

  static func exact(_ points: CGFloat) -> Self {
    Self(points: max(0, points), isEstimate: false)
  }

  static func estimate(_ points: CGFloat) -> Self {
    Self(points: max(0, points), isEstimate: true)
  }
}

/// The heights of the parts of one section.
struct TableSectionHeights {
  var header: CGFloat
  var rows: [TablePartHeight]
  var footer: CGFloat

  var parts: [TablePartHeight] { [.exact(header)] + rows + [.exact(footer)] }
}

/// The widths that determine the heights of parts, in points.
struct TableWidths: Equatable {
  let table: CGFloat
  /// The width of the table without the safe area.
  let content: CGFloat
}

/// The heights of a table's parts and their changes, if some of the heights were estimates at
/// first.
struct TableEstimates {
  private enum Kind: UInt8 {
    /// The height was known from the beginning.
    case exact
    /// The height is an estimate.
    case estimated
    /// The estimate has been replaced.
    case measured
  }

  /// The widths for which parts were measured; `nil` if none was.
  var widths: TableWidths?

  /// The number of parts whose height is an estimate.
  private(set) var remaining = 0

  private var kinds: [Kind]
  private(set) var heights: [CGFloat]
  private(set) var changes: FenwickTree

  init(_ heights: [TablePartHeight]) {
    self.heights = heights.map(\.points)
    kinds = heights.map { $0.isEstimate ? .estimated : .exact }
    remaining = kinds.count { $0 == .estimated }
    changes = FenwickTree(count: heights.count)
  }

  func isEstimate(_ part: Int) -> Bool { kinds[part] == .estimated }

  /// Whether the height of a part was an estimate at first.
  func wasEstimate(_ part: Int) -> Bool { kinds[part] != .exact }

  /// Replaces the estimate of a part with its measured height.
  ///
  /// - Returns: The change of the height.
  mutating func replace(_ part: Int, by height: CGFloat) -> CGFloat {
    if kinds[part] == .estimated {
      kinds[part] = .measured
      remaining -= 1
    }
    return setHeight(height, of: part)
  }

  /// Sets the height of a part without changing whether it is an estimate.
  ///
  /// - Returns: The change of the height.
  @discardableResult
  mutating func setHeight(_ height: CGFloat, of part: Int) -> CGFloat {
    let change = height - heights[part]
    guard change != 0 else { return 0 }
    heights[part] = height
    changes.add(change, at: part)
    return change
  }

  /// Turns the measured heights into estimates.
  mutating func forgetMeasurements() {
    for part in kinds.indices where kinds[part] == .measured {
      kinds[part] = .estimated
      remaining += 1
    }
  }
}
