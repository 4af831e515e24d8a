@testable import EdgeRefreshCore

extension StateDiagram {
  /// The diagram of the pull engine. Phases that differ only in the calls of the handler are one
  /// phase in the diagram.
  static let pull = StateDiagram(
    phases: [
      "idle", "pulling", "waiting", "under finger", "opening", "open", "holding", "failed",
      "closing", "exhausted",
    ],
    transitions: PullTransitionTests.table.cases.map { transition in
      Transition(
        origin: phase(of: transition.phaseKind), destination: phase(of: transition.next),
        cause: cause(of: transition.steps.split(separator: " "), at: transition.phaseKind))
    }
      + pullWithSettings.map {
        Transition(origin: phase(of: $0.origin), destination: phase(of: $0.next), cause: $0.cause)
      })

  private static func cause(of steps: [Substring], at phaseKind: PullPhaseKind) -> String {
    guard let step = steps.last else { return "" }
    guard step.hasPrefix("pull:"), let distance = Double(step.dropFirst(5)) else {
      // Any event without a finger shows that it was lifted.
      if phaseKind == .beganUnderFinger && steps.first == "release" { return "released" }
      return cause(of: step)
    }
    if phaseKind == .beganUnderFinger { return "released" }
    if phaseKind.hasFailed { return "in view again" }
    if distance < 0 { return "moved back" }
    if phaseKind == .pulling { return steps.first == "release" ? "released" : "moved back" }
    if distance == 0 { return "moved back" }
    return phaseKind == .idle ? "pulled past the threshold" : "pulled again"
  }

  private static func phase(of phaseKind: PullPhaseKind) -> String {
    switch phaseKind {
    case .idle: "idle"
    case .pulling: "pulling"
    case .waiting: "waiting"
    case .opening, .openingHandlerCalled: "opening"
    case .beganUnderFinger: "under finger"
    case .open: "open"
    case .holding, .holdingExhausted, .holdingSilently, .holdingSilentlyExhausted: "holding"
    case .failed, .failedOutOfView: "failed"
    case .closing, .closingExhausted, .closingSilently, .closingSilentlyExhausted: "closing"
    case .exhausted: "exhausted"
    }
  }
}

extension StateDiagram.Layout {
  static let pull = StateDiagram.Layout(
    title: "Phases of the pull engine and the events between them",
    size: StateDiagram.Point(x: 1060, y: 730),
    centers: [
      "idle": StateDiagram.Point(x: 165, y: 270),
      "pulling": StateDiagram.Point(x: 430, y: 270),
      "waiting": StateDiagram.Point(x: 430, y: 110),
      "under finger": StateDiagram.Point(x: 650, y: 110),
      "opening": StateDiagram.Point(x: 650, y: 270),
      "open": StateDiagram.Point(x: 940, y: 270),
      "holding": StateDiagram.Point(x: 940, y: 450),
      "failed": StateDiagram.Point(x: 650, y: 420),
      "closing": StateDiagram.Point(x: 370, y: 560),
      "exhausted": StateDiagram.Point(x: 110, y: 560),
    ],
    inlets: [
      "idle": StateDiagram.Point(x: 165, y: 90),
      "waiting": StateDiagram.Point(x: 430, y: 22),
      "opening": StateDiagram.Point(x: 880, y: 110),
      "closing": StateDiagram.Point(x: 370, y: 630),
      "exhausted": StateDiagram.Point(x: 110, y: 622),
    ],
    labels: [
      "idle under finger": StateDiagram.Point(x: -10, y: 4),
      "idle pulling": StateDiagram.Point(x: 2, y: -14),
      "pulling idle": StateDiagram.Point(x: 6, y: 36),
      "closing pulling": StateDiagram.Point(x: -18, y: 44),
      "closing exhausted": StateDiagram.Point(x: 0, y: 20),
    ])
}
