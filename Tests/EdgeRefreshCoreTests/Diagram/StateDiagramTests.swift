import Foundation
import Testing

@testable import EdgeRefreshCore

@Suite("The diagram of the engine's phases")
struct StateDiagramTests {
  /// The picture that the documentation shows.
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/pull-engine.svg")

  private let diagram = StateDiagram(PullCellTests.table.cells)

  @Test("The picture is that of the table; EDGEREFRESH_DRAW=1 draws it anew")
  func pictureIsOfTheTable() throws {
    if ProcessInfo.processInfo.environment["EDGEREFRESH_DRAW"] == "1" {
      try diagram.svg.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let picture = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(picture == diagram.svg)
  }

  @Test func everyChangeOfPhaseInTheTableIsInThePicture() {
    for cell in PullCellTests.table.cells {
      let (origin, destination) = (
        StateDiagram.Phase(cell.place), StateDiagram.Phase(cell.next)
      )
      guard origin != destination else { continue }
      let isDrawn =
        diagram.arrows.contains { $0.origin == origin && $0.destination == destination }
        || diagram.bundles.contains {
          $0.origins.contains(origin) && $0.destination == destination
        }
      #expect(isDrawn, "\(cell.testDescription)")
    }
  }

  @Test func theWayOfAnOrdinaryPullIsDrawn() {
    func causes(_ origin: StateDiagram.Phase, _ destination: StateDiagram.Phase) -> [String] {
      diagram.arrows.first { $0.origin == origin && $0.destination == destination }?.causes ?? []
    }
    #expect(causes(.idle, .pulling).contains("pulled past the threshold"))
    #expect(causes(.pulling, .opening).contains("let go"))
    #expect(causes(.opening, .open) == ["animation over"])
    #expect(causes(.open, .closing).contains("ended"))
    #expect(causes(.closing, .idle).contains("animation over"))
  }
}
