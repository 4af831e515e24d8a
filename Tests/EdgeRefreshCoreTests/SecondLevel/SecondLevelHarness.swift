import Testing

@testable import EdgeRefreshCore

/// A step in the tests of the second level.
enum SecondLevelStep: Hashable, Sendable {
  /// A finger touches the content.
  case touch
  /// The content moves to a distance past its edge, in points, with or without a finger.
  case pull(Double)
  /// The finger is lifted. The offset would change by `glide` points during the deceleration.
  case lift(glide: Double)
  case open, close
  /// A refresh begins or ends.
  case begin, end
  case hide, show, detach, leave
  /// The last animation, or an earlier one, ends.
  case finish, finishStale
  /// The viewport gets a length, and the start gets an inset, in points.
  case viewport(Double)
  case inset(Double)
  /// The content gets another length, and the scroll view moves it to its edge if it is past it.
  case settle
  /// A zoom begins or ends. During a zoom, the content cannot be pulled.
  case zoom(Bool)
}

/// An engine of a second level with a scroll view that does what the engine decides.
struct SecondLevelHarness {
  var engine: SecondLevelEngine
  var checker = SecondLevelChecker()
  private(set) var offset: Double
  private(set) var viewport = 800.0
  private(set) var inset: Double
  private(set) var isDragging = false
  private(set) var isInteractive = true
  private var isRefreshing = false
  private var isHidden = false

  /// The header of the tests is 50 points high, and its second threshold is 100 points.
  init(inset: Double = 0, threshold: Double = 2) {
    engine = SecondLevelEngine(extent: 50, threshold: threshold)
    self.inset = inset
    offset = -inset
  }

  init(after steps: [SecondLevelStep]) throws {
    self.init()
    for step in steps { try perform(step) }
  }

  var geometry: ScrollGeometry {
    ScrollGeometry(
      offset: offset, contentLength: 2000, viewportLength: viewport, startInset: inset,
      isDragging: isDragging, isInteractive: isInteractive)
  }

  /// Changes the scroll view and returns the event that follows.
  mutating func apply(_ step: SecondLevelStep) -> RefreshEvent {
    switch step {
    case .touch:
      isDragging = true
      return .dragBegan
    case .pull(let distance):
      offset = -inset - distance
      return .scrolled
    case .lift: return .dragEnded
    case .open: return .openSecondLevel
    case .close: return .closeSecondLevel
    case .begin:
      if !engine.blocksRefresh { isRefreshing = true }
      return .begin(isVisible: true)
    case .end:
      isRefreshing = false
      return .insetChanged
    case .hide:
      isHidden = true
      return .hidden(true)
    case .show:
      isHidden = false
      return .insetChanged
    case .detach: return .detached
    case .leave: return .leftWindow
    case .finish: return .animationFinished(engine.lastNumber)
    case .finishStale: return .animationFinished(engine.lastNumber &- 1)
    case .viewport(let length):
      viewport = length
      return .insetChanged
    case .inset(let length):
      inset = length
      return .insetChanged
    case .settle:
      offset = max(offset, -inset)
      return .contentChanged
    case .zoom(let zooms):
      isInteractive = !zooms
      return .scrolled
    }
  }

  /// Performs a step, checks the decision against the rules, and returns it. If the decision
  /// sets an offset, passes that movement to the engine, as a scroll view does.
  @discardableResult
  mutating func perform(_ step: SecondLevelStep) throws -> SecondLevelDecision {
    let event = apply(step)
    engine.mayOpen = !isRefreshing && !isHidden
    let before = engine
    var glide = 0.0
    if case .lift(let distance) = step { glide = distance }
    let decision = engine.handle(event, in: geometry, glide: glide)
    try checker.check(decision, of: event, from: before, to: engine)
    if let pinned = decision.pinnedOffset {
      offset = pinned
      let settled = engine
      let second = engine.handle(.scrolled, in: geometry)
      try #require(engine.phase == settled.phase && second.pinnedOffset == nil)
      try #require(
        second.insetAmount == decision.insetAmount
          || decision.animation != nil && second.state == .opening)
    }
    // The engine handles the lifted finger while `isDragging` is still true.
    if case .lift = step { isDragging = false }
    return decision
  }

  static func firstError(in steps: [SecondLevelStep]) -> String? {
    do {
      _ = try SecondLevelHarness(after: steps)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

extension SecondLevelHarness {
  /// Everything that can make two harnesses behave differently, except numbers of animations.
  struct Key: Hashable {
    let kind: SecondLevelPhaseKind
    let lengths: [Double]
    let conditions: [Bool]
  }

  var key: Key {
    let before = engine.geometry
    return Key(
      kind: SecondLevelPhaseKind(engine.phase),
      lengths: [
        offset, viewport, inset, engine.insetAmount, before.offset, before.viewportLength,
        before.startInset,
      ],
      conditions: [
        isDragging, isInteractive, isRefreshing, isHidden, before.isDragging, before.isInteractive,
        engine.hasReachedThreshold,
      ])
  }
}
