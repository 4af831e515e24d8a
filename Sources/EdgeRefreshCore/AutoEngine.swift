/// The engine of controls that load automatically when their edge comes near.
///
/// It is a value, like ``PullEngine``, and is used for all edges. Its rules are those of a control
/// at the end of the axis. A control at the start uses them with ``ScrollGeometry/reversed``: the
/// end of that axis is the start of the content. "The end" below is the control's edge. Content
/// that is inserted at the start does not change the offset of a reversed axis, so a list that
/// stays in place does not move for the engine either.
///
/// These rules determine when it loads again:
/// - During a drag it loads at most `maximumLoadsPerDrag` times. Without a finger, for example
///   while the content decelerates afterward, it loads once. Ending a load does not allow another
///   one.
/// - A new drag allows all of these loads again.
/// - New content allows one more load in the drag and one without a finger. Content is new if it
///   has more items. Content that is not made of items is new if it has grown at least by the
///   length of the control: rows that are measured while they scroll into view grow by less.
/// - Without a finger, leaving the end and returning allows one more load, unless
///   `loadsAgainWithoutFinger` is `false`. After `maximumFruitlessLoads` such loads in a row
///   without new content, it does not.
/// - At a ``PrefetchDistance``, while the control is out of view, it loads once for each content.
/// - While it displays a failure, it loads once when its edge has been out of view and is in view
///   again.
///
/// Moving away from the edge and pulling the start never load. The app can always begin a load.
///
/// If the app hides the control, it becomes idle, as in MJRefresh: a load in progress is canceled,
/// and "no more data" is left. A control that is hidden because of the content keeps its state.
public struct AutoEngine: Equatable, Sendable, Recorded {
  /// What the engine is doing.
  enum Phase: Equatable, Sendable, Recorded {
    /// Nothing is loading.
    case idle
    /// A load was begun outside a window.
    case waiting
    /// The load with this number is in progress.
    case refreshing(UInt32)
    /// The control displays that a load has failed. `hasLeft` says whether its edge has been out of
    /// view since.
    case failed(hasLeft: Bool)
    /// There is no more data.
    case exhausted
  }

  /// The edge of the control. At `top` and `leading`, the geometry is reversed.
  public let edge: RefreshEdge
  /// The length of the control along the axis, in points. The control adds it to the inset.
  ///
  /// Values that are not positive numbers, and values below a millionth of a point, count as 0.
  public var extent: Double {
    didSet { extent = extent.asExtent }
  }
  /// Whether the control loads when its edge comes near. If `false`, it loads when the finger is
  /// lifted past the edge. Default: `true`.
  public var loadsAutomatically = true
  /// How much of the control has to be visible to load, in lengths of the control. A negative value
  /// loads before the control becomes visible, as often as the other rules allow. Default: 1.
  public var loadThreshold = 1.0 {
    didSet { loadThreshold = loadThreshold.bounded }
  }
  /// How far before the end of the content the control loads. Default: `nil`, for the
  /// ``loadThreshold``.
  public var prefetchDistance: PrefetchDistance? {
    didSet { prefetchDistance = prefetchDistance?.bounded }
  }
  /// The length of the items that are the ``prefetchDistance``, in points. The component sets it.
  public var prefetchedItemsLength = 0.0 {
    didSet { prefetchedItemsLength = prefetchedItemsLength.bounded }
  }
  /// Whether the control displays a failure after a failed load, until it is retried or reset.
  /// Default: `false`.
  public var showsFailure = false
  /// The maximum number of loads during one drag. `nil` is unlimited; negative values count as 0.
  /// Setting it restarts the count. Default: 1.
  public var maximumLoadsPerDrag: Int? = 1 {
    didSet { remainingLoads = loadsOfNewDrag }
  }
  /// Whether leaving the end and returning without a finger allows another load. Default: `true`.
  public var loadsAgainWithoutFinger = true
  /// Whether a refresh may begin. Default: `true`. While it is `false`, movements and `begin`
  /// events are ignored and take no effect later. The component sets it before each event.
  public var mayBegin = true
  /// Whether the control is hidden. A hidden control adds no inset and loads only if the app begins
  /// a load.
  public internal(set) var isHidden = false
  /// Whether the control is attached to a scroll view.
  public internal(set) var isAttached = false
  /// Whether the control is in a window. Outside a window, a load waits until the control enters
  /// one.
  public var isInWindow = false

