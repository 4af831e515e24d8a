@testable import EdgeRefreshCore

/// The arrows of the pull engine's state diagram, read off the table that its answers are tested by.
///
/// Places that differ only in what is owed to a handler are one phase here, and cells that lead from
/// one phase to another are one arrow, with all that they are about.
struct StateDiagram {
  /// A phase, as the diagram has it.
  enum Phase: String, CaseIterable {
    case idle, pulling, waiting, opening, open, closing, exhausted

    init(_ place: PullPlace) {
      self =
        switch place {
        case .idle: .idle
        case .pulling: .pulling
        case .waiting: .waiting
        case .opening, .openingHandlerCalled: .opening
        case .open: .open
        case .closing, .closingExhausted, .closingSilently, .closingSilentlyExhausted: .closing
        case .exhausted: .exhausted
        }
    }
  }

  /// One way from a phase to another.
  struct Arrow: Equatable {
    let origin: Phase
    let destination: Phase
    /// What happens on the way, in the order of the table's columns.
    let causes: [String]
  }

  /// One thing that leads to a phase from many others.
  struct Bundle: Equatable {
    let cause: String
    let origins: [Phase]
    let destination: Phase
  }

  /// The arrows between two phases, by origin and then by destination.
  let arrows: [Arrow]
  /// What leads to a phase from three others or more: drawn once, not as so many arrows.
  let bundles: [Bundle]

  /// Reads the arrows off a table. A cell that stays in its phase is none.
  init(_ table: [Cell<PullPlace>]) {
    var causes: [Phase: [Phase: [String]]] = [:]
    for cell in table {
      let (origin, destination) = (Phase(cell.place), Phase(cell.next))
      guard origin != destination else { continue }
      let cause = Self.cause(of: cell.steps, in: origin)
      if causes[origin]?[destination]?.contains(cause) != true {
        causes[origin, default: [:]][destination, default: []].append(cause)
      }
    }
    let all = Phase.allCases.flatMap { origin in
      Phase.allCases.compactMap { destination in
        causes[origin]?[destination].map {
          Arrow(origin: origin, destination: destination, causes: $0)
        }
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

  /// Says in words what the steps of a cell are.
  private static func cause(of steps: String, in phase: Phase) -> String {
    let words = steps.split(separator: " ").map(String.init)
    guard let step = words.last.flatMap(Step.init) else { return steps }
    switch step {
    case .pull(let distance):
      if words.first == "release" && distance > 0 {
        return phase == .pulling ? "let go" : "moved without a finger"
      }
      return distance > 50 ? "pulled past the threshold" : "brought back"
    case .inset, .content, .lengths, .extent, .paging, .mirrored, .set: return "edge moved"
    case .attach: return "put on"
    case .touch, .release, .cancel: return "finger"
    case .begin, .assign(.refreshing): return "begun"
    case .beginUnseen, .assign(.willRefresh): return "begun unseen"
    case .end(.success), .end(.failure), .end(.cancelled), .reset, .assign(.idle): return "ended"
    case .end(.noMoreData), .noMoreData, .assign(.noMoreData): return "no more data"
    case .assign(.pulling): return "set by a subclass"
    case .hide, .show: return "hidden"
    case .detach: return "taken off"
    case .enter: return "comes into a window"
    case .leave: return "leaves its window"
    case .finish, .finishLate: return "animation over"
    case .answer, .answerLate: return "handler returned"
    }
  }
}
