/// The engine of a header's second level: a view that fills the scroll view and opens when the
/// content is pulled past a second threshold and released.
///
/// It is a value, like ``PullEngine``, which passes each event to it first. While the second level
/// is opening, open or closing, the ``PullEngine`` receives a geometry whose content is at rest, so
/// that it does not take the open second level for a pull. While ``blocksRefresh`` is `true`, no
/// refresh may begin.
///
/// After every event:
/// - `insetAmount` is 0 unless the second level is opening or open, and at most the length between
///   the start inset and the end of the viewport. While the second level opens, it is the visible
///   part. If it were larger, a navigation bar would show its background until the content arrives,
///   and pinned section headers would move away from the content.
/// - The state is `armed` only while a finger holds the content past the second threshold, or has
///   just been lifted.
/// - An event with the number of an earlier animation has no effect.
public struct SecondLevelEngine: Equatable, Sendable, Recorded {
  /// What the engine is doing.
  enum Phase: Equatable, Sendable, Recorded {
    /// The second level is closed.
    case closed
    /// A finger holds the content past the second threshold.
    case armed
    /// The second level is opening, in the animation with this number, from this offset.
    case opening(UInt32, from: Double)
    /// The second level fills the viewport. If `isLifted`, a moving finger was just lifted, and the
    /// next movement without a finger is a deceleration, which must not move the content away.
    case open(isLifted: Bool)
    /// The app has scrolled to the content while the second level was opening, in the animation
    /// with this number, which UIKit may continue.
    case interrupted(UInt32)
    /// The second level is closing, in the animation with this number. `isLifted` is as for `open`.
    case closing(UInt32, isLifted: Bool)
    /// A finger has touched the content while the second level was closing. Its first movement
    /// decides whether the second level opens again.
    case caught
  }

  /// The length of the control along the axis, in points. Values that are not positive numbers
  /// count as 0.
  public var extent: Double { didSet { extent = extent.asExtent } }
  /// The second threshold as a multiple of ``extent``. Values below 1 count as 1.
  public var threshold: Double { didSet { threshold = Self.validThreshold(threshold) } }
  /// Whether the second level may open. Default: `true`. The ``PullEngine`` sets it before each
  /// event: `false` during a refresh, and while the control is hidden, blocked or outside a window.
  public var mayOpen = true
  /// The amount that the second level adds to the inset, in points.
  public internal(set) var insetAmount = 0.0

  var phase = Phase.closed
  /// Whether the finger has pulled the content past the second threshold since it touched the
  /// content.
  var hasReachedThreshold = false
  private(set) var geometry = ScrollGeometry()
  var lastNumber = firstNumber

