import Foundation
import Testing

@testable import EdgeRefreshCore

struct StateDiagramTests {
  /// Where the pictures are that the documentation shows.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation")

  /// Compares a picture with the one in the documentation, after drawing that anew where asked to.
  private func compare(_ picture: String, with name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["EDGEREFRESH_DRAW"] == "1" {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture)
  }

  @Test
  func `the picture of a pull is that of the table; EDGEREFRESH_DRAW=1 draws it anew`() throws {
    try compare(StateDiagram.pull.svg(.pull), with: "pull-engine.svg")
  }

  @Test
  func `the picture of loading by itself is that of the table; EDGEREFRESH_DRAW=1 draws it anew`()
    throws
  {
    try compare(StateDiagram.auto.svg(.auto), with: "auto-engine.svg")
  }

  @Test func `a spent control loads after a new drag or more content only`() {
    let arrows = StateDiagram.auto.arrows.filter { $0.origin == "spent" }
    let byItself = arrows.filter { !$0.causes.contains("taken off") || $0.causes.count > 1 }
    #expect(byItself.map(\.destination) == ["idle"])
    #expect(byItself.first?.causes.contains("a new drag") == true)
    #expect(byItself.first?.causes.contains("content added") == true)
  }

  @Test func `the way of an ordinary pull is drawn`() {
    func causes(_ origin: String, _ destination: String) -> [String] {
      let arrow = StateDiagram.pull.arrows.first {
        $0.origin == origin && $0.destination == destination
      }
      return arrow?.causes ?? []
    }
    #expect(causes("idle", "pulling") == ["pulled past the threshold"])
    #expect(causes("pulling", "opening") == ["let go"])
    #expect(causes("opening", "open") == ["animation over"])
    #expect(causes("open", "closing").contains("ended"))
    #expect(causes("closing", "idle") == ["animation over"])
    #expect(!StateDiagram.pull.leads(from: "idle", to: "open"))
  }

  @Test func `what leads to a phase from many is drawn once`() {
    let cells = ["a", "b", "c"].map {
      StateDiagram.Cell(origin: $0, destination: "d", cause: "begun")
    }
    let other = StateDiagram.Cell(origin: "a", destination: "d", cause: "hidden")
    let still = StateDiagram.Cell(origin: "d", destination: "d", cause: "begun")
    let diagram = StateDiagram(phases: ["a", "b", "c", "d"], cells: cells + [other, still])
    #expect(
      diagram.bundles == [
        StateDiagram.Bundle(cause: "begun", origins: ["a", "b", "c"], destination: "d")
      ])
    #expect(
      diagram.arrows == [StateDiagram.Arrow(origin: "a", destination: "d", causes: ["hidden"])])
    #expect(diagram.leads(from: "b", to: "d"))
    #expect(!diagram.leads(from: "d", to: "a"))
  }
}
