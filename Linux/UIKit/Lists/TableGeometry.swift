import Foundation

/// The vertical positions of all parts of a table, in content coordinates.
///
/// The parts are the headers, rows and footers of all sections, from top to bottom. A geometry is
/// loaded as a whole. After that, only estimated heights change. A query takes logarithmic time.
@MainActor
final class TableGeometry {
  /// The positions of one section.
  struct Section {
    let top: CGFloat
    let headerHeight: CGFloat
    let footerTop: CGFloat
    let footerHeight: CGFloat
  }

  /// The top of each part as loaded, followed by the bottom of the last one.
  private let edges: [CGFloat]

  /// The index of the header of each section, followed by the number of parts.
  private let starts: [Int]
  private let tableFooterHeight: CGFloat

  /// The estimates; `nil` if all heights were known when the geometry was loaded.
  var estimates: TableEstimates?

  /// Lays out a table from top to bottom: the table header, the sections and the table footer.
  init(header: CGFloat, sections: [TableSectionHeights], footer: CGFloat) {
    var edge = header
    var edges = [edge]
    var starts = [0]
    var hasEstimates = false
    let append = { (height: TablePartHeight) in
      edge += height.points
      edges.append(edge)
      hasEstimates = hasEstimates || height.isEstimate
    }
    for section in sections {
      section.parts.forEach(append)
      starts.append(edges.count - 1)
    }
    self.edges = edges
    self.starts = starts
    tableFooterHeight = footer
    if hasEstimates {
      estimates = TableEstimates(sections.flatMap(\.parts))
    }
  }

  // MARK: Counts

  var sectionCount: Int { starts.count - 1 }
  var sections: Range<Int> { 0..<sectionCount }
  var partCount: Int { edges.count - 1 }

  func rowCount(_ section: Int) -> Int { starts[section + 1] - starts[section] - 2 }

  // MARK: Positions

  var height: CGFloat { footerTop + tableFooterHeight }

  /// The top of the table footer.
  var footerTop: CGFloat { top(ofPart: partCount) }

  /// Returns the top of a part.
  func top(ofPart part: Int) -> CGFloat {
    guard estimates != nil else { return edges[part] }
    return edges[part] + (estimates?.changes.sum(ofFirst: part) ?? 0)
  }

  /// Returns the height of a part.
  func height(ofPart part: Int) -> CGFloat {
    estimates?.heights[part] ?? edges[part + 1] - edges[part]
  }

  /// Returns the top and the height of a row.
  func row(_ path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard let part = part(ofRow: path) else { return nil }
    return (top(ofPart: part), height(ofPart: part))
  }

  func section(_ index: Int) -> Section {
    let (header, footer) = (header(of: index), footer(of: index))
    return Section(
      top: top(ofPart: header), headerHeight: height(ofPart: header),
      footerTop: top(ofPart: footer), footerHeight: height(ofPart: footer))
  }

  /// Returns the top of a section header in the plain style. The header stays at the top of the
  /// visible area while the section is visible, until the end of the section pushes it out.
  func headerTop(_ section: Section, visibleTop: CGFloat) -> CGFloat {
    max(section.top, min(visibleTop, section.footerTop - section.headerHeight))
  }

  /// Returns the top of a section footer in the plain style. The footer stays at the bottom of the
  /// visible area while the section is visible.
  func footerTop(_ section: Section, visibleBottom: CGFloat) -> CGFloat {
    let top = section.top + section.headerHeight
    return min(section.footerTop, max(visibleBottom - section.footerHeight, top))
  }

  // MARK: Parts

  func header(of section: Int) -> Int { starts[section] }
  func footer(of section: Int) -> Int { starts[section + 1] - 1 }

  func part(ofRow path: IndexPath) -> Int? {
    guard sections.contains(path.section), path.row >= 0, path.row < rowCount(path.section) else {
      return nil
    }
    return starts[path.section] + 1 + path.row
  }

  func section(ofPart part: Int) -> Int {
    Self.firstIndex(in: 0..<sectionCount) { starts[$0 + 1] > part }
  }

  /// Returns the index path of a part; `nil` if it is a header or footer.
  func row(ofPart part: Int) -> IndexPath? {
    let section = section(ofPart: part)
    guard part > header(of: section), part < footer(of: section) else { return nil }
    return IndexPath(row: part - starts[section] - 1, section: section)
  }

  // MARK: Visible parts

  /// Returns the parts that overlap an interval.
  func parts(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    let first = min(max(firstEdge { $0 > lower } - 1, 0), partCount)
    return first..<max(first, min(firstEdge { $0 >= upper }, partCount))
  }

  /// Returns the rows that overlap an interval.
  func rows(from lower: CGFloat, to upper: CGFloat) -> [IndexPath] {
    let parts = parts(from: lower, to: upper)
    guard !parts.isEmpty else { return [] }
    var paths: [IndexPath] = []
    paths.reserveCapacity(parts.count)
    var section = section(ofPart: parts.lowerBound)
    while section < sectionCount, starts[section] < parts.upperBound {
      let rows = (starts[section] + 1)..<(starts[section + 1] - 1)
      for part in rows.clamped(to: parts) {
        paths.append(IndexPath(row: part - rows.lowerBound, section: section))
      }
      section += 1
    }
    return paths
  }

  /// Returns the sections that overlap an interval.
  func sections(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    let first = Self.firstIndex(in: sections) { top(ofPart: starts[$0 + 1]) > lower }
    return first..<Self.firstIndex(in: first..<sectionCount) { top(ofPart: starts[$0]) >= upper }
  }

  /// Returns the first edge at which a condition holds; the number of edges if there is none. The
  /// condition must also hold at all later edges.
  private func firstEdge(where holds: (CGFloat) -> Bool) -> Int {
    guard let estimates else {
      return Self.firstIndex(in: edges.indices) { holds(edges[$0]) }
    }
    guard !holds(edges[0]) else { return 0 }
    var (last, change) = (0, CGFloat(0))
    var step = 1
    while step * 2 <= partCount { step *= 2 }
    while step > 0 {
      let next = last + step
      if next <= partCount {
        let sum = change + estimates.changes.rangeSum(endingBefore: next)
        if !holds(edges[next] + sum) { (last, change) = (next, sum) }
      }
      step /= 2
    }
    return last + 1
  }

  /// Returns the first index at which a condition holds, by binary search. The condition must also
  /// hold at all later indexes.
  private static func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
