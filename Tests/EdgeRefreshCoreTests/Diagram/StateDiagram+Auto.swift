@testable import EdgeRefreshCore

extension StateDiagram {
  /// The diagram of the automatic engine. It does not show whether a failure has been out of view.
  static let auto = StateDiagram(
    phases: AutoPhaseKind.allCases.filter { $0 != .failedOutOfView }.map { "\($0)" },
    transitions: AutoTransitionTests.table.cases.map { transition in
      let steps = transition.steps.split(separator: " ")
      if transition.phaseKind == .spent && steps.contains("touch") {
        // The new drag comes before all other events of the column.
        return Transition(origin: "spent", destination: "idle", cause: "a new drag")
      }
      return Transition(
        origin: name(of: transition.phaseKind), destination: name(of: transition.next),
        cause: cause(of: steps))
    }
      + autoWithSettings.map {
        Transition(origin: name(of: $0.origin), destination: name(of: $0.next), cause: $0.cause)
      })

  private static func name(of phaseKind: AutoPhaseKind) -> String {
    phaseKind == .failedOutOfView ? "failed" : "\(phaseKind)"
  }

  private static func cause(of steps: [Substring]) -> String {
    guard let step = steps.last else { return "" }
    if step == "release" { return "released past the end" }
    if step.hasPrefix("pull:"), let distance = Double(step.dropFirst(5)) {
      return distance > 0 ? "becomes visible" : "scrolled away"
    }
    if step.hasPrefix("content:") { return "content added" }
    return cause(of: step)
  }
}

extension StateDiagram.Layout {
  static let auto = StateDiagram.Layout(
    title: "Phases of the automatic engine and the events between them",
    size: StateDiagram.Point(x: 960, y: 500),
    centers: [
      "idle": StateDiagram.Point(x: 165, y: 270),
      "spent": StateDiagram.Point(x: 165, y: 420),
      "waiting": StateDiagram.Point(x: 480, y: 110),
      "refreshing": StateDiagram.Point(x: 480, y: 270),
      "failed": StateDiagram.Point(x: 480, y: 420),
      "exhausted": StateDiagram.Point(x: 800, y: 270),
    ],
    inlets: [
      "idle": StateDiagram.Point(x: 165, y: 130),
      "waiting": StateDiagram.Point(x: 480, y: 30),
      "refreshing": StateDiagram.Point(x: 650, y: 340),
      "exhausted": StateDiagram.Point(x: 800, y: 150),
    ],
    labels: [
      "idle refreshing": StateDiagram.Point(x: 0, y: -38),
      "refreshing failed": StateDiagram.Point(x: 34, y: 30),
      "failed refreshing": StateDiagram.Point(x: -75, y: 0),
      "refreshing idle": StateDiagram.Point(x: 0, y: 30),
    ])
}
