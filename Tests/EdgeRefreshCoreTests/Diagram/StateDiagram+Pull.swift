@testable import EdgeRefreshCore

extension StateDiagram {
  /// The diagram of the pull engine. Phases that differ only in the calls of the handler are one
  /// phase in the diagram.
  static let pull = StateDiagram(
    phases: ["idle", "pulling", "waiting", "opening", "open", "closing", "exhausted"],
    transitions: PullTransitionTests.table.cases.map { transition in
      Transition(
        origin: phase(of: transition.phaseKind), destination: phase(of: transition.next),
        cause: cause(of: transition.steps.split(separator: " "), at: transition.phaseKind))
    })

  private static func cause(of steps: [Substring], at phaseKind: PullPhaseKind) -> String {
    guard let step = steps.last else { return "" }
    guard step.hasPrefix("pull:"), let distance = Double(step.dropFirst(5)) else {
      return cause(of: step)
    }
    if distance < 0 { return "moved back" }
    if phaseKind == .pulling { return steps.first == "release" ? "released" : "moved back" }
    return distance == 0 ? "moved back" : "pulled past the threshold"
  }

  private static func phase(of phaseKind: PullPhaseKind) -> String {
    switch phaseKind {
    case .idle: "idle"
    case .pulling: "pulling"
    case .waiting: "waiting"
    case .opening, .openingHandlerCalled: "opening"
    case .open: "open"
    case .closing, .closingExhausted, .closingSilently, .closingSilentlyExhausted: "closing"
    case .exhausted: "exhausted"
    }
  }
}

extension StateDiagram.Layout {
  static let pull = StateDiagram.Layout(
    title: "Phases of the pull engine and the events between them",
    size: StateDiagram.Point(x: 960, y: 620),
    centers: [
      "idle": StateDiagram.Point(x: 165, y: 270),
      "pulling": StateDiagram.Point(x: 395, y: 270),
      "waiting": StateDiagram.Point(x: 395, y: 110),
      "opening": StateDiagram.Point(x: 620, y: 270),
      "open": StateDiagram.Point(x: 875, y: 270),
      "closing": StateDiagram.Point(x: 370, y: 500),
      "exhausted": StateDiagram.Point(x: 110, y: 500),
    ],
    inlets: [
      "idle": StateDiagram.Point(x: 165, y: 120),
      "waiting": StateDiagram.Point(x: 395, y: 30),
      "opening": StateDiagram.Point(x: 720, y: 120),
      "exhausted": StateDiagram.Point(x: 110, y: 562),
    ],
    labels: [
      "idle pulling": StateDiagram.Point(x: 0, y: -34),
      "pulling idle": StateDiagram.Point(x: 6, y: 36),
      "closing pulling": StateDiagram.Point(x: -18, y: 44),
      "closing exhausted": StateDiagram.Point(x: 0, y: 20),
    ])
}
