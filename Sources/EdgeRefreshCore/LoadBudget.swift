/// How often an ``AutoEngine`` may still load by itself. The app can always begin a load.
///
/// During a drag, it loads at most ``maximumLoadsPerDrag`` times. Without a finger, for example
/// while the content decelerates afterward, it loads once. Ending a load does not allow another
/// one. The methods say what does.
package struct LoadBudget: Equatable, Sendable, Recorded {
  /// What is known of the items that a load brings. Their number may be that of the items which the
  /// app removes.
  enum ItemUpdate: Equatable, Sendable, Recorded {
    /// A load is in progress or has succeeded, and no items were set since it began.
    case awaited
    /// Items were set during the load in progress.
    case made
  }

  /// The maximum number of loads during one drag. `nil` is unlimited; negative values count as 0.
  /// Setting it restarts the count. Default: 1.
  package var maximumLoadsPerDrag: Int? = 1 { didSet { remainingLoads = loadsOfNewDrag } }
  /// Whether leaving the end and returning without a finger allows another load. Default: `true`.
  var loadsAgainOnReturn = true
  /// The number of loads without a finger since the last drag or new content.
  private(set) var fruitlessLoads = 0
  /// The number of loads that are left in this drag; `nil` is unlimited.
  private(set) var remainingLoads: Int? = 1
  /// Whether a load may begin without a finger.
  private(set) var mayLoadWithoutFinger = true
  /// Whether a control with a ``PrefetchDistance`` may load out of view: `false` from such a load
  /// until the content changes.
  private(set) var mayPrefetch = true
  /// Whether the next change of the content's length may be the result of a load. It is `true`
  /// during a load and until the length changes afterward.
  private(set) var awaitsContent = false
  /// See ``ItemUpdate``; `nil` if nothing is awaited.
  private(set) var itemUpdate: ItemUpdate?

  /// The maximum number of loads in a row, including the first, that begin without a finger and
  /// bring no new content. It allows a few retries, and prevents endless requests by content that
  /// moves without a finger.
  static let maximumFruitlessLoads = 3

  func mayLoad(byFinger: Bool) -> Bool { byFinger ? remainingLoads != 0 : mayLoadWithoutFinger }

  /// Whether leaving the end and returning without a finger allows another load now.
  var leavingAllowsLoad: Bool {
    !mayLoadWithoutFinger && loadsAgainOnReturn && fruitlessLoads < Self.maximumFruitlessLoads
  }

  /// A new drag allows all loads again.
  mutating func dragBegan() {
    remainingLoads = loadsOfNewDrag
    allowLoadWithoutFinger()
  }

  /// In another scroll view, nothing has been loaded.
  mutating func detached() {
    dragBegan()
    mayPrefetch = true
    itemUpdate = nil
  }

  /// Leaving the end after a failure allows one retry in the drag.
  mutating func endWasLeft(afterFailure: Bool) {
    if leavingAllowsLoad { mayLoadWithoutFinger = true }
    if afterFailure { allowLoadInDrag() }
  }

  /// The control has begun a load by itself. In a prefetch, it is out of view.
  mutating func automaticLoadBegan(byFinger: Bool, isPrefetch: Bool) {
    if !byFinger {
      mayLoadWithoutFinger = false
      fruitlessLoads += 1
    } else if let loads = remainingLoads {
      remainingLoads = loads - 1
    }
    if isPrefetch { mayPrefetch = false }
  }

  /// The handler of a load is called.
  mutating func loadStarted() {
    awaitsContent = true
    itemUpdate = .awaited
  }

  /// After a successful load, items may be new even if there are as many as before.
  mutating func loadEnded(with outcome: RefreshOutcome) {
    if outcome == .success && itemUpdate == .made { mayPrefetch = true }
    if outcome != .success || itemUpdate == .made { itemUpdate = nil }
  }

  /// New content allows one more load in the drag and one without a finger. Other content, which
  /// may have fewer items, allows one more load out of view.
  ///
  /// Content is new if it has more items. Without items, it is new if it has grown by at least the
  /// length of the control, during a load or at the first change of its length after a load.
  /// Smaller changes do not count, because measuring rows may also change the length.
  ///
  /// `isReported` says whether the event is a change of the content. The length is that of the
  /// control, and its state is that before the event.
  mutating func contentMayHaveChanged(
    from before: ScrollGeometry, to geometry: ScrollGeometry, isReported: Bool, length: Double,
    state: RefreshState
  ) {
    let growth = geometry.contentLength - before.contentLength
    let isOtherLength = abs(growth) >= length
    // Estimates of a length change by less.
    let isRemoved = -growth >= max(length, geometry.viewportLength)
    let hasItems = geometry.itemCount > 0
    let isNew =
      hasItems
      ? geometry.itemCount > before.itemCount : awaitsContent && isOtherLength && growth > 0
    if isNew {
      allowLoadInDrag()
      allowLoadWithoutFinger()
    }
    let isReplaced =
      hasItems
      ? geometry.itemCount != before.itemCount : isRemoved || awaitsContent && isOtherLength
    if isReplaced { mayPrefetch = true }
    if isReported && hasItems && itemUpdate == .awaited && (growth == 0 || isOtherLength) {
      itemUpdate = state == .refreshing ? .made : nil
      if state != .refreshing { mayPrefetch = true }
    }
    if growth != 0 && !state.isRefreshing {
      // The next change may come from the load only if this one has removed the old content.
      awaitsContent = isRemoved
    }
  }

  private var loadsOfNewDrag: Int? { maximumLoadsPerDrag.map { max($0, 0) } }

  private mutating func allowLoadInDrag() {
    if remainingLoads == 0 && loadsOfNewDrag != 0 { remainingLoads = 1 }
  }

  private mutating func allowLoadWithoutFinger() {
    mayLoadWithoutFinger = true
    fruitlessLoads = 0
  }
}
