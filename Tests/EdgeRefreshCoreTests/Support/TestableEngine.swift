@testable import EdgeRefreshCore

/// The common interface of the two engines for the tests.
protocol TestableEngine: Equatable, Sendable, Codable {
  associatedtype PhaseKind: EdgeRefreshCoreTests.PhaseKind
  associatedtype RuleChecker: EdgeRefreshCoreTests.RuleChecker where RuleChecker.Engine == Self
  /// The stored properties of the engine, except the numbers of animations and the geometry.
  associatedtype Snapshot: Hashable

  init(edge: RefreshEdge, extent: Double)
  var edge: RefreshEdge { get }
  var extent: Double { get set }
  var mayBegin: Bool { get set }
  var isInWindow: Bool { get set }
  /// The geometry of the last event.
  var geometry: ScrollGeometry { get }
  mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision
  mutating func handle(_ event: RefreshEvent, with input: EngineInput) -> Decision

  var state: RefreshState { get }
  var progress: Double { get }
  var insetAmount: Double { get }
  var isHidden: Bool { get }
  var isActive: Bool { get }
  var currentRefresh: UInt32? { get }
  var movementRange: MovementRange { get }

  /// The edge that the tables of transitions use.
  static var defaultEdge: RefreshEdge { get }
  /// The values of settings that random sequences use.
  static var settings: [Setting] { get }
  /// Whether the engine becomes idle when the app hides the control.
  static var isIdleWhenHidden: Bool { get }
  /// The names of the stored properties in `snapshot`.
  static var snapshotProperties: [String] { get }

  var phaseKind: PhaseKind { get }
  var snapshot: Snapshot { get }
  /// The number of the animation or refresh that the engine waits for.
  var currentNumber: UInt32? { get }
  /// Whether the engine sees its edge at the start of the axis. The geometry of an automatic engine
  /// is reversed for an edge at the start, so that the engine sees it at the end.
  var isAtStart: Bool { get }
  /// Changes a setting. Settings of the other engine are ignored.
  mutating func apply(_ setting: Setting)
}

/// A phase of an engine, without the numbers of animations and refreshes.
protocol PhaseKind: Hashable, Sendable, CaseIterable {
  /// The steps that lead to the phase from a control at rest in a window, 50 points long.
  var path: String { get }
  /// The edge of that control.
  var edge: RefreshEdge { get }
  /// Whether the handler was called and no end has followed.
  var isAwaitingEnd: Bool { get }
}

/// Checks all decisions of one engine, in their order, against the rules.
protocol RuleChecker: Hashable, Sendable {
  associatedtype Engine: TestableEngine

  init()
  /// Makes a checker for an engine that has already handled events.
  init(resuming engine: Engine)
  /// The largest number that the engine has used.
  var lastNumber: UInt32 { get set }

  /// Called when a setting of the engine changes.
  mutating func apply(_ setting: Setting)

  /// Returns the rule that a decision breaks, or `nil`.
  ///
  /// - Parameters:
  ///   - decision: The engine's decision about the event.
  ///   - event: The event.
  ///   - before: The engine before the event.
  ///   - after: The engine after the event.
  /// - Returns: The broken rule.
  mutating func check(
    _ decision: Decision, about event: RefreshEvent, before: Engine, after: Engine
  ) -> Rule?
}

/// A value for a property of one of the engines.
enum Setting: Hashable, Sendable {
  case timing(PullEngine.HandlerTiming)
  case reveals(Bool)
  case automatic(Bool)
  case threshold(Double)
  case loadLimit(Int)
  case loadsAgain(Bool)
  case mayBegin(Bool)
  case atThreshold(Bool)
  case failure(Bool)
  case holds(Hold)
  case prefetch(PrefetchDistance?)
  case itemsLength(Double)
}

extension TestableEngine {
  var isAtStart: Bool { edge.isStart }

  /// Returns the rule that is broken if the decision and the engine have different values.
  func ruleBroken(by decision: Decision) -> Rule? {
    guard decision.state == state else { return .decisionHasState }
    guard decision.progress == progress else { return .decisionHasProgress }
    guard decision.insetAmount == insetAmount else { return .decisionHasInset }
    return nil
  }

  /// The outcome of a refresh that an event ends; `nil` if it does not end the current refresh.
  func outcome(of event: RefreshEvent) -> RefreshOutcome? {
    switch event {
    case .end(let outcome): outcome
    case .assigned(.idle): .success
    case .assigned(.noMoreData): .noMoreData
    case .handlerFinished(let number, let outcome): currentRefresh == number ? outcome : nil
    case .hidden(true, byApp: true): Self.isIdleWhenHidden ? .cancelled : nil
    default: nil
    }
  }

  /// Returns the rule that the engine has broken while it handled an event.
  func ruleBroken(by event: RefreshEvent, before: Self) -> Rule? {
    let begins =
      state.isRefreshing && (!before.state.isRefreshing || before.state == .willRefresh)
      && state != before.state
    if begins && !mayBegin { return .beginsOnlyIfAllowed }
    if begins && event == .scrolled && !geometry.isInteractive { return .zoomBeginsNothing }
    if before.outcome(of: event) != nil && state.isRefreshing { return .endIsImmediate }
    switch event {
    case .handlerFinished(let number, _):
      let isCurrent = before.currentRefresh == number
      return isCurrent != (before == self) ? nil : .staleHandlerIsIgnored
    case .hidden(let value, _):
      return isHidden == value ? nil : .isHiddenAsSet
    default: return nil
    }
  }
}