  /// The numbers of its animations are larger than this. A ``PullEngine`` counts from 0, so each
  /// `animationFinished` concerns only one of the two.
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
    case .interrupted, .closing, .caught: .closing
    }
  }

  /// Whether a refresh must not begin: while the second level is opening or open.
  public var blocksRefresh: Bool { state.isPresented }

  /// Whether the second level determines the inset and the offset: from opening until it has
  /// closed.
  public var movesContent: Bool { state.movesContent }

  /// How far to pull the content to open the second level, in points.
  ///
  /// To be reachable on a phone in landscape, the distance is at most a quarter of the viewport, or
  /// one and a half times the length of the control if that is larger.
  public var thresholdDistance: Double {
    min(threshold * extent, max(geometry.viewportLength / 4, 1.5 * extent))
  }

  /// Handles an event of the control with the current geometry along its axis, and returns the
  /// decision. Does not allocate memory. `glide` is how far the content would glide if the finger
  /// were lifted now, in points.
  public mutating func handle(
    _ event: RefreshEvent, in geometry: ScrollGeometry, glide: Double = 0
  ) -> SecondLevelDecision {
    let before = self.geometry
    self.geometry = geometry
    var decision = unchanged
    switch event {
    case .scrolled: move(from: before, &decision)
    case .contentChanged, .insetChanged, .attached, .enteredWindow:
      moveEdges(since: before, &decision)
    case .dragBegan: beginDrag()
    case .dragEnded: release(toward: geometry.offset + glide, &decision)
    case .dragCancelled: release(toward: geometry.offset, &decision)
    case .openSecondLevel:
      if !blocksRefresh && canOpen { startOpening(&decision) }
    case .closeSecondLevel:
      if blocksRefresh { startClosing(isLifted: false, &decision) }
    case .begin, .assigned(.refreshing), .assigned(.willRefresh):
      // A refresh moves the content of a closing second level from now on. An open one stays open,
      // and the next movement ends a pull.
      if state == .closing { closeAtOnce(&decision) }
    case .hidden(true, _): closeAtOnce(&decision)
    case .detached:
      hasReachedThreshold = false
      closeAtOnce(&decision)
    case .leftWindow: leaveWindow(&decision)
    case .animationFinished(let number): finishAnimation(number, &decision)
    case .end, .hidden(false, _), .handlerFinished, .holdEnded, .assigned:
      // These events concern only the refresh. The next movement begins at the earlier offset.
      self.geometry = before
    }
    decision.state = state
    decision.insetAmount = insetAmount
    return decision
  }

  /// The decision that changes nothing.
  public var unchanged: SecondLevelDecision {
    SecondLevelDecision(state: state, insetAmount: insetAmount)
  }

  // MARK: Positions

  var pull: Double { geometry.minimumOffset - geometry.offset }

  var isPastThreshold: Bool { pull > thresholdDistance }

  /// Whether a finger moves the content, and its movements count as a pull.
  var isPulled: Bool { geometry.isDragging && geometry.isInteractive }

  /// The amount with which the second level fills the viewport.
  var fullAmount: Double { geometry.minimumOffset - openOffset }

  var openOffset: Double { geometry.openOffset }

  /// Whether the content is at an offset, which a scroll view may round to pixels.
  func isContent(at offset: Double) -> Bool { abs(geometry.offset - offset) <= .tolerance }

  var canOpen: Bool { mayOpen && fullAmount > 0 }
}

extension SecondLevelEngine {
  /// Returns the part of a range of the ``PullEngine`` in which this engine makes no decision,
  /// either. It applies as long as the range does.
  public func limited(_ range: MovementRange) -> MovementRange {
    let limit = geometry.minimumOffset - thresholdDistance
    switch phase {
    case .closed where !isPastThreshold:
      return range.limited(from: limit + MovementRange.margin, to: .infinity)
    case .armed where isPastThreshold && isPulled && canOpen:
      return range.limited(from: -.infinity, to: limit - MovementRange.margin)
    case .closed where !geometry.isDragging || !canOpen:
      return range
    case .closed, .armed, .opening, .open, .interrupted, .closing, .caught:
      return .empty
    }
  }

  /// Returns the geometry that the ``PullEngine`` receives.
  public func geometryOfRefresh(in geometry: ScrollGeometry) -> ScrollGeometry {
    movesContent ? geometry.moved(to: geometry.minimumOffset) : geometry
  }

