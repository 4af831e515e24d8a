import EdgeRefreshCore
import UIKit

/// The *place* of a second level: the subview of the scroll view that contains the app's view.
///
/// It is as large as the scroll view and lies before the beginning of the content, behind the
/// control.
final class SecondLevelPlace: UIView, ListPart {
  private weak var level: SecondLevel?
  /// The view controller that this view has added to a parent.
  private var child: UIViewController?

  init(of level: SecondLevel) {
    self.level = level
    super.init(frame: .zero)
    clipsToBounds = true
    alpha = 0
  }

  required init?(coder: NSCoder) { nil }

  /// Adds this view to a scroll view, and the app's view controller to the nearest view controller.
  func add(to scrollView: UIScrollView, behind control: UIView) {
    guard let level else { return }
    let controller = level.viewController
    if let controller, controller.parent == nil, let parent = scrollView.nearestController {
      child = controller
      parent.addChild(controller)
    }
    if let view = level.view ?? controller?.view {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      addSubview(view)
    }
    scrollView.insertSubview(self, belowSubview: control)
    if let child { child.didMove(toParent: child.parent) }
  }

  /// Removes the view from the scroll view, and the view controller from its parent.
  func remove() {
    child?.willMove(toParent: nil)
    removeFromSuperview()
    child?.removeFromParent()
    child = nil
    // The app may use the view elsewhere.
    if let view = level?.view ?? level?.viewController?.viewIfLoaded, view.superview === self {
      view.removeFromSuperview()
    }
  }

  /// Lays out the view before the content of a scroll view.
  func layOut(in scrollView: UIScrollView, at x: CGFloat) {
    let size = scrollView.bounds.size
    let frame = CGRect(x: x, y: -size.height, width: size.width, height: size.height)
    guard frame != self.frame && frame.hasFiniteNumbers else { return }
    UIView.performWithoutAnimation { self.frame = frame }
  }

  func fade(to alpha: CGFloat) {
    UIView.animate(
      withDuration: 0.2, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration]
    ) {
      self.alpha = alpha
    }
  }

  func show() { UIView.performWithoutAnimation { alpha = 1 } }

  override func accessibilityPerformEscape() -> Bool {
    guard let level else { return super.accessibilityPerformEscape() }
    level.close()
    return true
  }
}

extension RefreshComponent {
  /// Applies a decision's changes to the second level, and returns what remains of the decision.
  /// `isDragging` says whether a finger is down and was not just lifted.
  func showSecondLevel(
    _ decision: Decision, from old: SecondLevelState, isMovement: Bool, isDragging: Bool
  ) -> Decision {
    guard let level = settings.secondLevel else { return decision }
    let state = decision.secondLevel
    // If a movement has ended the opening, the app is scrolling and must not be interrupted. If an
    // edge has moved, the scroll would go on to where the second level was.
    let hasMoved = state == .opening && decision.pinnedOffset != nil
    if old == .opening && (state != .opening || hasMoved) && !isMovement { stopScrolling() }
    updatePlace(of: level, in: state, after: old, isDragging: isDragging)
    if state != old {
      redrawTitle()
      updateAccessibilityActions()
    }
    guard decision.isBySecondLevel else { return decision }
    var rest = decision
    // Instead of moving across the screen, the place fades in: see `updatePlace`.
    if UIAccessibility.isReduceMotionEnabled { rest.speed = .immediate }
    if state == .opening && rest.speed != .immediate {
      scrollToSecondLevel(rest)
      (rest.pinnedOffset, rest.animation, rest.speed) = (nil, nil, .immediate)
    }
    return rest
  }

  /// Scrolls to the second level. If the offset were animated instead, a table might immediately
  /// remove the rows that leave the screen.
  private func scrollToSecondLevel(_ decision: Decision) {
    guard let scrollView, let offset = decision.pinnedOffset else { return }
    let start = scrollView.contentOffset
    UIView.performWithoutAnimation { driver.setAmount(decision.insetAmount) }
    // This should end a bounce. It also moves back content that the inset has moved.
    scrollView.setContentOffset(start, animated: false)
    scrollView.setContentOffset(
      CGPoint(x: scrollView.restingOffset.x, y: offset), animated: true)
    // A timer also ends the opening, because the app may stop the scroll.
    guard let number = decision.animation else { return }
    MainQueue.schedule(after: Self.scrollDuration) { [weak self] in
      self?.send(.animationFinished(number))
      self?.restAcross()
    }
  }

