/// The state diagram of an engine, made from the table of transitions that the tests check.
///
/// All transitions from one phase to another are one arrow with several causes.
struct StateDiagram {
  /// A transition between two phases, which are named as in the diagram.
  struct Transition {
    let origin: String
    let destination: String
    /// A description of the event.
    let cause: String
  }

  /// An arrow from one phase to another.
  struct Arrow: Equatable {
    let origin: String
    let destination: String
    /// Descriptions of the events, in the order of the table.
    let causes: [String]
  }

  /// Arrows from several phases to one phase that have the same cause.
  struct MergedArrow: Equatable {
    let cause: String
    let origins: [String]
    let destination: String
  }

  /// The names of the phases, in drawing order.
  let phases: [String]
  /// The arrows between two phases, sorted by origin, then by destination.
  let arrows: [Arrow]
  /// The causes that lead to a phase from three or more phases. They are drawn as one arrow.
  let mergedArrows: [MergedArrow]

  /// Makes the arrows from a table. A transition to the same phase has no arrow.
  init(phases: [String], transitions: [Transition]) {
    self.phases = phases
    let all = phases.flatMap { origin in
      phases.filter { $0 != origin }.compactMap { destination -> Arrow? in
        var causes: [String] = []
        for transition in transitions
        where transition.origin == origin && transition.destination == destination {
          if !causes.contains(transition.cause) { causes.append(transition.cause) }
        }
        guard !causes.isEmpty else { return nil }
        return Arrow(origin: origin, destination: destination, causes: causes)
      }
    }
    let mergedArrows = Self.mergedArrows(of: all)
    self.mergedArrows = mergedArrows
    arrows = all.compactMap { arrow in
      let single = arrow.causes.filter { cause in
        !mergedArrows.contains { $0.cause == cause && $0.destination == arrow.destination }
      }
      guard !single.isEmpty else { return nil }
      return Arrow(origin: arrow.origin, destination: arrow.destination, causes: single)
    }
  }

  /// Whether the diagram has an arrow from one phase to another.
  func leads(from origin: String, to destination: String) -> Bool {
    arrows.contains { $0.origin == origin && $0.destination == destination }
      || mergedArrows.contains { $0.origins.contains(origin) && $0.destination == destination }
  }

  private static func mergedArrows(of arrows: [Arrow]) -> [MergedArrow] {
    var mergedArrows: [MergedArrow] = []
    for arrow in arrows {
      for cause in arrow.causes {
        let alike = arrows.filter {
          $0.destination == arrow.destination && $0.causes.contains(cause)
        }
        let merged = MergedArrow(
          cause: cause, origins: alike.map(\.origin), destination: arrow.destination)
        if alike.count >= 3 && !mergedArrows.contains(merged) { mergedArrows.append(merged) }
      }
    }
    return mergedArrows
  }

  /// Returns the description of a step. Movements, which have a different meaning for each engine,
  /// are not included.
  static func cause(of step: Substring) -> String {
    switch step {
    case "begin", "assign:refreshing": "begun"
    case "beginOffscreen", "assign:willRefresh": "begun offscreen"
    case "end:noMoreData", "assign:noMoreData": "no more data"
    case "assign:idle": "ended"
    case _ where step.hasPrefix("end:"): "ended"
    case _ where step.hasPrefix("return:"): "handler returned"
    case _ where step.hasPrefix("content:"), _ where step.hasPrefix("inset:"): "edge moved"
    case "hide": "hidden"
    case "detach": "detached"
    case "enter": "enters a window"
    case "leave": "leaves its window"
    case "finish": "animation ended"
    case _ where step.hasPrefix("holdEnd:"): "hold ended"
    default: String(step)
    }
  }
}
