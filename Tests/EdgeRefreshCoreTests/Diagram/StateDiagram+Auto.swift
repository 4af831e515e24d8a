@testable import EdgeRefreshCore

extension StateDiagram {
  /// The diagram of the automatic engine.
  static let auto = StateDiagram(
    phases: AutoPhaseKind.allCases.map { "\($0)" },
    transitions: AutoTransitionTests.table.cases.map { transition in
      let steps = transition.steps.split(separator: " ")
      if transition.phaseKind == .spent && steps.contains("touch") {
        // The new drag comes before all other events of the column.
        return Transition(origin: "spent", destination: "idle", cause: "a new drag")
      }
      return Transition(
        origin: "\(transition.phaseKind)", destination: "\(transition.next)",
        cause: cause(of: steps))
    })

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
    size: StateDiagram.Point(x: 960, y: 470),
    centers: [
      "idle": StateDiagram.Point(x: 165, y: 270),
      "spent": StateDiagram.Point(x: 165, y: 420),
      "waiting": StateDiagram.Point(x: 480, y: 110),
      "refreshing": StateDiagram.Point(x: 480, y: 270),
      "exhausted": StateDiagram.Point(x: 800, y: 270),
    ],
    inlets: [
      "idle": StateDiagram.Point(x: 165, y: 130),
      "waiting": StateDiagram.Point(x: 480, y: 30),
      "refreshing": StateDiagram.Point(x: 480, y: 350),
      "exhausted": StateDiagram.Point(x: 800, y: 150),
    ],
    labels: [
      "idle refreshing": StateDiagram.Point(x: 0, y: -38),
      "refreshing idle": StateDiagram.Point(x: 0, y: 30),
    ])
}
