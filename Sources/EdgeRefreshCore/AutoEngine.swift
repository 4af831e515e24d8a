/// The machine behind every control that loads by itself when its edge comes near.
///
/// A value, as ``PullEngine`` is; it serves the end of either axis.
///
/// The rule for loading again:
/// - While a finger is down, it loads at most `timesPerDrag` times; without a finger, as in the fling
///   that follows, once. An end alone changes nothing: the same place does not load again and again.
/// - A new drag allows all of these again.
/// - New content allows one of each again. Content is new if it has more items. Where it is not made
///   of items, it is new if it has grown by the length of the control at least: rows that are
///   measured while one scrolls grow by less.
/// - Without a finger, leaving the end and returning allows one more load, at most
///   `maximumFruitlessLoads` in a row that bring no new content.
///
/// Moving away from the edge never loads, nor does pulling the start. An app's own begin always does.
public struct AutoEngine: Equatable, Sendable {
  /// Where the machine is. What a place needs to know travels in its case.
  enum Phase: Equatable, Sendable {
    /// Nothing is being loaded.
    case idle
    /// Begun where nobody sees it.
    case waiting
    /// Loading, under that number.
    case refreshing(UInt32)
    /// There is nothing further to load.
    case exhausted
  }

  /// The edge that comes near: `bottom` or `trailing`.
  public let edge: RefreshEdge
  /// How long the control is along the axis, in points: its part of the inset while it shows.
  ///
  /// What is no positive number, or less than a millionth of a point, counts as 0.
  public var extent: Double {
    didSet { extent = extent.asExtent }
  }
  /// Whether coming near is enough; otherwise only letting go past the edge loads. Default: `true`.
  public var isAutomatic = true
  /// How much of the control must be in view to load, from 0 to 1; below 0 it loads that many of
  /// its lengths before it comes into view. Default: 1.
  public var triggerPercent = 1.0 {
    didSet { triggerPercent = triggerPercent.bounded }
  }
  /// How often it may load by itself in one drag, apart from the fling that follows; -1 is without
  /// limit. Setting it counts from now. Default: 1.
  public var timesPerDrag = 1 {
    didSet { timesLeft = timesPerDrag }
  }
  /// Whether a refresh may begin. Default: `true`. While it may not, movements and a begin do nothing,
  /// and nothing of them is left over. Whoever keeps controls exclusive sets it before each event.
  public var mayBegin = true
  /// Whether the control is hidden: it takes no room then and loads only when told to.
  public internal(set) var isHidden = false
  /// Whether the control is on a scroll view.
  public internal(set) var isAttached = false
  /// Whether the control is in a window: what is due outside of one waits for it.
  public var isInWindow = false

  var phase = Phase.idle
  /// How often it may still load in this drag; negative is without limit.
  var timesLeft = 1
  /// Whether it may load without a finger.
  var isArmed = true
  /// How often it has loaded without a finger since the last drag or new content.
  var fruitlessLoads = 0
  /// Where the content was when the last drag began.
  var dragStart = 0.0
  /// Whether the content was last away from its start by being pulled past it.
  var comesFromStart = false
  private(set) var geometry = ScrollGeometry()
  private var serial: UInt32 = 0

  /// How often it loads without a finger, by leaving the end and returning, if no new content comes of
  /// it: enough for a few retries, and an end to the requests of content that moves by itself.
  public static let maximumFruitlessLoads = 3

  /// Makes the machine of a control that is on no scroll view yet.
  public init(edge: RefreshEdge, extent: Double) {
    self.edge = edge
    self.extent = extent.asExtent
  }

  /// The state as an app sees it.
  public var state: RefreshState {
    switch phase {
    case .idle: .idle
    case .waiting: .willRefresh
    case .refreshing: .refreshing
    case .exhausted: .noMoreData
    }
  }

  /// 1 while it loads, otherwise 0: there is no pull to follow.
  public var pullingPercent: Double { isActive ? 1 : 0 }

  /// The part of the inset that the control owns: its length, wherever it shows.
  public var insetDelta: Double { isAttached && !isHidden ? extent : 0 }

  /// Whether it loads. Spinners turn exactly then.
  public var isActive: Bool { currentRefresh != nil }

  /// The number of the refresh whose handler may be running, to be handed back in
  /// `handlerFinished`.
  public var currentRefresh: UInt32? {
    switch phase {
    case .refreshing(let number): number
    case .idle, .waiting, .exhausted: nil
    }
  }

  /// Takes in one event and the geometry as it now is, and decides.
  ///
  /// Allocates nothing.
  public mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
    let before = self.geometry
    self.geometry = geometry
    var decision = Decision(
      state: state, pullingPercent: pullingPercent, insetDelta: insetDelta, speed: .immediate,
      callbacks: [])
    if hasNewContent(since: before) {
      // Whoever comes to the new end may load again.
      rearm(times: timesPerDrag <= 0 ? timesPerDrag : max(timesLeft, 1))
    }
    switch event {
    case .scrolled: moved(from: before, &decision)
    case .contentChanged, .insetChanged, .animationFinished:
      // The part is the same wherever the edge is, and nothing here is animated.
      break
    case .dragBegan: grab()
    case .dragEnded: letGo(&decision)
    case .dragCancelled:
      // Nobody let go.
      break
    case .begin(let isVisible): begin(isVisible: isVisible, &decision)
    case .end(let outcome): end(outcome, &decision)
    case .noMoreData: end(.noMoreData, &decision)
    case .reset: end(.success, &decision)
    case .hidden(let value): isHidden = value
    case .attached: isAttached = true
    case .detached: detach(&decision)
    case .enteredWindow: appear(&decision)
    case .leftWindow: isInWindow = false
    case .handlerFinished(let number, let outcome):
      // Only the current refresh can be ended by its handler; late answers concern nobody.
      if currentRefresh == number { end(outcome, &decision) }
    case .assigned(let state): assign(state, &decision)
    }
    decision.state = state
    decision.pullingPercent = pullingPercent
    decision.insetDelta = insetDelta
    return decision
  }

  /// A number that no refresh had before.
  mutating func nextNumber() -> UInt32 {
    serial &+= 1
    return serial
  }
}
