import EdgeRefreshCore
import UIKit

// A control passes each event to its second level first, and then to its own engine. It applies
// the decisions of both together.

/// A change of a second level that one event has caused.
struct SecondLevelChange {
  let level: SecondLevel
  let old: SecondLevelState
  let decision: SecondLevelDecision
  /// Whether the second level determines the inset and the offset.
  let movesContent: Bool
  /// Whether a finger is down and was not just lifted.
  let isDragging: Bool
  /// Whether the content has moved.
  let isMovement: Bool
}

extension RefreshComponent {
  /// Lets the second level decide about an event. Replaces the geometry by that for the engine of
  /// the refresh. Returns `nil` if there is no second level.
  func handleSecondLevel(
    _ event: RefreshEvent, in geometry: inout ScrollGeometry
  ) -> SecondLevelChange? {
    guard let level = settings.secondLevel else { return nil }
    let old = level.state
    var engine = level.engine
    engine.extent = extent
    engine.mayOpen = secondLevelMayOpen
    let didMoveContent = engine.movesContent
    var decision = engine.unchanged
    if let event = secondLevelEvent(for: event, in: geometry) {
      decision = engine.handle(event, in: geometry)
    }
    level.engine = engine
    geometry = engine.geometryOfRefresh(in: geometry)
    return SecondLevelChange(
      level: level, old: old, decision: decision,
      movesContent: didMoveContent || engine.movesContent,
      isDragging: geometry.isDragging && event != .dragEnded && event != .dragCancelled,
      isMovement: event == .scrolled)
  }

  private var secondLevelMayOpen: Bool {
    window != nil && !isHidden && !engine.isActive && !engine.state.isRefreshing
      && !isBlockedBySibling
  }

  private func secondLevelEvent(
    for event: RefreshEvent, in geometry: ScrollGeometry
  ) -> SecondLevelEvent? {
    switch event {
    case .scrolled:
      hasScrolledToSecondLevel(in: geometry)
        ? settings.secondLevel.map { .animationFinished($0.engine.lastAnimation) } : .moved
    case .contentChanged, .insetChanged, .attached, .enteredWindow: .edgesMoved
    case .dragBegan: .dragBegan
    case .dragEnded: .released(destination: geometry.offset + glideAfterRelease)
    case .dragCancelled: .released(destination: geometry.offset)
    case .begin, .assigned(.refreshing), .assigned(.willRefresh): .refreshBegan
    case .hidden(true, _): .hidden
    case .detached: .detached
    // A control that is removed leaves its window first.
    case .leftWindow: superview == nil ? nil : .leftWindow
    case .animationFinished(SecondLevelEngine.firstNumber): settings.secondLevel?.nextRequest()
    case .animationFinished(let number): .animationFinished(number)
    case .end, .hidden(false, _), .handlerFinished, .holdEnded, .assigned: nil
    }
  }

  /// How far the content would glide after the finger is lifted now, in points: the sum of the
  /// distances per millisecond, each of which is the previous one multiplied by the deceleration
  /// rate.
  private var glideAfterRelease: Double {
    guard let scrollView else { return 0 }
    let velocity = scrollView.panGestureRecognizer.velocity(in: scrollView.superview).y
    let rate = scrollView.decelerationRate.rawValue
    guard rate > 0 && rate < 1 else { return 0 }
    return -velocity / 1000 * rate / (1 - rate)
  }

