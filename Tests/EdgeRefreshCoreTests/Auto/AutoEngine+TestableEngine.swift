@testable import EdgeRefreshCore

typealias AutoHarness = TestHarness<AutoEngine>

extension LoadBudget: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(remainingLoads)
    hasher.combine(mayLoadWithoutFinger)
    hasher.combine(mayPrefetch)
  }
}

extension AutoEngine: TestableEngine {
  typealias RuleChecker = AutoRuleChecker

  struct Snapshot: Hashable {
    let phaseKind: AutoPhaseKind
    let extent: Double
    let loadsAutomatically: Bool
    let loadThreshold: Double
    let budget: LoadBudget
    let mayBegin: Bool
    let isHidden: Bool
    let isAttached: Bool
    let isInWindow: Bool
    let dragStart: Double
    let comesFromStart: Bool
    let prefetchDistance: PrefetchDistance?
    let prefetchedItemsLength: Double
    let showsFailure: Bool
  }

  static var defaultEdge: RefreshEdge { .bottom }
  static var isIdleWhenHidden: Bool { true }
  static var settings: [Setting] {
    [
      .automatic(false), .automatic(true), .threshold(1), .threshold(0.5), .threshold(-10),
      .loadLimit(0),
      .loadLimit(1), .loadLimit(3), .loadLimit(-1), .loadsAgain(false), .loadsAgain(true),
      .mayBegin(false), .mayBegin(true), .failure(true), .failure(false), .prefetch(nil),
      .prefetch(.points(200)), .prefetch(.viewLengths(0.5)), .prefetch(.items(3)),
      .prefetch(.controlLengths(4)), .prefetch(.points(-20)), .itemsLength(150), .itemsLength(0),
    ]
  }
  static var snapshotProperties: [String] {
    [
      "phase", "extent", "loadsAutomatically", "loadThreshold", "budget", "mayBegin", "isHidden",
      "isAttached", "isInWindow", "dragStart", "comesFromStart", "prefetchDistance",
      "prefetchedItemsLength", "showsFailure", "glide",
    ]
  }

  var isAtStart: Bool { false }
  var phaseKind: AutoPhaseKind { AutoPhaseKind(self) }

  var snapshot: Snapshot {
    Snapshot(
      phaseKind: phaseKind, extent: extent, loadsAutomatically: loadsAutomatically,
      loadThreshold: loadThreshold, budget: budget, mayBegin: mayBegin, isHidden: isHidden,
      isAttached: isAttached, isInWindow: isInWindow, dragStart: dragStart,
      comesFromStart: comesFromStart, prefetchDistance: prefetchDistance,
      prefetchedItemsLength: prefetchedItemsLength, showsFailure: showsFailure)
  }

  var currentNumber: UInt32? { currentRefresh }

  mutating func apply(_ setting: Setting) {
    switch setting {
    case .automatic(let value): loadsAutomatically = value
    case .threshold(let percent): loadThreshold = percent
    case .loadLimit(let limit): budget.maximumLoadsPerDrag = limit < 0 ? nil : limit
    case .loadsAgain(let value): budget.loadsAgainOnReturn = value
    case .mayBegin(let value): mayBegin = value
    case .failure(let value): showsFailure = value
    case .prefetch(let distance): prefetchDistance = distance
    case .itemsLength(let length): prefetchedItemsLength = length
    case .timing, .reveals, .atThreshold, .holds:
      // A setting of the other engine.
      break
    }
  }
}