  mutating func move(from before: ScrollGeometry, _ decision: inout SecondLevelDecision) {
    switch phase {
    case .closed:
      guard isPulled && isPastThreshold && canOpen else { return }
      phase = .armed
      decision.isThresholdReached = !hasReachedThreshold
      hasReachedThreshold = true
    case .armed where !geometry.isInteractive || !canOpen:
      // The user zooms, or a refresh has begun.
      phase = .closed
    case .armed where geometry.isDragging:
      if !isPastThreshold { phase = .closed }
    case .armed:
      // The first movement without a finger is the bounce after the release.
      if pull >= 0 { startOpening(&decision) } else { phase = .closed }
    case .opening(let number, from: let start):
      // The animation determines the position, unless the app scrolls to the content. A drag would
      // have ended this phase. Between its ends, the animation goes on even if another control or a
      // new content size moves the content.
      if pull <= 0 && geometry.offset > start + .tolerance {
        phase = .interrupted(number)
        insetAmount = 0
      } else {
        showVisibleAmount()
      }
    case .interrupted:
      // The animation goes on. Setting an offset ends it, and the content stays where it was.
      if pull > .tolerance {
        decision.pinnedOffset = max(before.offset, geometry.minimumOffset)
      }
    case .open where geometry.isDragging:
      showVisibleAmount()
    case .open where isContent(at: openOffset):
      // A bar may have changed its height because of the movement.
      insetAmount = fullAmount
    case .open(isLifted: true) where pull > 0:
      // The deceleration after a short swipe.
      returnToOpen(&decision)
    case .open:
      // The app has scrolled to the content.
      if pull <= 0 { closeInPlace() } else { insetAmount = fullAmount }
    case .closing(_, isLifted: true):
      // The deceleration after the swipe that closes.
      if !geometry.isDragging && !isContent(at: geometry.minimumOffset) {
        startClosing(isLifted: false, &decision)
      }
    case .closing(_, isLifted: false):
      // The app may scroll while the second level closes.
      break
    case .caught where geometry.isDragging && isPastThreshold && fullAmount > 0:
      // The finger holds the second level, which was closing.
      phase = .open(isLifted: false)
      showVisibleAmount()
    case .caught:
      // The finger pulls the content, which was almost at its edge.
      phase = .closed
    }
  }

  mutating func moveEdges(
    since before: ScrollGeometry, _ decision: inout SecondLevelDecision
  ) {
    switch phase {
    case .closed, .interrupted:
      break
    case .armed:
      // This can end a pull but not open the second level, because no finger was lifted.
      if !isPastThreshold || !canOpen { phase = .closed }
    case .opening where fullAmount == 0, .open where fullAmount == 0:
      closeAtOnce(&decision)
    case .open where geometry.isDragging:
      showVisibleAmount()
    case .opening where openOffset != before.openOffset:
      // The viewport or an inset has changed. The offset must change with the amount.
      insetAmount = fullAmount
      decision.pinnedOffset = openOffset
    case .opening:
      showVisibleAmount()
    case .open:
      insetAmount = fullAmount
      if !isContent(at: openOffset) { decision.pinnedOffset = openOffset }
    case .closing:
      if geometry.minimumOffset != before.minimumOffset && !geometry.isDragging {
        decision.pinnedOffset = geometry.minimumOffset
      }
    case .caught:
      // The next movement decides whether the second level opens again.
      break
    }
  }

  mutating func beginDrag() {
    hasReachedThreshold = false
    switch phase {
    case .closed, .armed, .caught:
      break
    case .interrupted:
      // The touch has ended the animation.
      phase = .closed
    case .opening, .open:
      // Lifting the finger decides whether the second level stays open.
      phase = .open(isLifted: false)
    case .closing where isPastThreshold && fullAmount > 0:
      // The touch has stopped the content before it reached its edge.
      phase = .open(isLifted: false)
      showVisibleAmount()
    case .closing:
      // The first movement of the drag decides.
      phase = .caught
    }
  }

  mutating func release(
    toward destination: Double, _ decision: inout SecondLevelDecision
  ) {
    switch phase {
    case .closed, .opening, .interrupted, .closing:
      break
    case .caught:
      // The finger has not moved. The scroll view returns the content to its edge.
      phase = .closed
    case .armed:
      // The next movement opens the second level. It follows immediately, because content past its
      // edge moves back.
      break
    case .open:
      let destination = destination.bounded
      let isLifted = !isContent(at: destination)
      guard destination - openOffset <= extent else {
        return startClosing(isLifted: isLifted, &decision)
      }
      if isContent(at: openOffset) { insetAmount = fullAmount } else { returnToOpen(&decision) }
      phase = .open(isLifted: isLifted)
    }
  }

  // MARK: Changes of the phase

  mutating func leaveWindow(_ decision: inout SecondLevelDecision) {
    switch phase {
    case .armed: phase = .closed
    case .opening:
      // Outside a window, the second level is open at once.
      phase = .open(isLifted: false)
      insetAmount = fullAmount
      decision.pinnedOffset = openOffset
    case .closed, .open, .interrupted, .closing, .caught:
      // Another screen may cover this one. An open second level stays open.
      break
    }
  }