  /// Moves content back that is still past a leading or trailing edge, because the control there
  /// has closed during the scroll.
  private func restAcross() {
    guard status.secondLevel == .open, let scrollView, !scrollView.isTracking else { return }
    let point = scrollView.resting(at: scrollView.contentOffset)
    guard scrollView.contentOffset.x != point.x else { return }
    host?.moveContent { scrollView.setContentOffset(point, animated: false) }
  }

  /// The duration after which a scroll to an offset counts as ended, in seconds.
  private static var scrollDuration: TimeInterval { 0.5 }

  /// Stops the scroll to the second level, which may still be running.
  private func stopScrolling() {
    guard let scrollView, !scrollView.isTracking else { return }
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  }

  func setSecondLevel(_ level: SecondLevel?) {
    let old = settings.secondLevel
    guard level !== old else { return }
    if status.isAutomatic {
      Diagnostics.report("\(type(of: self)) loads automatically and has no second level")
      return
    }
    if let old { removeSecondLevel(old) }
    if let other = level?.control { other.setSecondLevel(nil) }
    settings.secondLevel = level
    level?.control = self
    driver.changePull { $0.secondLevel = level?.initialEngine }
    applyOptions()
    updateSecondLevelAction()
    driver.runCallbacks()
  }

  private func removeSecondLevel(_ level: SecondLevel) {
    let (old, geometry) = (level.state, geometry)
    var engine = engine.pull?.secondLevel
    let decision = engine?.handle(.detached, in: geometry)
    driver.changePull { $0.secondLevel = nil }
    removePlace(of: level)
    settings.secondLevel = nil
    level.control = nil
    redrawTitle()
    guard let decision, old != decision.state else { return }
    driver.callbacks.addChange(of: level, from: old, to: decision.state)
    if old == .opening { stopScrolling() }
    UIView.performWithoutAnimation {
      driver.setAmount(decision.insetAmount)
      guard let offset = decision.pinnedOffset, let scrollView else { return }
      host?.moveContent {
        scrollView.setContentOffset(
          CGPoint(x: scrollView.restingOffset.x, y: offset), animated: false)
      }
    }
  }

  // MARK: The place

  /// Adds, lays out, fades and removes the view of the second level.
  ///
  /// While the finger is down, a view that has appeared stays, because the finger may return to the
  /// threshold.
  private func updatePlace(
    of level: SecondLevel, in state: SecondLevelState, after old: SecondLevelState,
    isDragging: Bool
  ) {
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
      if old == .closed && !UIAccessibility.isReduceMotionEnabled { place.show() }
      place.fade(to: 1)
      hideControl(of: level)
    case .open:
      // From now on, a new safe area is noticed here.
      host?.pollAfterLayout()
    case .closing: break
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
    if driver.mayHaveEffect {
      UIView.performWithoutAnimation { alpha = 0 }
      return
    }
    UIView.animate(
      withDuration: options.openingDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration]
    ) {
      self.alpha = 0
    }
  }

  /// Sets the alpha to 1 when ``RefreshOptions/fadesWithPull`` is turned off: at once, or when the
  /// second level has closed.
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
    self.alpha = driver.fadesWithPull && !status.state.isRefreshing ? pullingPercent : alpha
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
    if let level, level.state == .closed && isReadyForUser { name = level.accessibilityActionName }
    var actions = scrollView.customActions
    if let index = actions.firstIndex(where: { ($0 as? SecondLevelAction)?.control === self }) {
      guard actions[index].name != name else { return }
      actions.remove(at: index)
    }
    if let level, let name { actions.append(SecondLevelAction(of: level, name: name)) }
    scrollView.customActions = actions
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