  /// Applies a change of the second level. Returns the decision that moves the content: the one of
  /// the second level while it does so, otherwise that of the control's engine.
  func applySecondLevel(_ change: SecondLevelChange?, beside decision: Decision) -> Decision {
    guard let change, change.level === settings.secondLevel else { return decision }
    let level = change.level
    let hasStoppedOpening = change.old == .opening && change.decision.state != .opening
    // If the content has moved elsewhere, the app scrolls.
    if hasStoppedOpening && !change.isMovement { stopScrolling() }
    updatePlace(of: level, after: change.old, isDragging: change.isDragging)
    if change.decision.isThresholdReached { driver.queueSecondThreshold() }
    if change.decision.state != change.old {
      driver.queueChange(of: level, from: change.old, to: change.decision.state)
      redrawTitle()
      updateAccessibilityActions()
    }
    guard change.movesContent else { return decision }
    // A refresh that begins or ends while the second level closes moves the content.
    let isClosing = change.decision.state == .closing && change.decision.animation == nil
    if isClosing && decision.animation != nil { return decision }
    var moving = decision
    moving.pinnedOffset = change.decision.pinnedOffset
    moving.speed = change.decision.speed
    moving.animation = change.decision.animation
    if change.decision.state != .closed || !decision.state.isRefreshing {
      moving.insetAmount = change.decision.insetAmount
    } else if decision.animation != nil {
      // A refresh that was begun while the second level closed moves the content.
      return decision
    }
    // An animation of the control that does not run, for example of its end, is over.
    if let number = decision.animation { driver.queueAnimationFinished(number) }
    // Instead of moving across the screen, the place fades in: see `updatePlace`.
    if AssistiveTechnology.isMotionReduced { moving.speed = .immediate }
    if change.decision.state == .opening && moving.speed != .immediate {
      scrollToSecondLevel(moving)
      (moving.pinnedOffset, moving.animation, moving.speed) = (nil, nil, .immediate)
    }
    return moving
  }

