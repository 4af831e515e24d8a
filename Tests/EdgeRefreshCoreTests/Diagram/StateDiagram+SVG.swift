extension StateDiagram {
  /// The diagram as a picture.
  var svg: String {
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 620" width="960" height="620" \
      font-family="-apple-system, Inter, Helvetica, Arial, sans-serif" font-size="13">
      """,
      "<title>The phases of a pull, and what leads from one to another</title>",
      "<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"8\" "
        + "markerHeight=\"8\" orient=\"auto-start-reverse\">"
        + "<path d=\"M0 0L10 5L0 10z\" fill=\"#555\"/></marker></defs>",
      "<rect width=\"960\" height=\"620\" rx=\"16\" fill=\"#fff\"/>",
    ]
    parts += arrows.map { line(of: $0) }
    for destination in Phase.allCases {
      let lines = bundles.filter { $0.destination == destination }.flatMap(\.lines)
      if !lines.isEmpty { parts.append(Self.inlet(lines, to: destination)) }
    }
    parts += arrows.map { Self.text($0.causes, at: Self.labelPoint(of: $0)) }
    parts += Phase.allCases.map(\.box)
    return (parts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// A point of the picture.
  struct Point {
    var x: Double
    var y: Double
  }

  private func line(of arrow: Arrow) -> String {
    var (start, end) = (arrow.origin.center, arrow.destination.center)
    let back = arrows.contains {
      $0.origin == arrow.destination && $0.destination == arrow.origin
    }
    if back {
      // Two arrows between the same phases run side by side.
      let side = start.x < end.x ? -10.0 : 10
      start.y += side
      end.y += side
    }
    let (from, to) = (
      arrow.origin.border(towards: end, from: start),
      arrow.destination.border(towards: start, from: end)
    )
    return "<path d=\"M\(from.x.text) \(from.y.text)L\(to.x.text) \(to.y.text)\" stroke=\"#555\" "
      + "stroke-width=\"1.5\" fill=\"none\" marker-end=\"url(#tip)\"/>"
  }

  /// What comes from many phases, with one short arrow into the one that it leads to.
  private static func inlet(_ lines: [String], to phase: Phase) -> String {
    let label = phase.inletPoint
    let above = label.y < phase.center.y
    let start = Point(
      x: label.x, y: above ? label.y + Double(lines.count) * lineHeight - 6 : label.y - 18)
    let target = phase.border(towards: start, from: phase.center)
    return "<path d=\"M\(start.x.text) \(start.y.text)L\(target.x.text) \(target.y.text)\" "
      + "stroke=\"#999\" stroke-width=\"1.5\" stroke-dasharray=\"4 3\" marker-end=\"url(#tip)\"/>\n"
      + text(lines, at: label)
  }

  /// Lines of text, the first of them with its base at a point, all centered there.
  private static func text(_ lines: [String], at point: Point) -> String {
    let spans = lines.enumerated().map { index, line in
      let y = (point.y + Double(index) * lineHeight).text
      return "<tspan x=\"\(point.x.text)\" y=\"\(y)\">\(line)</tspan>"
    }
    return "<text text-anchor=\"middle\" fill=\"#222\" stroke=\"#fff\" stroke-width=\"5\" "
      + "paint-order=\"stroke\">\(spans.joined())</text>"
  }

  private static let lineHeight = 16.0

  /// Where an arrow's text begins: where somebody found it to read well, else in the middle.
  private static func labelPoint(of arrow: Arrow) -> Point {
    let (start, end) = (arrow.origin.center, arrow.destination.center)
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    switch (arrow.origin, arrow.destination) {
    case (.idle, .pulling): return Point(x: middle.x, y: middle.y - 34)
    case (.pulling, .idle): return Point(x: middle.x + 6, y: middle.y + 36)
    case (.closing, .pulling): return Point(x: middle.x - 18, y: middle.y + 44)
    case (.closing, .exhausted): return Point(x: middle.x, y: middle.y + 20)
    default: return Point(x: middle.x, y: middle.y - Double(arrow.causes.count - 1) * 8 + 4)
    }
  }
}

extension StateDiagram.Bundle {
  /// What it says, in lines.
  fileprivate var lines: [String] {
    ["\(cause) while", origins.map(\.rawValue).joined(separator: ", ")]
  }
}

extension StateDiagram.Phase {
  /// Where the phase is in the picture.
  fileprivate var center: StateDiagram.Point {
    switch self {
    case .idle: StateDiagram.Point(x: 165, y: 270)
    case .pulling: StateDiagram.Point(x: 395, y: 270)
    case .opening: StateDiagram.Point(x: 620, y: 270)
    case .open: StateDiagram.Point(x: 875, y: 270)
    case .waiting: StateDiagram.Point(x: 395, y: 110)
    case .closing: StateDiagram.Point(x: 370, y: 500)
    case .exhausted: StateDiagram.Point(x: 110, y: 500)
    }
  }

  /// Where the text stands of what leads here from many phases.
  fileprivate var inletPoint: StateDiagram.Point {
    switch self {
    case .waiting: StateDiagram.Point(x: center.x, y: center.y - 80)
    case .exhausted, .closing: StateDiagram.Point(x: center.x, y: center.y + 62)
    case .idle, .pulling, .open: StateDiagram.Point(x: center.x, y: center.y - 150)
    case .opening: StateDiagram.Point(x: center.x + 100, y: center.y - 150)
    }
  }

  fileprivate var box: String {
    let (x, y) = (center.x - Self.size.width / 2, center.y - Self.size.height / 2)
    return "<rect x=\"\(x.text)\" y=\"\(y.text)\" width=\"\(Self.size.width.text)\" "
      + "height=\"\(Self.size.height.text)\" rx=\"12\" fill=\"#eef3ff\" stroke=\"#3366cc\" "
      + "stroke-width=\"1.5\"/>\n<text x=\"\(center.x.text)\" y=\"\((center.y + 5).text)\" "
      + "text-anchor=\"middle\" font-weight=\"600\" font-size=\"15\" fill=\"#1a3a80\">\(rawValue)</text>"
  }

  /// Where a line between two points leaves the box around the first of them.
  fileprivate func border(
    towards other: StateDiagram.Point, from start: StateDiagram.Point
  ) -> StateDiagram.Point {
    let (dx, dy) = (other.x - start.x, other.y - start.y)
    let across = dx == 0 ? Double.infinity : (Self.size.width / 2 + 2) / abs(dx)
    let along = dy == 0 ? Double.infinity : (Self.size.height / 2 + 2) / abs(dy)
    let part = min(across, along)
    return StateDiagram.Point(x: start.x + dx * part, y: start.y + dy * part)
  }

  private static let size = (width: 116.0, height: 44.0)
}

extension Double {
  /// The number as pictures have it: with one decimal at the most.
  fileprivate var text: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
