@testable import EdgeRefreshCore

typealias AutoBench = Bench<AutoEngine>

extension AutoEngine: Machine {
  typealias Witness = AutoWitness

  struct Memory: Hashable {
    let place: AutoPlace
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

  static var usualEdge: RefreshEdge { .bottom }
  static var settings: [Setting] {
    [
      .automatic(false), .automatic(true), .nearness(1), .nearness(0.5), .nearness(-10), .times(0),
      .times(1), .times(3), .times(-1), .mayBegin(false), .mayBegin(true),
    ]
  }
  static var covered: [String] {
    [
      "phase", "extent", "isAutomatic", "triggerPercent", "timesPerDrag", "timesLeft", "isArmed",
      "fruitlessLoads", "mayBegin", "isHidden", "isAttached", "isInWindow", "dragStart",
      "comesFromStart",
    ]
  }

  var place: AutoPlace { AutoPlace(self) }

  var memory: Memory {
    Memory(
      place: place, extent: extent, isAutomatic: isAutomatic, triggerPercent: triggerPercent,
      timesPerDrag: timesPerDrag, timesLeft: timesLeft, isArmed: isArmed,
      fruitlessLoads: fruitlessLoads, mayBegin: mayBegin, isHidden: isHidden,
      isAttached: isAttached, isInWindow: isInWindow, dragStart: dragStart,
      comesFromStart: comesFromStart)
  }

  var number: UInt32? { currentRefresh }

  mutating func set(_ setting: Setting) {
    switch setting {
    case .automatic(let value): isAutomatic = value
    case .nearness(let percent): triggerPercent = percent
    case .times(let times): timesPerDrag = times
    case .mayBegin(let value): mayBegin = value
    case .timing, .reveals:
      // The other engine's.
      break
    }
  }
}
