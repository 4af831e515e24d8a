@testable import EdgeRefreshCore

typealias PullHarness = TestHarness<PullEngine>

extension PullEngine: TestableEngine {
  typealias RuleChecker = PullRuleChecker

  struct Snapshot: Hashable {
    let phaseKind: PullPhaseKind
    let handlerTiming: HandlerTiming
    let scrollsToControl: Bool
    let mayBegin: Bool
    let extent: Double
    let isShown: Bool
    let progress: Double
    let lastPullProgress: Double
    let room: Double
    let isHidden: Bool
    let isInWindow: Bool
    let beginsAtThreshold: Bool
    let showsFailure: Bool
    let holds: Hold
    let runningHolds: Hold
    let displayedOutcome: RefreshOutcome?
    let hasReachedThreshold: Bool
  }

  static var defaultEdge: RefreshEdge { .top }
  static var isIdleWhenHidden: Bool { false }
  static var settings: [Setting] {
    [
      .timing(.atOnce), .timing(.afterOpening), .reveals(false), .reveals(true), .mayBegin(false),
      .mayBegin(true), .atThreshold(true), .atThreshold(false), .failure(true), .failure(false),
      .holds([]), .holds(.minimumDuration), .holds(.result), .holds([.minimumDuration, .result]),
    ]
  }
  static var snapshotProperties: [String] {
    [
      "phase", "handlerTiming", "scrollsToControl", "mayBegin", "extent", "isShown",
      "progress", "lastPullProgress", "insetAmount", "isHidden", "isInWindow",
      "beginsAtThreshold", "showsFailure", "holds", "hasReachedThreshold", "secondLevel",
      "lastSecondLevelNumber", "glide",
    ]
  }

  var phaseKind: PullPhaseKind { PullPhaseKind(phase) }

  var snapshot: Snapshot {
    Snapshot(
      phaseKind: phaseKind, handlerTiming: handlerTiming, scrollsToControl: scrollsToControl,
      mayBegin: mayBegin, extent: extent, isShown: isShown, progress: progress,
      lastPullProgress: lastPullProgress, room: insetAmount, isHidden: isHidden,
      isInWindow: isInWindow, beginsAtThreshold: beginsAtThreshold, showsFailure: showsFailure,
      holds: holds, runningHolds: runningHolds, displayedOutcome: displayedOutcome,
      hasReachedThreshold: hasReachedThreshold)
  }

  var currentNumber: UInt32? {
    switch phase {
    case .opening(let number, _, _), .beganUnderFinger(let number, _), .open(let number, _),
      .holding(let number, _, _), .closing(let number, _):
      number
    case .idle, .pulling, .waiting, .failed, .exhausted: nil
    }
  }

  /// The holds of the current refresh whose durations are not over.
  var runningHolds: Hold {
    switch phase {
    case .opening(_, _, let holds), .beganUnderFinger(_, let holds), .open(_, let holds),
      .holding(_, let holds, _):
      holds
    case .idle, .pulling, .waiting, .failed, .closing, .exhausted: []
    }
  }

  mutating func apply(_ setting: Setting) {
    switch setting {
    case .timing(let timing): handlerTiming = timing
    case .reveals(let value): scrollsToControl = value
    case .mayBegin(let value): mayBegin = value
    case .atThreshold(let value): beginsAtThreshold = value
    case .failure(let value): showsFailure = value
    case .holds(let value): holds = value
    case .automatic, .threshold, .loadLimit, .loadsAgain, .prefetch, .itemsLength:
      // A setting of the other engine.
      break
    }
  }
}