  /// Scrolls to the second level. Rows that leave the screen stay visible until then, unlike in an
  /// animation of the offset, at whose beginning a table removes them.
  private func scrollToSecondLevel(_ decision: Decision) {
    guard let scrollView, let offset = decision.pinnedOffset else { return }
    UIView.performWithoutAnimation { host?.ledger.setAmount(of: self, to: decision.insetAmount) }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.restingOffset.x, y: offset), animated: true)
    // The app may end the scroll by a movement of its own, and no other movement follows.
    guard let number = decision.animation else { return }
    _ = Self.schedule(after: Self.scrollDuration) { [weak self] in
      self?.send(.animationFinished(number))
    }
  }

  /// How long a scroll to an offset takes at most, in seconds. Scroll views take about 0.3 seconds.
  private static var scrollDuration: TimeInterval { 0.5 }

  /// Ends the scroll to the second level, which would go on if the second level closes before.
  private func stopScrolling() {
    guard let scrollView, !scrollView.isTracking else { return }
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  }

  /// Whether the content has reached the position of the open second level, which ends the opening.
  private func hasScrolledToSecondLevel(in geometry: ScrollGeometry) -> Bool {
    settings.secondLevel?.state == .opening && !geometry.isDragging
      && abs(geometry.offset + geometry.viewportLength) <= 0.5
  }

  /// Returns the part of a range of movements in which the second level need not decide, either.
  func limitedBySecondLevel(_ range: MovementRange) -> MovementRange {
    guard let level = settings.secondLevel else { return range }
    // The event may have begun a refresh.
    level.engine.mayOpen = secondLevelMayOpen
    return level.engine.limited(range)
  }

  /// Replaces the second level. The old one closes at once.
  func setSecondLevel(_ level: SecondLevel?) {
    let old = settings.secondLevel
    guard level !== old else { return }
    if engine.isAutomatic {
      Diagnostics.report("\(type(of: self)) loads automatically and has no second level")
      return
    }
    driver.settle()
    if let old { removeSecondLevel(old) }
    if let other = level?.control { other.setSecondLevel(nil) }
    settings.secondLevel = level
    level?.control = self
    optionsDidChange()
    driver.settle()
    updateSecondLevelAction()
    driver.runCallbacks()
  }

  private func removeSecondLevel(_ level: SecondLevel) {
    let old = level.state
    let geometry = geometry
    let decision = level.engine.handle(.detached, in: geometry)
    level.forgetRequests()
    if old != decision.state {
      driver.queueChange(of: level, from: old, to: decision.state)
    }
    removePlace(of: level)
    settings.secondLevel = nil
    level.control = nil
    redrawTitle()
    guard old != decision.state, let offset = decision.pinnedOffset, let scrollView else { return }
    UIView.performWithoutAnimation {
      host?.ledger.setAmount(of: self, to: decision.insetAmount)
      host?.moveContent {
        scrollView.setContentOffset(
          CGPoint(x: scrollView.contentOffset.x, y: offset), animated: false)
      }
    }
  }

  // MARK: The place

  /// Adds, lays out, fades and removes the view of the second level.
  ///
  /// While the finger is down, a view that has appeared stays, because the finger may return to the
  /// threshold.
  private func updatePlace(
    of level: SecondLevel, after old: SecondLevelState, isDragging: Bool
  ) {
    let state = level.state
    let isKept = isDragging && level.place != nil && level.alphaOfControl == nil
    guard let scrollView, superview === scrollView, state != .closed || isKept else {
      removePlace(of: level)
      return
    }
    let place = level.place ?? SecondLevelPlace(of: level)
    place.layOut(in: scrollView, at: frame.minX)
    if level.place == nil {
      level.place = place
      place.add(to: scrollView, behind: self)
    }
    guard state != old else { return }
    place.accessibilityViewIsModal = state == .opening || state == .open
    switch state {
    case .armed: place.fade(to: 1)
    case .closed: place.fade(to: 0)
    case .opening:
      // Behind content that moves, the place need not fade in.
      if old == .closed && !AssistiveTechnology.isMotionReduced { place.show() }
      place.fade(to: 1)
      hideControl(of: level)
    case .open, .closing: break
    }
  }

  private func removePlace(of level: SecondLevel) {
    level.place?.remove()
    level.place = nil
    showControl(of: level)
  }

  /// Fades out the control, which would otherwise be in front of the open place.
  private func hideControl(of level: SecondLevel) {
    if level.alphaOfControl == nil { level.alphaOfControl = alpha }
    UIView.animate(
      withDuration: options.openingDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration]
    ) {
      self.alpha = 0
    }
  }

  /// Shows a control that no longer fades: at once, or when its second level has closed.
  func showCompletely() {
    if let level = settings.secondLevel, level.alphaOfControl != nil {
      level.alphaOfControl = 1
    } else {
      alpha = 1
    }
  }

  private func showControl(of level: SecondLevel) {
    guard let alpha = level.alphaOfControl else { return }
    level.alphaOfControl = nil
    self.alpha = options.fadesWithPull && !engine.state.isRefreshing ? pullingPercent : alpha
  }

  // MARK: The title and the action

  func secondLevelTitleDidChange() {
    redrawTitle()
    updateAccessibilityActions()
  }

  private func redrawTitle() {
    parts.text?.render(presentation)
    setNeedsLayout()
  }

  /// Adds the action that opens the second level to the custom actions of the scroll view, or
  /// removes it.
  func updateSecondLevelAction() {
    guard let scrollView else { return }
    let level = settings.secondLevel
    var name: String?
    if let level, level.state == .closed && isReadyForUser { name = level.title }
    AssistiveTechnology.changeActions(of: scrollView) { actions in
      let index = actions.firstIndex { ($0 as? SecondLevelAction)?.control === self }
      if let index {
        guard actions[index].name != name else { return }
        actions.remove(at: index)
      }
      if let level, let name { actions.append(SecondLevelAction(of: level, name: name)) }
    }
  }
}

/// The custom action that opens a second level.
final class SecondLevelAction: UIAccessibilityCustomAction {
  weak var control: RefreshComponent?

  init(of level: SecondLevel, name: String) {
    super.init(
      name: name,
      actionHandler: { [weak level] _ in
        level?.open()
        return level?.state == .opening || level?.state == .open
      })
    control = level.control
  }
}
