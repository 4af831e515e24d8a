import Foundation
import Testing

@testable import EdgeRefreshCore

struct StateDiagramTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folders of the pictures. DocC shows only those of the catalog.
  private static let folders = ["Documentation", "Sources/EdgeRefresh/EdgeRefresh.docc"]

  /// Compares a picture with those in the documentation. With `EDGEREFRESH_DRAW=1` in the
  /// environment, writes it there first.
  private func compare(_ picture: String, with name: String) throws {
    for folder in Self.folders {
      let file = Self.root.appendingPathComponent(folder).appendingPathComponent(name)
      if ProcessInfo.processInfo.environment["EDGEREFRESH_DRAW"] == "1" {
        try picture.write(to: file, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == picture)
    }
  }

  @Test
  func `the picture of the pull engine in the documentation shows its transitions`() throws {
    try compare(StateDiagram.pull.svg(.pull), with: "pull-engine.svg")
  }

  @Test
  func `the picture of the automatic engine in the documentation shows its transitions`() throws {
    try compare(StateDiagram.auto.svg(.auto), with: "auto-engine.svg")
  }

  @Test func `a spent control becomes idle after a new drag or new content`() {
    let arrows = StateDiagram.auto.arrows.filter { $0.origin == "spent" }
    let automatic = arrows.filter { !$0.causes.contains("detached") || $0.causes.count > 1 }
    #expect(automatic.map(\.destination) == ["idle"])
    #expect(automatic.first?.causes.contains("a new drag") == true)
    #expect(automatic.first?.causes.contains("content added") == true)
  }

  @Test func `the diagram has the transitions of a pull`() {
    func causes(_ origin: String, _ destination: String) -> [String] {
      let arrow = StateDiagram.pull.arrows.first {
        $0.origin == origin && $0.destination == destination
      }
      return arrow?.causes ?? []
    }
    #expect(causes("idle", "pulling") == ["pulled past the threshold"])
    #expect(causes("pulling", "opening") == ["released"])
    #expect(causes("opening", "open") == ["animation ended"])
    #expect(StateDiagram.pull.leads(from: "open", to: "closing"))
    #expect(causes("holding", "closing") == ["hold ended"])
    #expect(causes("holding", "pulling") == ["pulled again"])
    #expect(causes("failed", "opening") == ["in view again"])
    #expect(causes("closing", "idle") == ["animation ended"])
    #expect(!StateDiagram.pull.leads(from: "idle", to: "open"))
  }

  @Test(arguments: StateDiagram.pullWithSettings)
  func `the pull engine makes a transition of the diagram with a setting`(
    transition: StateDiagram.SettingTransition<PullPhaseKind>
  ) throws {
    try transition.check(PullEngine.self)
    #expect(
      StateDiagram.pull.leads(from: "\(transition.origin)", to: "\(transition.next)")
        || transition.next == .beganUnderFinger)
  }

  @Test(arguments: StateDiagram.autoWithSettings)
  func `the automatic engine makes a transition of the diagram with a setting`(
    transition: StateDiagram.SettingTransition<AutoPhaseKind>
  ) throws {
    try transition.check(AutoEngine.self)
    #expect(StateDiagram.auto.leads(from: "\(transition.origin)", to: "\(transition.next)"))
  }

  @Test func `a cause that leads to a phase from three others is one merged arrow`() {
    let transitions = ["a", "b", "c"].map {
      StateDiagram.Transition(origin: $0, destination: "d", cause: "begun")
    }
    let other = StateDiagram.Transition(origin: "a", destination: "d", cause: "hidden")
    let unchanged = StateDiagram.Transition(origin: "d", destination: "d", cause: "begun")
    let diagram = StateDiagram(
      phases: ["a", "b", "c", "d"], transitions: transitions + [other, unchanged])
    #expect(
      diagram.mergedArrows == [
        StateDiagram.MergedArrow(cause: "begun", origins: ["a", "b", "c"], destination: "d")
      ])
    #expect(
      diagram.arrows == [StateDiagram.Arrow(origin: "a", destination: "d", causes: ["hidden"])])
    #expect(diagram.leads(from: "b", to: "d"))
    #expect(!diagram.leads(from: "d", to: "a"))
  }
}
