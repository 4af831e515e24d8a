@testable import EdgeRefreshCore

typealias PullHarness = TestHarness<PullEngine>

extension PullEngine: TestableEngine {
  typealias RuleChecker = PullRuleChecker

  struct Snapshot: Hashable {
    let phaseKind: PullPhaseKind
    let handlerTiming: HandlerTiming
    let revealsWhenBegun: Bool
    let mayBegin: Bool
    let extent: Double
    let lastExtent: Double
    let progress: Double
    let lastPullProgress: Double
    let room: Double
    let isHidden: Bool
    let isInWindow: Bool
  }

  static var defaultEdge: RefreshEdge { .top }
  static var settings: [Setting] {
    [
      .timing(.atOnce), .timing(.afterOpening), .reveals(false), .reveals(true), .mayBegin(false),
      .mayBegin(true),
    ]
  }
  static var snapshotProperties: [String] {
    [
      "phase", "handlerTiming", "revealsWhenBegun", "mayBegin", "extent", "lastExtent",
      "progress", "lastPullProgress", "insetAmount", "isHidden", "isInWindow",
    ]
  }

  var phaseKind: PullPhaseKind { PullPhaseKind(phase) }

  var snapshot: Snapshot {
    Snapshot(
      phaseKind: phaseKind, handlerTiming: handlerTiming, revealsWhenBegun: revealsWhenBegun,
      mayBegin: mayBegin, extent: extent, lastExtent: lastExtent, progress: progress,
      lastPullProgress: lastPullProgress, room: insetAmount, isHidden: isHidden,
      isInWindow: isInWindow)
  }

  var currentNumber: UInt32? {
    switch phase {
    case .opening(let number, _), .open(let number), .closing(let number, _, _): number
    case .idle, .pulling, .waiting, .exhausted: nil
    }
  }

  mutating func apply(_ setting: Setting) {
    switch setting {
    case .timing(let timing): handlerTiming = timing
    case .reveals(let value): revealsWhenBegun = value
    case .mayBegin(let value): mayBegin = value
    case .automatic, .threshold, .loadLimit, .loadsAgain:
      // A setting of the other engine.
      break
    }
  }
}
