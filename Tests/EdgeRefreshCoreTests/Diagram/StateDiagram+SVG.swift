extension StateDiagram {
  /// A point of a picture.
  struct Point {
    var x: Double
    var y: Double
  }

  /// The positions in a picture, which are chosen by hand.
  struct Layout {
    let title: String
    let size: Point
    /// The center of each phase.
    let centers: [String: Point]
    /// For each phase, the position of the text of its merged arrows.
    let inlets: [String: Point]
    /// The position of the text of an arrow, relative to its middle. The keys are `origin
    /// destination`.
    let labels: [String: Point]
  }

  /// Draws the diagram as an SVG picture.
  func svg(_ layout: Layout) -> String {
    let (width, height) = (layout.size.x.text, layout.size.y.text)
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" font-family="-apple-system, Inter, Helvetica, Arial, sans-serif" \
      font-size="13">
      """,
      "<title>\(layout.title)</title>",
      """
      <defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" \
      markerHeight="8" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" fill="#555"/>\
      </marker></defs>
      """,
      "<rect width=\"\(width)\" height=\"\(height)\" rx=\"16\" fill=\"#fff\"/>",
    ]
    parts += arrows.map { line(of: $0, in: layout) }
    for phase in phases {
      let lines = mergedArrows.filter { $0.destination == phase }.flatMap(\.lines)
      if !lines.isEmpty { parts.append(inlet(lines, to: phase, in: layout)) }
    }
    parts += arrows.map { arrow in
      Self.text(arrow.causes, at: labelPoint(of: arrow, in: layout))
    }
    parts += phases.map { box(of: $0, in: layout) }
    return (parts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func line(of arrow: Arrow, in layout: Layout) -> String {
    var (start, end) = (layout.center(arrow.origin), layout.center(arrow.destination))
    let hasOppositeArrow = arrows.contains {
      $0.origin == arrow.destination && $0.destination == arrow.origin
    }
    if hasOppositeArrow {
      // Arrows in opposite directions are drawn side by side.
      let isFlat = abs(end.y - start.y) < abs(end.x - start.x)
      let side = (isFlat ? start.x < end.x : start.y < end.y) ? -10.0 : 10
      if isFlat {
        start.y += side
        end.y += side
      } else {
        start.x -= side
        end.x -= side
      }
    }
    let from = Self.border(from: start, towards: end)
    let to = Self.border(from: end, towards: start)
    return Self.path(from: from, to: to, style: "stroke=\"#555\"")
  }

  /// Draws the text of merged arrows and one short arrow to their destination.
  private func inlet(_ lines: [String], to phase: String, in layout: Layout) -> String {
    let center = layout.center(phase)
    let label = layout.inlets[phase] ?? Point(x: center.x, y: center.y - 80)
    let above = label.y < center.y
    let start = Point(
      x: label.x, y: above ? label.y + Double(lines.count) * Self.lineHeight - 6 : label.y - 18)
    let target = Self.border(from: center, towards: start)
    return Self.path(from: start, to: target, style: "stroke=\"#999\" stroke-dasharray=\"4 3\"")
      + "\n" + Self.text(lines, at: label)
  }

  private func box(of phase: String, in layout: Layout) -> String {
    let center = layout.center(phase)
    let (x, y) = (center.x - Self.boxWidth / 2, center.y - Self.boxHeight / 2)
    return """
      <rect x="\(x.text)" y="\(y.text)" width="\(Self.boxWidth.text)" \
      height="\(Self.boxHeight.text)" rx="12" fill="#eef3ff" stroke="#3366cc" stroke-width="1.5"/>
      <text x="\(center.x.text)" y="\((center.y + 5).text)" text-anchor="middle" \
      font-weight="600" font-size="15" fill="#1a3a80">\(phase)</text>
      """
  }

  /// Returns the position of an arrow's text: its middle, unless the layout has another position.
  private func labelPoint(of arrow: Arrow, in layout: Layout) -> Point {
    let (start, end) = (layout.center(arrow.origin), layout.center(arrow.destination))
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    if let shift = layout.labels["\(arrow.origin) \(arrow.destination)"] {
      return Point(x: middle.x + shift.x, y: middle.y + shift.y)
    }
    return Point(x: middle.x, y: middle.y - Double(arrow.causes.count - 1) * 8 + 4)
  }

  private static func path(from start: Point, to end: Point, style: String) -> String {
    """
    <path d="M\(start.x.text) \(start.y.text)L\(end.x.text) \(end.y.text)" \(style) \
    stroke-width="1.5" fill="none" marker-end="url(#tip)"/>
    """
  }

  /// Draws centered lines of text. The baseline of the first line is at a point.
  private static func text(_ lines: [String], at point: Point) -> String {
    let spans = lines.enumerated().map { index, line in
      let y = (point.y + Double(index) * lineHeight).text
      return "<tspan x=\"\(point.x.text)\" y=\"\(y)\">\(line)</tspan>"
    }
    return """
      <text text-anchor="middle" fill="#222" stroke="#fff" stroke-width="5" \
      paint-order="stroke">\(spans.joined())</text>
      """
  }

  /// Returns the point where a line between two points leaves the box around the first one.
  private static func border(from start: Point, towards other: Point) -> Point {
    let (dx, dy) = (other.x - start.x, other.y - start.y)
    let across = dx == 0 ? Double.infinity : (boxWidth / 2 + 2) / abs(dx)
    let along = dy == 0 ? Double.infinity : (boxHeight / 2 + 2) / abs(dy)
    let part = min(across, along)
    return Point(x: start.x + dx * part, y: start.y + dy * part)
  }

  private static let boxWidth = 116.0
  private static let boxHeight = 44.0
  private static let lineHeight = 16.0
}

extension StateDiagram.Layout {
  /// The center of a phase; a point in the corner for a phase that the layout does not have.
  fileprivate func center(_ phase: String) -> StateDiagram.Point {
    centers[phase] ?? StateDiagram.Point(x: 60, y: 30)
  }
}

extension StateDiagram.MergedArrow {
  /// The lines of the text.
  fileprivate var lines: [String] {
    let rows = stride(from: 0, to: origins.count, by: 5).map {
      origins[$0..<min($0 + 5, origins.count)].joined(separator: ", ")
    }
    return ["\(cause) while"] + rows.dropLast().map { "\($0)," } + rows.suffix(1)
  }
}

extension Double {
  /// The number with at most one decimal place.
  fileprivate var text: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
