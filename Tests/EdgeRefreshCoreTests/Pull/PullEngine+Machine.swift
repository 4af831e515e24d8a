@testable import EdgeRefreshCore

typealias PullBench = Bench<PullEngine>

extension PullEngine: Machine {
  typealias Witness = PullWitness

  struct Memory: Hashable {
    let place: PullPlace
    let handlerTiming: HandlerTiming
    let revealsWhenBegun: Bool
    let mayBegin: Bool
    let extent: Double
    let lastExtent: Double
    let percent: Double
    let heardPercent: Double
    let room: Double
    let isHidden: Bool
    let isInWindow: Bool
  }

  static var usualEdge: RefreshEdge { .top }
  static var settings: [Setting] {
    [
      .timing(.atOnce), .timing(.afterOpening), .reveals(false), .reveals(true), .mayBegin(false),
      .mayBegin(true),
    ]
  }
  static var covered: [String] {
    [
      "phase", "handlerTiming", "revealsWhenBegun", "mayBegin", "extent", "lastExtent",
      "pullingPercent", "heardPercent", "insetDelta", "isHidden", "isInWindow",
    ]
  }

  var place: PullPlace { PullPlace(phase) }

  var memory: Memory {
    Memory(
      place: place, handlerTiming: handlerTiming, revealsWhenBegun: revealsWhenBegun,
      mayBegin: mayBegin, extent: extent, lastExtent: lastExtent, percent: pullingPercent,
      heardPercent: heardPercent, room: insetDelta, isHidden: isHidden, isInWindow: isInWindow)
  }

  var number: UInt32? {
    switch phase {
    case .opening(let number, _), .open(let number), .closing(let number, _, _): number
    case .idle, .pulling, .waiting, .exhausted: nil
    }
  }

  mutating func set(_ setting: Setting) {
    switch setting {
    case .timing(let timing): handlerTiming = timing
    case .reveals(let value): revealsWhenBegun = value
    case .mayBegin(let value): mayBegin = value
    case .automatic, .nearness, .times:
      // The other engine's.
      break
    }
  }
}
