@testable import EdgeRefreshCore

/// An engine under test: what both have in common, and what a test must know of each.
protocol Machine: Equatable, Sendable {
  associatedtype Place: EdgeRefreshCoreTests.Place
  associatedtype Witness: EdgeRefreshCoreTests.Witness where Witness.Engine == Self
  /// What the engine keeps, as far as it is neither a number of an animation nor geometry.
  associatedtype Memory: Hashable

  init(edge: RefreshEdge, extent: Double)
  mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision

  var edge: RefreshEdge { get }
  var extent: Double { get set }
  var state: RefreshState { get }
  var pullingPercent: Double { get }
  var insetDelta: Double { get }
  var isHidden: Bool { get }
  var isInWindow: Bool { get }
  var isActive: Bool { get }
  var mayBegin: Bool { get }
  var currentRefresh: UInt32? { get }
  var geometry: ScrollGeometry { get }

  /// The edge that its tables of cells are about.
  static var usualEdge: RefreshEdge { get }
  /// What can be set on it.
  static var settings: [Setting] { get }
  /// The names of the stored properties that `memory` covers.
  static var covered: [String] { get }

  var place: Place { get }
  var memory: Memory { get }
  /// The number of the animation or refresh that it waits for.
  var number: UInt32? { get }
  /// Sets what is one of its settings; the other engine's are ignored.
  mutating func set(_ setting: Setting)
}

/// Where an engine is, without numbers.
protocol Place: Hashable, Sendable, CaseIterable {
  /// How to get there from a control that is at rest in a window, 50 points long.
  var path: String { get }
  /// Whether a handler was called that has not heard the end.
  var owesEnd: Bool { get }
}

/// Hears every decision of one engine and says when one breaks a rule.
protocol Witness: Hashable, Sendable {
  associatedtype Engine: Machine

  init()
  /// The largest number that the engine has given out.
  var lastNumber: UInt32 { get set }

  /// Takes note of what is set on the engine between two events.
  mutating func note(_ setting: Setting)

  /// The rule that the decision breaks, or `nil`.
  mutating func hear(
    _ decision: Decision, to event: RefreshEvent, from before: Engine, now: Engine
  ) -> Rule?
}

/// A property of one of the engines.
enum Setting: Hashable, Sendable {
  case timing(PullEngine.HandlerTiming)
  case reveals(Bool)
  case automatic(Bool)
  case nearness(Double)
  case times(Int)
  case mayBegin(Bool)
}

extension Machine {
  /// The rule that a decision breaks which is not what the engine holds.
  func ruleBroken(mirroring decision: Decision) -> Rule? {
    guard decision.state == state else { return .mirrorsState }
    guard decision.pullingPercent == pullingPercent else { return .mirrorsPercent }
    guard decision.insetDelta == insetDelta else { return .mirrorsInset }
    return nil
  }

  /// The rule that the engine breaks after an event that came from `before`.
  func ruleBroken(answering event: RefreshEvent, from before: Self) -> Rule? {
    let begins =
      state.isRefreshing && (!before.state.isRefreshing || before.state == .willRefresh)
      && state != before.state
    if begins && !mayBegin { return .beginsBarred }
    if begins && event == .scrolled && !geometry.isInteractive { return .beginsByZoom }
    switch event {
    case .handlerFinished(let number, _):
      let isCurrent = before.currentRefresh == number
      return isCurrent != (before == self) ? nil : .overtakenHandler
    case .hidden(let value):
      return isHidden == value ? nil : .hidesAsTold
    case .animationFinished, .scrolled, .contentChanged, .dragBegan, .dragEnded, .dragCancelled,
      .begin, .end, .noMoreData, .reset, .attached, .detached, .enteredWindow, .leftWindow,
      .insetChanged, .assigned:
      return nil
    }
  }
}
