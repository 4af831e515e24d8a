@testable import EdgeRefreshCore

typealias AutoHarness = TestHarness<AutoEngine>

extension AutoEngine: TestableEngine {
  typealias RuleChecker = AutoRuleChecker

  struct Snapshot: Hashable {
    let phaseKind: AutoPhaseKind
    let extent: Double
    let isAutomatic: Bool
    let triggerPercent: Double
    let timesPerDrag: Int
    let timesLeft: Int
    let isArmed: Bool
    let fruitlessLoads: Int
    let mayBegin: Bool
    let isHidden: Bool
    let isAttached: Bool
    let isInWindow: Bool
    let dragStart: Double
    let comesFromStart: Bool
  }

  static var defaultEdge: RefreshEdge { .bottom }
  static var settings: [Setting] {
    [
      .automatic(false), .automatic(true), .threshold(1), .threshold(0.5), .threshold(-10),
      .loadLimit(0),
      .loadLimit(1), .loadLimit(3), .loadLimit(-1), .mayBegin(false), .mayBegin(true),
    ]
  }
  static var snapshotProperties: [String] {
    [
      "phase", "extent", "isAutomatic", "triggerPercent", "timesPerDrag", "timesLeft", "isArmed",
      "fruitlessLoads", "mayBegin", "isHidden", "isAttached", "isInWindow", "dragStart",
      "comesFromStart",
    ]
  }

  var phaseKind: AutoPhaseKind { AutoPhaseKind(self) }

  var snapshot: Snapshot {
    Snapshot(
      phaseKind: phaseKind, extent: extent, isAutomatic: isAutomatic,
      triggerPercent: triggerPercent,
      timesPerDrag: timesPerDrag, timesLeft: timesLeft, isArmed: isArmed,
      fruitlessLoads: fruitlessLoads, mayBegin: mayBegin, isHidden: isHidden,
      isAttached: isAttached, isInWindow: isInWindow, dragStart: dragStart,
      comesFromStart: comesFromStart)
  }

  var currentNumber: UInt32? { currentRefresh }

  mutating func apply(_ setting: Setting) {
    switch setting {
    case .automatic(let value): isAutomatic = value
    case .threshold(let percent): triggerPercent = percent
    case .loadLimit(let times): timesPerDrag = times
    case .mayBegin(let value): mayBegin = value
    case .timing, .reveals:
      // A setting of the other engine.
      break
    }
  }
}