  mutating func finishAnimation(_ number: UInt32, _ decision: inout SecondLevelDecision) {
    switch phase {
    case .opening(number, _):
      phase = .open(isLifted: false)
      if isContent(at: openOffset) {
        insetAmount = fullAmount
      } else if pull > 0 {
        returnToOpen(&decision)
      } else {
        // The app has scrolled during the animation.
        closeInPlace()
      }
    case .interrupted(number), .closing(number, _): phase = .closed
    case .closed, .armed, .opening, .open, .interrupted, .closing, .caught:
      // The number is outdated.
      break
    }
  }

  private mutating func startOpening(_ decision: inout SecondLevelDecision) {
    let number = nextNumber()
    phase = .opening(number, from: geometry.offset)
    showVisibleAmount()
    decision.pinnedOffset = openOffset
    decision.speed = .slow
    decision.animation = number
  }

  private mutating func startClosing(isLifted: Bool, _ decision: inout SecondLevelDecision) {
    let number = nextNumber()
    phase = .closing(number, isLifted: isLifted)
    insetAmount = 0
    decision.pinnedOffset = geometry.minimumOffset
    decision.speed = .slow
    decision.animation = number
  }

  private mutating func returnToOpen(_ decision: inout SecondLevelDecision) {
    phase = .open(isLifted: false)
    insetAmount = fullAmount
    decision.pinnedOffset = openOffset
    decision.speed = .fast
  }

  /// Closes without an animation. Content that is past its edge moves there. Setting the offset
  /// also ends an animation that UIKit may continue.
  mutating func closeAtOnce(_ decision: inout SecondLevelDecision) {
    if case .interrupted = phase {
      decision.pinnedOffset = max(geometry.offset, geometry.minimumOffset)
    } else if movesContent && pull > 0 {
      decision.pinnedOffset = geometry.minimumOffset
    }
    closeInPlace()
  }

  private mutating func closeInPlace() {
    phase = .closed
    insetAmount = 0
  }

  /// Adds the visible part of the second level to the inset, so that section headers pin to the
  /// beginning of the visible content.
  private mutating func showVisibleAmount() { insetAmount = min(max(pull, 0), fullAmount) }

  private mutating func nextNumber() -> UInt32 {
    lastNumber = max(lastNumber &+ 1, Self.firstNumber + 1)
    return lastNumber
  }
}

extension ScrollGeometry {
  /// The offset at which a second level fills the viewport.
  fileprivate var openOffset: Double { min(minimumOffset, -viewportLength) }
}

/// The decision of a ``SecondLevelEngine`` for one event. Tests compare decisions as a whole.
public struct SecondLevelDecision: Equatable, Sendable {
  /// The new state.
  public var state: SecondLevelState
  /// The amount that the second level adds to the inset at the start, in points.
  public var insetAmount: Double
  /// The offset to set along the axis; `nil` leaves the offset unchanged.
  public var pinnedOffset: Double?
  /// How fast the inset and the offset change.
  public var speed = Decision.Speed.immediate
  /// The number of the animation that this decision starts, to be passed to `animationFinished`
  /// when it ends; `nil` if its end does not matter.
  public var animation: UInt32?
  /// Whether a finger has pulled the content past the second threshold for the first time since it
  /// touched the content.
  public var isThresholdReached = false
}

/// What the second level of a header is doing.
public enum SecondLevelState: Sendable, CaseIterable, Recorded {
  /// The second level is closed.
  case closed
  /// A finger holds the content past the second threshold. The second level opens when the finger
  /// is lifted.
  case armed
  /// The content moves out of view.
  case opening
  /// The second level fills the scroll view.
  case open
  /// The content returns, or the app has just scrolled to it while the second level was opening.
  case closing

  /// Whether the second level is opening or open.
  package var isPresented: Bool { self == .opening || self == .open }

  var movesContent: Bool { isPresented || self == .closing }
}
