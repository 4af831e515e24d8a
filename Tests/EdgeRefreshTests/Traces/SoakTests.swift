import EdgeRefreshCore
import Foundation
import TestSupport
import Testing

@testable import TraceReplay

@Suite(.isolated)
@MainActor
struct SoakTests {
  @Test(arguments: 0..<4) func `random sessions break no rules`(block: UInt64) {
    for seed in block * 50..<block * 50 + Thoroughness.count(12, of: 50) {
      let failure = Soak.play(seed: seed)
      #expect(failure == nil, "\(failure?.description ?? "")")
    }
  }

  @Test func `a seed determines the session`() throws {
    let first = Soak.trace(seed: 7)
    #expect(first.document == Soak.trace(seed: 7).document)
    #expect(first.document != Soak.trace(seed: 8).document)
  }

  /// A rule that many sessions break: no control refreshes.
  private static let nothingRefreshes: Soak.Rules = { _, seen in
    seen.enumerated().filter { "\($1)".contains(#""state":"refreshing""#) }
      .map { TraceRule.Violation(rule: .pullBegins, step: $0.offset, seen: "it refreshes") }
  }

  @Test func `a failing session is shortened and can be replayed`() throws {
    let seeds = 0..<Thoroughness.count(1 as UInt64, of: 10)
    let failures = seeds.compactMap { Soak.play(seed: $0, rules: Self.nothingRefreshes) }
    #expect(failures.count > Thoroughness.count(0, of: 3))
    for failure in failures {
      #expect(failure.trace.components.count == 1)
      #expect(failure.trace.steps.count <= 6)
      let line = try #require(failure.description.split(separator: "\n").last)
      #expect(failure.description.hasPrefix("seed \(failure.seed), "))
      let again = try Trace(#require(JSONValue(parsing: line)))
      #expect(try Self.nothingRefreshes(again, TraceHost(again).run()) == failure.violations)
    }
  }

  /// What the sessions of many seeds use.
  @MainActor
  private struct Usage {
    var options: Set<Trace.Option> = []
    var ops: Set<Trace.Op> = []
    var outcomes: Set<String> = []
    var distances: Set<String> = []
    var kinds: Set<Trace.ScrollViewKind> = []
    var controls: Set<String> = []

    init() {
      for seed in 0..<3000 as Range<UInt64> { add(Soak.trace(seed: seed)) }
    }

    private mutating func add(_ trace: Trace) {
      kinds.insert(trace.scrollView.kind)
      ops.formUnion(trace.steps.map(\.op))
      for component in trace.components {
        controls.insert(component.kindName)
        for (option, value) in component.options { add(option, value) }
      }
      for step in trace.steps {
        if let option = step.option { add(option, step.value ?? .null) }
      }
    }

    private mutating func add(_ option: Trace.Option, _ value: JSONValue) {
      options.insert(option)
      if option == "outcome", let outcome = value.string { outcomes.insert(outcome) }
      if option == "prefetchDistance" { distances.formUnion((value.object ?? [:]).keys) }
    }
  }

  @Test func `random sessions use every option, every step and every kind of control`() {
    let usage = Usage()
    #expect(usage.options == Set(Trace.Option.all))
    // Random sessions simulate touches, so they do not use the steps of recordings.
    let recorded: Set<Trace.Op> = [
      .dragBegan, .offset, .dragEnded, .dragCancelled, .frame, .contentInset, .rows, .turn,
    ]
    #expect(usage.ops == Set(Trace.Op.allCases).subtracting(recorded))
    #expect(usage.outcomes == Set(Trace.Outcome.allCases.map(\.rawValue)))
    #expect(usage.distances == Set(Trace.PrefetchUnit.allCases.map(\.rawValue)))
    #expect(usage.kinds == [.scroll, .list])
    #expect(usage.controls == Set(Trace.ControlKind.allCases.map(\.rawValue)))
  }

  /// The steps that set a property, and the property of an option that has another name.
  private static let names = [
    "isHidden": "hidden", "keepsVisibleContentInPlace": "keepContent",
    "keepsEndVisible": "stayAtEnd", "itemIdentifierProvider": "identifyContent",
    "isAutomaticallyHidden": "hidesWhenEmpty",
  ]
  /// Groups of options, properties that are read-only, and closures that every session sets.
  private static let others: Set<String> = [
    "loading", "footer", "options", "displayedOutcome", "states", "didOpen",
    "closingAnimations", "didClose", "stateLabel", "gifView", "loadingView", "arrowView",
    "frame", "bounds", "backgroundColor", "isAccessibilityElement", "accessibilityElementsHidden",
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityTraits",
    "accessibilityLanguage", "accessibilityUserInputLabels",
  ]

  @Test(arguments: [
    "EdgeRefreshCore/RefreshOptions.swift",
    "EdgeRefreshControls/Component/RefreshComponent.swift",
    "EdgeRefreshControls/Kinds/Footers.swift",
    "EdgeRefreshFeatures/KeptContent/UIScrollView+KeptContent.swift",
  ])
  func `sessions have an option or a step for each public property`(file: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(
      contentsOf: root.appendingPathComponent("Sources/\(file)"), encoding: .utf8)
    let properties = source.matches(of: /(?m)^ *(?:public|open) (?:override )?var (\w+)/).map {
      String($0.output.1)
    }
    #expect(!properties.isEmpty)
    let names = file.hasSuffix("RefreshOptions.swift") ? [:] : Self.names
    for property in properties where !Self.others.contains(property) {
      let name = names[property] ?? property
      #expect(Trace.Option(rawValue: name) != nil || Trace.Op(rawValue: name) != nil, "\(name)")
    }
  }

  /// The names and the values of options.
  private static func values(of options: Any) -> [String: String] {
    var values: [String: String] = [:]
    for (name, value) in Mirror(reflecting: options).children {
      let isGroup = value is RefreshOptions.Loading || value is RefreshOptions.Footer
      let members = isGroup ? Self.values(of: value) : [name ?? "": "\(value)"]
      values.merge(members) { $1 }
    }
    return values
  }

  @Test func `an option of the library changes the property with its name, and no other`() throws {
    let defaults = Self.values(of: RefreshOptions())
    #expect(defaults.count > 20)
    for property in defaults.keys {
      let option = try #require(Trace.Option(rawValue: property), "\(property)")
      var changed: Set<String> = []
      for value in option.draws {
        var options = RefreshOptions()
        option.changeOptions(&options, value)
        let new = Self.values(of: options)
        changed.formUnion(defaults.keys.filter { defaults[$0] != new[$0] })
      }
      #expect(changed == [property])
    }
  }

  @Test func `the command counts sessions and rejects invalid arguments`() {
    var lines: [String] = []
    let command = ReplayCommand(output: { lines.append($0) }, error: { lines.append($0) })
    #expect(command.run(["--soak", "3", "--seed", "11"]) == 0)
    #expect(lines == ["3 sessions from seed 11: 0 break a rule"])
    for arguments in [["--soak"], ["--soak", "0"], ["--soak", "5", "--seed"], ["--soak", "x"]] {
      #expect(command.run(arguments) == 2)
    }
  }
}
