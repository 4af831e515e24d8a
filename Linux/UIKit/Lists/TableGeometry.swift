import Foundation

/// The vertical positions of all parts of a table, in content coordinates.
struct TableGeometry: Equatable {
  /// The heights of the parts of one section.
  struct SectionHeights: Equatable {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
  }

  struct Section: Equatable {
    let top: CGFloat
    let headerHeight: CGFloat
    let footerHeight: CGFloat

    /// The top of each row, followed by the bottom of the last row.
    let rowEdges: [CGFloat]

    var rowCount: Int { rowEdges.count - 1 }
    var bottom: CGFloat { (rowEdges.last ?? top) + footerHeight }
    var footerTop: CGFloat { bottom - footerHeight }

    init(top: CGFloat, _ heights: SectionHeights) {
      self.top = top
      headerHeight = heights.header
      footerHeight = heights.footer
      var edge = top + heights.header
      var edges = [edge]
      edges.reserveCapacity(heights.rows.count + 1)
      for height in heights.rows {
        edge += height
        edges.append(edge)
      }
      rowEdges = edges
    }

    /// Returns the rows of the section that overlap an interval.
    func rows(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
      let first = Self.firstIndex(in: 0..<rowCount) { rowEdges[$0 + 1] > lower }
      let end = Self.firstIndex(in: first..<rowCount) { rowEdges[$0] >= upper }
      return first..<end
    }

    /// Returns the first index at which a condition holds, by binary search. The condition must
    /// also hold at all later indexes.
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

  let sections: [Section]
  let footerTop: CGFloat
  let height: CGFloat

  /// Lays out a table from top to bottom: the table header, the sections and the table footer.
  init(header: CGFloat, sections heights: [SectionHeights], footer: CGFloat) {
    var top = header
    var sections: [Section] = []
    for section in heights {
      let section = Section(top: top, section)
      top = section.bottom
      sections.append(section)
    }
    self.sections = sections
    footerTop = top
    height = top + footer
  }

  /// Returns the top and the height of a row.
  func row(_ path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
    guard sections.indices.contains(path.section) else { return nil }
    let edges = sections[path.section].rowEdges
    guard path.row >= 0, path.row + 1 < edges.count else { return nil }
    return (edges[path.row], edges[path.row + 1] - edges[path.row])
  }

  /// Returns the rows that overlap an interval.
  func rows(from lower: CGFloat, to upper: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated()
    where section.bottom > lower && section.top < upper {
      for row in section.rows(from: lower, to: upper) {
        paths.append(IndexPath(row: row, section: index))
      }
    }
    return paths
  }

  /// Returns the top of a section header in the plain style. The header stays at the top of the
  /// visible area while the section is visible, until the end of the section pushes it out.
  func headerTop(_ index: Int, visibleTop: CGFloat) -> CGFloat {
    let section = sections[index]
    return max(section.top, min(visibleTop, section.footerTop - section.headerHeight))
  }

  /// Returns the top of a section footer in the plain style. The footer stays at the bottom of the
  /// visible area while the section is visible.
  func footerTop(_ index: Int, visibleBottom: CGFloat) -> CGFloat {
    let section = sections[index]
    let top = section.top + section.headerHeight
    return min(section.footerTop, max(visibleBottom - section.footerHeight, top))
  }
}