  var phase = Phase.idle
  /// The number of loads that are left in this drag; `nil` is unlimited.
  var remainingLoads: Int? = 1
  /// Whether the control may load without a finger.
  var mayLoadWithoutFinger = true
  /// Whether the control may load while it is out of view. It has not done so for this content.
  var mayPrefetch = true
  /// The number of loads without a finger since the last drag or new content.
  var fruitlessLoads = 0
  /// The offset at which the last drag began.
  var dragStart = 0.0
  /// Whether the last offset that differed from the resting offset at the start was past the start.
  var comesFromStart = false
  package var geometry = ScrollGeometry()
  var lastNumber: UInt32 = 0

  /// The maximum number of loads in a row that begin without a finger, by leaving the end and
  /// returning, and bring no new content. It allows a few retries, but content that moves without a
  /// finger does not send requests forever.
  public static let maximumFruitlessLoads = 3

  /// Creates the engine of a control that is not attached to a scroll view.
  public init(edge: RefreshEdge, extent: Double) {
    self.edge = edge
    self.extent = extent.asExtent
  }

  /// The public state of the control.
  public var state: RefreshState {
    switch phase {
    case .idle, .failed: .idle
    case .waiting: .willRefresh
    case .refreshing: .refreshing
    case .exhausted: .noMoreData
    }
  }

  /// 1 during a load, otherwise 0.
  public var progress: Double { isActive ? 1 : 0 }

  /// The amount that the control adds to the inset, in points: its length while it is attached and
  /// not hidden, otherwise 0.
  public var insetAmount: Double { isAttached && !isHidden ? extent : 0 }

  /// Whether a load is in progress. Spinners animate during that time.
  public var isActive: Bool { currentRefresh != nil }

  /// The number of the load in progress, to be passed to `handlerFinished`; `nil` if there is none.
  public var currentRefresh: UInt32? {
    switch phase {
    case .refreshing(let number): number
    case .idle, .waiting, .failed, .exhausted: nil
    }
  }

  /// Whether the control displays a failure that a tap, or leaving the end and returning, retries.
  public var hasFailed: Bool {
    if case .failed = phase { true } else { false }
  }

  /// The outcome that the control displays: a failure, or `nil`.
  public var displayedOutcome: RefreshOutcome? { hasFailed ? .failure : nil }

  /// Handles an event with the current geometry, and returns the decision. Does not allocate
  /// memory.
  public mutating func handle(_ event: RefreshEvent, in geometry: ScrollGeometry) -> Decision {
    let before = self.geometry
    self.geometry = geometry
    var decision = Decision(
      state: state, progress: progress, insetAmount: insetAmount, speed: .immediate,
      callbacks: Decision.Callbacks(rawValue: 0))
    if hasNewContent(since: before) { allowOneLoad() }
    if isContentReplaced(since: before) { mayPrefetch = true }
    transition(event, from: before, &decision)
    decision.state = state
    decision.progress = progress
    decision.insetAmount = insetAmount
    return decision
  }

  private mutating func transition(
    _ event: RefreshEvent, from before: ScrollGeometry, _ decision: inout Decision
  ) {
    switch event {
    case .scrolled: move(from: before, &decision)
    case .contentChanged, .insetChanged, .animationFinished, .holdEnded, .openSecondLevel,
      .closeSecondLevel:
      // The amount depends only on the control, this engine waits for nothing, and it has no second
      // level.
      break
    case .dragBegan: beginDrag()
    case .dragEnded: endDrag(&decision)
    case .dragCancelled:
      // Only lifting the finger loads.
      break
    case .begin(let isVisible): begin(isVisible: isVisible, &decision)
    case .end(let outcome): end(outcome, &decision)
    case .hidden(let value, let isByApp): hide(value, byApp: isByApp, &decision)
    case .attached: isAttached = true
    case .detached: detach(&decision)
    case .enteredWindow: enterWindow(&decision)
    case .leftWindow: isInWindow = false
    case .handlerFinished(let number, let outcome):
      // Late results of earlier loads are ignored.
      if currentRefresh == number { end(outcome, &decision) }
    case .assigned(let state):
      // This control is not pulled, so assigning `pulling` has no effect.
      if let event = state.equivalentEvent { transition(event, from: before, &decision) }
    }
  }

  /// Returns a number that no load had before.
  mutating func nextNumber() -> UInt32 {
    lastNumber &+= 1
    return lastNumber
  }
}
