@testable import EdgeRefreshCore

extension StateDiagram {
  /// The diagram of the engine that loads by itself.
  static let auto = StateDiagram(
    phases: AutoPlace.allCases.map { "\($0)" },
    cells: AutoCellTests.table.cells.map { cell in
      let steps = cell.steps.split(separator: " ")
      if cell.place == .spent && steps.contains("touch") {
        // Whatever follows it, the new drag comes first.
        return Cell(origin: "spent", destination: "idle", cause: "a new drag")
      }
      return Cell(
        origin: "\(cell.place)", destination: "\(cell.next)", cause: cause(of: steps))
    })

  private static func cause(of steps: [Substring]) -> String {
    guard let step = steps.last else { return "" }
    if step == "release" { return "let go past the end" }
    if step.hasPrefix("pull:") { return "comes into view" }
    if step.hasPrefix("content:") { return "content added" }
    return cause(of: step)
  }
}

extension StateDiagram.Layout {
  static let auto = StateDiagram.Layout(
    title: "The phases of a control that loads by itself, and what leads from one to another",
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
