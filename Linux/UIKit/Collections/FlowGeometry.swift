import Foundation

/// The frames of all elements of a flow layout.
///
/// The main axis is the axis along which the content scrolls. Lines follow one another along the
/// main axis, and the items of a line along the cross axis.
struct FlowGeometry {
  /// The sizes and spacings of one section.
  struct Measures {
    var itemSizes: [CGSize]
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  struct Section {
    /// The start of the section along the main axis, before its header.
    var start: CGFloat
    var end: CGFloat
    var headerLength: CGFloat
    var footerLength: CGFloat
    var items: [CGRect] = []
    /// The items of each line and the line's interval along the main axis, in order.
    var lines: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []

    var footerStart: CGFloat { end - footerLength }
  }

  let axis: FlowAxis
  /// The length of a line along the cross axis.
  let crossLength: CGFloat
  private(set) var sections: [Section] = []
  private(set) var length: CGFloat = 0

  init(axis: FlowAxis, crossLength: CGFloat, pixel: CGFloat, sections measures: [Measures]) {
    self.axis = axis
    self.crossLength = crossLength
    for section in measures {
      let laidOut = layOut(section, from: length, pixel: pixel)
      sections.append(laidOut)
      length = laidOut.end
    }
  }

  var size: CGSize { axis.size(main: length, cross: crossLength) }

  /// Returns the items of the lines of a section that overlap an interval of the main axis.
  func items(of section: Section, from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    // The ends of the lines increase, so a binary search finds the first line in the interval.
    var (low, high) = (0, section.lines.count)
    while low < high {
      let middle = (low + high) / 2
      if section.lines[middle].end > lower { high = middle } else { low = middle + 1 }
    }
    guard low < section.lines.count, section.lines[low].start < upper else { return 0..<0 }
    let first = section.lines[low].items.lowerBound
    var last = low
    while last + 1 < section.lines.count, section.lines[last + 1].start < upper { last += 1 }
    return first..<section.lines[last].items.upperBound
  }

  private func layOut(_ measures: Measures, from start: CGFloat, pixel: CGFloat) -> Section {
    let headerLength = max(0, axis.main(measures.header))
    let footerLength = max(0, axis.main(measures.footer))
    var section = Section(
      start: start, end: start, headerLength: headerLength, footerLength: footerLength)
    let (before, after) = axis.main(measures.inset)
    let (crossBefore, crossAfter) = axis.cross(measures.inset)
    let availableLength = max(0, crossLength - crossBefore - crossAfter)
    var position = start + headerLength + before
    var index = 0
    while index < measures.itemSizes.count {
      if index > 0 { position += measures.lineSpacing }
      let line = FlowLine(measures, from: index, availableLength: availableLength, axis: axis)
      var cross = crossBefore + line.start
      for item in line.items {
        let size = measures.itemSizes[item]
        let main = position + (line.thickness - axis.main(size)) / 2
        let origin = axis.point(
          main: (main / pixel).rounded() * pixel, cross: (cross / pixel).rounded() * pixel)
        section.items.append(CGRect(origin: origin, size: size))
        cross += axis.cross(size) + line.spacing
      }
      section.lines.append((line.items, position, position + line.thickness))
      position += line.thickness
      index = line.items.upperBound
    }
    section.end = position + after + footerLength
    return section
  }
}

/// The items of one line and the spacing between them.
///
/// Lines are justified. The last line is spaced as if it were filled up with items of the size of
/// its last item, so that its items align with those above. A single item that fills a line is
/// centered.
private struct FlowLine {
  let items: Range<Int>
  let thickness: CGFloat
  let start: CGFloat
  let spacing: CGFloat

  init(_ measures: FlowGeometry.Measures, from first: Int, availableLength: CGFloat, axis: FlowAxis)
  {
    let sizes = measures.itemSizes
    var end = first + 1
    var used = axis.cross(sizes[first])
    var thickness = axis.main(sizes[first])
    while end < sizes.count {
      let more = measures.itemSpacing + axis.cross(sizes[end])
      guard used + more <= availableLength + Self.tolerance else { break }
      used += more
      thickness = max(thickness, axis.main(sizes[end]))
      end += 1
    }
    var slotCount = end - first
    let more = measures.itemSpacing + axis.cross(sizes[end - 1])
    if end == sizes.count, more > 0 {
      let extra = max(0, ((availableLength + Self.tolerance - used) / more).rounded(.down))
      used += extra * more
      slotCount += Int(extra)
    }
    items = first..<end
    self.thickness = thickness
    let left = max(0, availableLength - used)
    start = slotCount == 1 ? left / 2 : 0
    spacing = measures.itemSpacing + (slotCount == 1 ? 0 : left / CGFloat(slotCount - 1))
  }

  /// The tolerance for rounding errors in sums of lengths.
  private static let tolerance: CGFloat = 1e-6
}

/// Maps main and cross coordinates to x and y.
enum FlowAxis {
  case vertical
  case horizontal

  func main(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  func cross(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  func main(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  func main(_ inset: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    self == .vertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
  }

  func cross(_ inset: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    self == .vertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
  }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  func point(main: CGFloat, cross: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
  }
}
