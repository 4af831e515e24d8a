import Testing

@testable import EdgeRefreshCore

struct LoadBudgetTests {
  /// What happens to a control that is 50 points long, in a viewport of 800 points.
  enum Input: Sendable {
    case limit(Int?)
    case loadsOnce
    case drag
    case load(byFinger: Bool)
    case prefetch
    case leave
    case leaveAfterFailure
    case end(RefreshOutcome)
    case detach
    /// The content has another length or another number of items, which the app may have set again.
    case content(Double, items: Int = 0)
  }

  /// A budget after some events, and what it allows.
  struct Row: Sendable {
    let events: [Input]
    let inDrag: Int?
    let withoutFinger: Bool
    let outOfView: Bool

    init(_ events: Input..., inDrag: Int?, withoutFinger: Bool, outOfView: Bool = true) {
      self.events = events
      self.inDrag = inDrag
      self.withoutFinger = withoutFinger
      self.outOfView = outOfView
    }
  }

  private static let glides: [Input] = [.load(byFinger: false), .end(.failure), .leave]

  @Test(arguments: [
    Row(inDrag: 1, withoutFinger: true),
    Row(.limit(-2), inDrag: 0, withoutFinger: true),
    Row(.limit(nil), .load(byFinger: true), inDrag: nil, withoutFinger: true),
    // Ending a load does not allow another one.
    Row(.load(byFinger: true), .end(.success), inDrag: 0, withoutFinger: true),
    Row(.load(byFinger: false), .end(.success), inDrag: 1, withoutFinger: false),
    // A drag allows all loads again.
    Row(
      .limit(3), .load(byFinger: true), .load(byFinger: false), .drag, inDrag: 3,
      withoutFinger: true),
    Row(.load(byFinger: true), .limit(2), inDrag: 2, withoutFinger: true),
    // Leaving the end allows a load without a finger, or a retry.
    Row(.load(byFinger: false), .leave, inDrag: 1, withoutFinger: true),
    Row(.loadsOnce, .load(byFinger: false), .leave, inDrag: 1, withoutFinger: false),
    Row(.load(byFinger: true), .leave, inDrag: 0, withoutFinger: true),
    Row(.load(byFinger: true), .leaveAfterFailure, inDrag: 1, withoutFinger: true),
    Row(.limit(0), .leaveAfterFailure, inDrag: 0, withoutFinger: true),
    // New content allows one more load of each kind.
    Row(
      .limit(3), .load(byFinger: true), .load(byFinger: false), .content(1050), inDrag: 2,
      withoutFinger: true),
    Row(.load(byFinger: true), .content(1050), inDrag: 1, withoutFinger: true),
    Row(.load(byFinger: true), .content(1049), inDrag: 0, withoutFinger: true),
    Row(.load(byFinger: true), .content(1000, items: 1), inDrag: 1, withoutFinger: true),
    // Content is awaited until its length changes after the load, or until it was removed.
    Row(
      .load(byFinger: true), .end(.success), .content(1001), .content(1100), inDrag: 0,
      withoutFinger: true),
    Row(
      .load(byFinger: true), .end(.success), .content(100), .content(1100), inDrag: 1,
      withoutFinger: true),
    // A prefetch waits for other content.
    Row(.prefetch, .end(.success), inDrag: 1, withoutFinger: false, outOfView: false),
    Row(.prefetch, .end(.success), .drag, inDrag: 1, withoutFinger: true, outOfView: false),
    Row(.prefetch, .content(900), inDrag: 1, withoutFinger: false),
    Row(.prefetch, .detach, inDrag: 1, withoutFinger: true),
    // As many items as before may be other ones, if the load succeeds.
    Row(
      .content(1000, items: 20), .prefetch, .content(1000, items: 20), inDrag: 1,
      withoutFinger: false, outOfView: false),
    Row(
      .content(1000, items: 20), .prefetch, .content(1000, items: 20), .end(.success), inDrag: 1,
      withoutFinger: false),
    Row(
      .content(1000, items: 20), .prefetch, .end(.success), .content(1000, items: 20), inDrag: 1,
      withoutFinger: false),
    Row(
      .content(1000, items: 20), .prefetch, .end(.failure), .content(1000, items: 20), inDrag: 1,
      withoutFinger: false, outOfView: false),
  ])
  func `what happened determines which loads may begin`(row: Row) {
    let budget = Self.budget(after: row.events)
    #expect(budget.remainingLoads == row.inDrag)
    #expect(budget.mayLoad(byFinger: true) == (row.inDrag != 0))
    #expect(budget.mayLoad(byFinger: false) == row.withoutFinger)
    #expect(budget.mayPrefetch == row.outOfView)
  }

  @Test func `a third load without a finger and without new content is the last one`() {
    #expect(Self.budget(after: Self.glides + Self.glides).mayLoad(byFinger: false))
    let budget = Self.budget(after: Self.glides + Self.glides + Self.glides)
    #expect(!budget.mayLoad(byFinger: false) && !budget.leavingAllowsLoad)
    let next = Self.budget(
      after: Self.glides + Self.glides + [.content(1000, items: 1)] + Self.glides)
    #expect(next.mayLoad(byFinger: false))
  }

  private static func budget(after events: [Input]) -> LoadBudget {
    var budget = LoadBudget()
    var geometry = ScrollGeometry(contentLength: 1000, viewportLength: 800)
    var state = RefreshState.idle
    for event in events {
      switch event {
      case .limit(let limit): budget.maximumLoadsPerDrag = limit
      case .loadsOnce: budget.loadsAgainOnReturn = false
      case .drag: budget.dragBegan()
      case .load(let byFinger):
        budget.automaticLoadBegan(byFinger: byFinger, isPrefetch: false)
        budget.loadStarted()
        state = .refreshing
      case .prefetch:
        budget.automaticLoadBegan(byFinger: false, isPrefetch: true)
        budget.loadStarted()
        state = .refreshing
      case .leave: budget.endWasLeft(afterFailure: false)
      case .leaveAfterFailure: budget.endWasLeft(afterFailure: true)
      case .end(let outcome):
        budget.loadEnded(with: outcome)
        state = .idle
      case .detach: budget.detached()
      case .content(let length, let items):
        let before = geometry
        geometry = ScrollGeometry(contentLength: length, viewportLength: 800, itemCount: items)
        budget.contentMayHaveChanged(
          from: before, to: geometry, isReported: true, length: 50, state: state)
      }
    }
    return budget
  }
}
