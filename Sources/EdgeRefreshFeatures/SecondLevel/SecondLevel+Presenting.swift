public import EdgeRefreshControls
package import EdgeRefreshCore
import UIKit

extension SecondLevel: SecondLevelPresenting {
  package var displayedTitle: String? {
    switch state {
    case .armed, .opening: title
    case .closed, .open, .closing: nil
    }
  }

  package func show(
    _ decision: Decision, from old: SecondLevelState, isMovement: Bool, isDragging: Bool
  ) -> Decision {
    guard let control else { return decision }
    let state = decision.secondLevel
    // If a movement has ended the opening, the app is scrolling and must not be interrupted. If an
    // edge has moved, the scroll would go on to where the second level was.
    let hasMoved = state == .opening && decision.pinnedOffset != nil
    if old == .opening && (state != .opening || hasMoved) && !isMovement {
      stopScrolling(control.scrollView)
    }
    updateContainer(in: state, after: old, behind: control, isDragging: isDragging)
    if state != old { titleDidChange() }
    guard decision.isBySecondLevel else { return decision }
    var rest = decision
    // Instead of moving across the screen, the container fades in: see `updateContainer`. There are
    // no movements with which the inset could grow.
    if UIAccessibility.isReduceMotionEnabled {
      rest.speed = .immediate
      if state == .opening, let offset = rest.pinnedOffset {
        rest.insetAmount = control.geometry.minimumOffset - offset
      }
    }
    if state == .opening && rest.speed != .immediate {
      scroll(control, by: rest)
      (rest.pinnedOffset, rest.animation, rest.speed) = (nil, nil, .immediate)
    }
    return rest
  }

  // MARK: Scrolling

  /// Scrolls to the second level. If the offset were animated instead, a table might immediately
  /// remove the rows that leave the screen.
  private func scroll(_ control: RefreshComponent, by decision: Decision) {
    guard let scrollView = control.scrollView, let offset = decision.pinnedOffset else { return }
    let start = scrollView.contentOffset
    UIView.performWithoutAnimation { control.driver.setAmount(decision.insetAmount) }
    // This should end a bounce. It also moves back content that the inset has moved.
    scrollView.setContentOffset(start, animated: false)
    scrollView.setContentOffset(CGPoint(x: scrollView.restingOffset.x, y: offset), animated: true)
    // A timer also ends the opening, because the app may stop the scroll.
    guard let number = decision.animation else { return }
    MainQueue.schedule(after: Self.scrollDuration) { [weak self, weak control] in
      control?.send(.animationFinished(number))
      self?.restAcross()
    }
  }

  /// Moves content back that is still past a leading or trailing edge, because the control there
  /// has closed during the scroll.
  private func restAcross() {
    guard state == .open, let control, let host = control.host,
      let scrollView = control.scrollView, !scrollView.isTracking
    else { return }
    let point = scrollView.resting(at: scrollView.contentOffset)
    guard scrollView.contentOffset.x != point.x else { return }
    host.moveContent { scrollView.setContentOffset(point, animated: false) }
  }

  /// The duration after which a scroll to an offset counts as ended, in seconds.
  private static var scrollDuration: TimeInterval { 0.5 }

  /// Stops the scroll to the second level, which may still be running.
  private func stopScrolling(_ scrollView: UIScrollView?) {
    guard let scrollView, !scrollView.isTracking else { return }
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  }

  // MARK: The control

  func add(to control: RefreshComponent) {
    self.control?.setSecondLevel(nil)
    self.control = control
    control.secondLevelPresenter = self
    control.driver.changePull { $0.secondLevel = initialEngine }
  }

  func remove(from control: RefreshComponent) {
    let (old, geometry) = (state, control.geometry)
    var engine = control.engine.pull?.secondLevel
    let decision = engine?.handle(.detached, in: geometry)
    control.driver.changePull { $0.secondLevel = nil }
    removeContainer()
    control.secondLevelPresenter = nil
    if let scrollView = control.scrollView { setAction(named: nil, of: scrollView) }
    self.control = nil
    control.redrawTitle()
    guard let decision, old != decision.state else { return }
    control.driver.callbacks.addChange(of: self, from: old, to: decision.state)
    if old == .opening { stopScrolling(control.scrollView) }
    UIView.performWithoutAnimation {
      control.driver.setAmount(decision.insetAmount)
      guard let offset = decision.pinnedOffset, let scrollView = control.scrollView else { return }
      control.host?.moveContent {
        scrollView.setContentOffset(
          CGPoint(x: scrollView.restingOffset.x, y: offset), animated: false)
      }
    }
  }

