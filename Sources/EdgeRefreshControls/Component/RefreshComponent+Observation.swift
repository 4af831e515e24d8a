import EdgeRefreshCore
import UIKit

extension RefreshComponent {
  /// Whether the control is called even for movements that its engine ignores: the hooks of an
  /// app's class are, and the alpha of a control that fades is set each time.
  var isCalledForAllMovements: Bool { snapshot.observedValues != nil || options.fadesWithPull }

  func contentOffsetWasSet() {
    checkZoom()
    // As in MJRefresh, the hooks of a control that is hidden or disabled are not called.
    guard !isHidden && isUserInteractionEnabled else {
      contentDidMove()
      return
    }
    scrollViewContentOffsetDidChange(
      snapshot.observedValues?.change(\.contentOffset, to: scrollView?.contentOffset))
  }

  func contentSizeWasSet() {
    checkZoom()
    edgesDidChange()
    scrollViewContentSizeDidChange(
      snapshot.observedValues?.change(\.contentSize, to: scrollView?.contentSize))
  }

  func panStateWasSet() {
    checkZoom()
    guard !isHidden && isUserInteractionEnabled else {
      sendPanState()
      return
    }
    scrollViewPanStateDidChange(
      snapshot.observedValues?.change(
        \.panState, to: scrollView?.panGestureRecognizer.state.rawValue))
  }

  /// Handles a movement, unless the engine need not decide about it.
  func contentDidMove() {
    guard isCalledForAllMovements, let scrollView, let observer = ledger?.scrollObserver,
      observer.skipMovement(of: self, on: scrollView)
    else {
      send(.scrolled)
      return
    }
    // Out of view, the alpha of an earlier pull must not remain.
    if pullingPercent == 0 { updateAlpha() }
  }

  /// Sets the pulling percent during a movement that changes nothing else.
  func followPull(to progress: CGFloat) {
    guard progress != presentation.progress else {
      pullingPercentWasSet()
      return
    }
    presentation.progress = progress
    isFollowingPull = true
    pullingPercent = progress
    isFollowingPull = false
    if pullingPercent == progress {
      renderContent()
    } else {
      // An override has changed the value.
      handleSkippedMovements()
      renderIfNeeded()
    }
  }

  /// Handles the last movement that the engine has not handled. The engine decides about the next
  /// one.
  func handleSkippedMovements() {
    guard let offset = ledger?.scrollObserver.forgetRange(of: self) else { return }
    var next = engine
    next.skipMovements(to: offset)
    engine = next
    snapshot.offset = offset
  }

  /// Changes the engine's settings.
  func changeEngine(_ change: (inout ControlEngine) -> Void) {
    handleSkippedMovements()
    // Not in place: the access would be checked at run time, and so would all others.
    var changed = engine
    change(&changed)
    engine = changed
  }

  /// The conditions that apply now; `nil` while the control is detached.
  var scrollConditions: ScrollConditions? {
    guard let scrollView, let ledger else { return nil }
    return ledger.scrollObserver.currentConditions(of: scrollView)
  }

  /// Allows movements to be skipped in which the engine need not decide, after an event that was
  /// handled under conditions.
  func updateMovementRange(after event: RefreshEvent, under conditions: ScrollConditions) {
    // A value that an app has assigned stays until the next movement.
    guard let ledger, recording == nil && !snapshot.hasZoomed, pullingPercent == engine.progress
    else { return }
    let range = limitedBySecondLevel(engine.movementRange)
    // An end may have changed the alpha and the image, which the next movement restores.
    guard event == .scrolled || range.changesProgress || !engine.followsPull else { return }
    ledger.scrollObserver.setRange(range, mirror: reversalOffset, of: self, under: conditions)
  }

  func sendPanState() {
    guard let scrollView else { return }
    switch scrollView.panGestureRecognizer.state {
    case .began: send(.dragBegan)
    case .ended: send(isPanAwayFromEdge ? .dragCancelled : .dragEnded)
    case .cancelled, .failed: send(.dragCancelled)
    case .possible, .changed: break
    @unknown default: break
    }
  }

  /// Whether a control that loads automatically must ignore the end of a drag, because the finger
  /// has moved away from its edge.
  ///
  /// The content usually shows this. In nested scroll views, however, the app may hold the content
  /// in place while an outer scroll view moves. Short content is then at its end when the finger
  /// lifts.
  private var isPanAwayFromEdge: Bool {
    guard case .auto = engine, let scrollView else { return false }
    let translation = scrollView.panGestureRecognizer.translation(in: scrollView.superview)
    let isReversed = engine.edge.isStart != (engine.edge.isHorizontal && readsFromRight)
    let distance = engine.edge.isHorizontal ? translation.x : translation.y
    return isReversed ? distance < 0 : distance > 0
  }

  /// Handles that the items of a table or collection view were counted: a control that loads
  /// automatically may load again when their number has grown.
  func checkItems() {
    measureItems()
    let count = ledger?.items?.total
    guard count != snapshot.itemCount else { return }
    snapshot.itemCount = count
    send(.contentChanged)
  }

  /// Handles that the app has allowed or prevented pulls.
  func interactionDidChange() {
    guard scrollView != nil else { return }
    send(.scrolled)
    updateAccessibilityActions()
    if AssistiveTechnology.showsButtonShapes { redraw() }
  }

  /// Handles a change of the control's length, which an app, an image or a content view may cause.
  func checkExtent() {
    guard ledger != nil && extent != snapshot.extent else { return }
    snapshot.extent = extent
    send(.insetChanged)
  }

  /// Handles a change of the scroll view's size, which moves its edges.
  func checkViewport() {
    guard let size = scrollView?.bounds.size, size != snapshot.viewport else { return }
    snapshot.viewport = size
    edgesDidChange()
    send(.insetChanged)
  }

  /// Handles a change of an inset by the app or the system, but not one by the ledger itself.
  package func checkInset() {
    guard let event = takeInsetChange() else { return }
    place()
    send(event)
  }

  /// The event for an inset change since the last check; `nil` if there was none.
  ///
  /// A bar with a large title shrinks when the content scrolls. If the system moved the top edge
  /// and the content has moved as well, the content was scrolled. It must not be held in place.
  func takeInsetChange() -> RefreshEvent? {
    guard let ledger, let scrollView else { return nil }
    ledger.update()
    guard !ledger.isWriting && ledger.revision != snapshot.revision else { return nil }
    handleSkippedMovements()
    edgesDidChange()
    let isByApp = ledger.appRevision > snapshot.revision
    snapshot.revision = ledger.revision
    // A scroll view may round the offset that the control has set.
    let isScrolled =
      engine.edge == .top
      && abs(axisOffset(scrollView.contentOffset.y) - snapshot.offset) >= halfPixel
    return isScrolled && !isByApp ? .scrolled : .insetChanged
  }

  /// Records whether the fingers on the content have zoomed. Until they are lifted, their movement
  /// does not count as a pull.
  private func checkZoom() {
    guard let scrollView else { return }
    if scrollView.isZooming {
      snapshot.hasZoomed = true
    } else if snapshot.hasZoomed {
      snapshot.hasZoomed =
        scrollView.isDragging && scrollView.panGestureRecognizer.state != .began
    }
  }
}
