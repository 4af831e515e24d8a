/// The arrows of an engine's state diagram, read off the table that its answers are tested by.
///
/// Cells that lead from one phase to another are one arrow, with all that they are about.
struct StateDiagram {
  /// What one cell of a table says of phases, by their names in the diagram.
  struct Cell {
    let origin: String
    let destination: String
    /// What happens, in words.
    let cause: String
  }

  /// One way from a phase to another.
  struct Arrow: Equatable {
    let origin: String
    let destination: String
    /// What happens on the way, in the order of the table.
    let causes: [String]
  }

  /// One thing that leads to a phase from many others.
  struct Bundle: Equatable {
    let cause: String
    let origins: [String]
    let destination: String
  }

  /// The names of the phases, in the order in which they are drawn.
  let phases: [String]
  /// The arrows between two phases, by origin and then by destination.
  let arrows: [Arrow]
  /// What leads to a phase from three others or more: drawn once, not as so many arrows.
  let bundles: [Bundle]

  /// Reads the arrows off a table. A cell that stays in its phase is none.
  init(phases: [String], cells: [Cell]) {
    self.phases = phases
    let all = phases.flatMap { origin in
      phases.filter { $0 != origin }.compactMap { destination -> Arrow? in
        var causes: [String] = []
        for cell in cells where cell.origin == origin && cell.destination == destination {
          if !causes.contains(cell.cause) { causes.append(cell.cause) }
        }
        guard !causes.isEmpty else { return nil }
        return Arrow(origin: origin, destination: destination, causes: causes)
      }
    }
    let bundles = Self.bundles(of: all)
    self.bundles = bundles
    arrows = all.compactMap { arrow in
      let single = arrow.causes.filter { cause in
        !bundles.contains { $0.cause == cause && $0.destination == arrow.destination }
      }
      guard !single.isEmpty else { return nil }
      return Arrow(origin: arrow.origin, destination: arrow.destination, causes: single)
    }
  }

  /// Whether the diagram has a way from one phase to another.
  func leads(from origin: String, to destination: String) -> Bool {
    arrows.contains { $0.origin == origin && $0.destination == destination }
      || bundles.contains { $0.origins.contains(origin) && $0.destination == destination }
  }

  private static func bundles(of arrows: [Arrow]) -> [Bundle] {
    var bundles: [Bundle] = []
    for arrow in arrows {
      for cause in arrow.causes {
        let alike = arrows.filter {
          $0.destination == arrow.destination && $0.causes.contains(cause)
        }
        let bundle = Bundle(
          cause: cause, origins: alike.map(\.origin), destination: arrow.destination)
        if alike.count >= 3 && !bundles.contains(bundle) { bundles.append(bundle) }
      }
    }
    return bundles
  }

  /// Says in words what a step is, in the notation of the tests: all but movements, which mean
  /// another thing to each engine.
  static func cause(of step: Substring) -> String {
    switch step {
    case "begin", "assign:refreshing": "begun"
    case "beginUnseen", "assign:willRefresh": "begun unseen"
    case "end:noMoreData", "noMoreData", "assign:noMoreData": "no more data"
    case "reset", "assign:idle": "ended"
    case _ where step.hasPrefix("end:"): "ended"
    case _ where step.hasPrefix("answer:"): "handler returned"
    case _ where step.hasPrefix("content:"), _ where step.hasPrefix("inset:"): "edge moved"
    case "hide": "hidden"
    case "detach": "taken off"
    case "enter": "comes into a window"
    case "leave": "leaves its window"
    case "finish": "animation over"
    default: String(step)
    }
  }
}
