/// The engine of a header's second level: a place that fills the scroll view and opens when the
/// content is pulled past a second threshold and released.
///
/// It is a value, as ``PullEngine`` is. The component passes each event to this engine first. While
/// the second level is not closed or armed, the other engine gets a geometry at rest, so that it
/// does not take the open place for a pull. While ``blocksRefresh``, it may not begin.
///
/// After every event:
/// - `insetAmount` is 0 unless the second level is opening or open, and at most the length between
///   the start inset and the end of the viewport.
/// - The state is `armed` only while a finger holds the content past the second threshold, or has
///   just been lifted.
/// - Outdated numbers of animations have no effect.
public struct SecondLevelEngine: Equatable, Sendable, Recorded {
  /// What the engine is doing.
  enum Phase: Equatable, Sendable, Recorded {
    /// The second level is closed.
    case closed
    /// A finger holds the content past the second threshold.
    case armed
    /// The second level is opening, in the animation with this number.
    case opening(UInt32)
    /// The second level fills the viewport. If `isLifted`, a moving finger was just lifted, and the
    /// next movement without a finger is a deceleration, which must not move the content away.
    case open(isLifted: Bool)
    /// The second level is closing, in the animation with this number. `isLifted` is as for `open`.
    case closing(UInt32, isLifted: Bool)
    /// A finger has touched the content while the second level was closing. Its first movement
    /// decides.
    case caught
  }

  /// The length of the control along the axis, in points. Values that are not positive numbers
  /// count as 0.
  public var extent: Double {
    didSet { extent = extent.asExtent }
  }
  /// The second threshold as a multiple of ``extent``. Values below 1 count as 1.
  public var threshold: Double {
    didSet { threshold = Self.validThreshold(threshold) }
  }
  /// Whether the second level may open. Default: `true`. The component sets it before each event:
  /// `false` during a refresh, and while the control is hidden, blocked or outside a window.
  public var mayOpen = true
  /// The amount that the second level adds to the inset, in points.
  public internal(set) var insetAmount = 0.0

  var phase = Phase.closed
  /// Whether the finger has pulled the content past the second threshold since it touched the
  /// content.
  var hasReachedThreshold = false
  private(set) var geometry = ScrollGeometry()
  var lastNumber = firstNumber

  /// No animation has this number or a smaller one. A ``PullEngine`` counts from 0, so both can
  /// handle the same `animationFinished`.
  public static var firstNumber: UInt32 { 1 << 31 }

  /// Creates the engine of a second level that is closed.
  public init(extent: Double, threshold: Double) {
    self.extent = extent.asExtent
    self.threshold = Self.validThreshold(threshold)
  }

  private static func validThreshold(_ value: Double) -> Double { max(1, value.bounded) }

  /// The public state.
  public var state: SecondLevelState {
    switch phase {
    case .closed: .closed
    case .armed: .armed
    case .opening: .opening
    case .open: .open
    case .closing, .caught: .closing
    }
  }

  /// Whether a refresh must not begin: while the second level is opening or open.
  public var blocksRefresh: Bool {
    switch phase {
    case .opening, .open: true
    case .closed, .armed, .closing, .caught: false
    }
  }

  /// Whether the second level determines the inset and the offset: from opening until it has
  /// closed.
  public var movesContent: Bool {
    switch phase {
    case .opening, .open, .closing, .caught: true
    case .closed, .armed: false
    }
  }

  /// How far to pull the content to open the second level, in points.
  ///
  /// The resistance past an edge grows with the pull, relative to the viewport. The distance is
  /// therefore at most a quarter of the viewport, so that a finger can reach it on a phone in
  /// landscape, but at least one and a half times the length of the control if ``threshold`` is.
  public var thresholdDistance: Double {
    min(threshold * extent, max(geometry.viewportLength / 4, 1.5 * extent))
  }

  /// Handles an event with the current geometry, and returns the decision. Does not allocate
  /// memory.
  public mutating func handle(
    _ event: SecondLevelEvent, in geometry: ScrollGeometry
  ) -> SecondLevelDecision {
    let before = self.geometry
    self.geometry = geometry
    var decision = unchanged
    switch event {
    case .moved: move(from: before, &decision)
    case .edgesMoved: moveEdges(since: before, &decision)
    case .dragBegan: beginDrag()
    case .released(let destination): release(toward: destination, &decision)
    case .open: open(&decision)
    case .close: close(&decision)
    case .refreshBegan: beginRefresh()
    case .hidden: closeAtOnce(&decision)
    case .detached:
      hasReachedThreshold = false
      closeAtOnce(&decision)
    case .leftWindow: leaveWindow(&decision)
    case .animationFinished(let number): finishAnimation(number, &decision)
    }
    decision.state = state
    decision.insetAmount = insetAmount
    return decision
  }

  /// The number of the last animation.
  public var lastAnimation: UInt32 { lastNumber }

  /// The decision that changes nothing.
  public var unchanged: SecondLevelDecision {
    SecondLevelDecision(state: state, insetAmount: insetAmount)
  }

  // MARK: Positions

  /// How far the content is pulled past its start, in points.
  var pull: Double { geometry.minimumOffset - geometry.offset }

  var isPastThreshold: Bool { pull > thresholdDistance }

  /// Whether a finger moves the content, and its movements count as a pull.
  var isPulled: Bool { geometry.isDragging && geometry.isInteractive }

  /// The amount with which the second level fills the viewport.
  var fullAmount: Double { max(0, geometry.viewportLength - geometry.startInset) }

  /// The offset at which the second level fills the viewport.
  var openOffset: Double { geometry.minimumOffset - fullAmount }

  /// Whether the content is at an offset, which scroll views round to pixels.
  func isContent(at offset: Double) -> Bool { abs(geometry.offset - offset) <= 0.5 }

  var canOpen: Bool { mayOpen && fullAmount > 0 }
}

extension SecondLevelEngine {
  /// Returns the part of a range of movements in which this engine need not decide, either. It
  /// applies as long as the range does.
  public func limited(_ range: MovementRange) -> MovementRange {
    let limit = geometry.minimumOffset - thresholdDistance
    switch phase {
    case .closed where !isPastThreshold:
      return range.limited(from: limit + MovementRange.margin, to: .infinity)
    case .armed where isPastThreshold && isPulled && canOpen:
      return range.limited(from: -.infinity, to: limit - MovementRange.margin)
    case .closed where !geometry.isDragging || !canOpen:
      return range
    case .closed, .armed, .opening, .open, .closing, .caught:
      return .empty
    }
  }
}

extension SecondLevelEngine {
  /// Returns the geometry for the engine of the refresh. To it, the content is at rest while the
  /// second level moves it, because an open place is not a pull.
  public func geometryOfRefresh(in geometry: ScrollGeometry) -> ScrollGeometry {
    movesContent ? geometry.moved(to: geometry.minimumOffset) : geometry
  }
}