  /// Fades out the control, which would otherwise be in front of the open container.
  private func hide(_ control: RefreshComponent) {
    if alphaOfControl == nil { alphaOfControl = control.alpha }
    if control.driver.mustNotFade {
      UIView.performWithoutAnimation { control.alpha = 0 }
      return
    }
    UIView.animateFromCurrentState(lasting: control.options.openingDuration) { control.alpha = 0 }
  }

  private func showControl() {
    guard let control, let alpha = alphaOfControl else { return }
    alphaOfControl = nil
    let followsPull = control.driver.fadesWithPull && !control.status.state.isRefreshing
    control.alpha = followsPull ? control.pullingPercent : alpha
  }

  // MARK: The container

  /// Adds, lays out, fades and removes the view of the second level.
  ///
  /// While the finger is down, a view that has appeared stays, because the finger may return to the
  /// threshold.
  private func updateContainer(
    in state: SecondLevelState, after old: SecondLevelState, behind control: RefreshComponent,
    isDragging: Bool
  ) {
    let isKept = isDragging && container != nil && alphaOfControl == nil
    guard let scrollView = control.scrollView, control.superview === scrollView,
      state != .closed || isKept
    else {
      removeContainer()
      return
    }
    let container = container ?? SecondLevelView(of: self)
    container.layOut(in: scrollView, at: control.frame.minX)
    if self.container == nil {
      self.container = container
      container.add(to: scrollView, behind: control)
    }
    guard state != old else { return }
    container.accessibilityViewIsModal = state.isPresented
    switch state {
    case .armed: container.fade(to: 1)
    case .closed: container.fade(to: 0)
    case .opening:
      // Behind content that moves, the container need not fade in.
      if old == .closed && !UIAccessibility.isReduceMotionEnabled { container.show() }
      container.fade(to: 1)
      hide(control)
    case .open:
      // From now on, a new safe area is noticed here.
      control.host?.pollAfterLayout()
    case .closing: break
    }
  }

  private func removeContainer() {
    container?.remove()
    container = nil
    showControl()
  }

  // MARK: The title and the action

  func titleDidChange() {
    control?.redrawTitle()
    control?.updateAccessibilityActions()
  }

  package func updateAction() {
    guard let control, let scrollView = control.scrollView else { return }
    let isAvailable = state == .closed && control.isReadyForUser
    setAction(named: isAvailable ? accessibilityActionName : nil, of: scrollView)
  }

  private func setAction(named name: String?, of scrollView: UIScrollView) {
    var actions = scrollView.customActions
    let index = actions.firstIndex { ($0 as? SecondLevelAction)?.level === self }
    guard index.map({ actions[$0].name }) != name else { return }
    if let index { actions.remove(at: index) }
    if let name { actions.append(SecondLevelAction(of: self, name: name)) }
    scrollView.customActions = actions
  }
}

extension RefreshComponentProtocol where Self: RefreshHeader {
  /// The area that opens when the user pulls past a second threshold. Default: `nil`.
  ///
  /// A second level belongs to one header. Setting a different one, or `nil`, closes the old one at
  /// once. An ``AutoHeader`` is not pulled: setting its second level has no effect.
  public var secondLevel: SecondLevel? {
    get { secondLevelPresenter as? SecondLevel }
    set { setSecondLevel(newValue) }
  }
}

extension RefreshComponent {
  fileprivate func setSecondLevel(_ level: SecondLevel?) {
    let old = secondLevelPresenter as? SecondLevel
    guard level !== old else { return }
    if status.isAutomatic {
      Diagnostics.report("\(type(of: self)) loads automatically and has no second level")
      return
    }
    old?.remove(from: self)
    level?.add(to: self)
    applyOptions()
    level?.updateAction()
    driver.runCallbacks()
  }

  fileprivate func redrawTitle() {
    renderText()
    setNeedsLayout()
  }
}

/// The custom action that opens a second level.
private final class SecondLevelAction: UIAccessibilityCustomAction {
  private(set) weak var level: SecondLevel?

  init(of level: SecondLevel, name: String) {
    super.init(
      name: name,
      actionHandler: { [weak level] _ in
        level?.open()
        return level?.state.isPresented == true
      })
    self.level = level
  }
}
