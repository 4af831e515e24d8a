import Foundation

extension UINavigationController {
  /// Replaces the stack and shows its top controller.
  func change(to new: [UIViewController], animated: Bool, isPush: Bool) {
    transition?.finish()
    let (oldTop, newTop) = (storedViewControllers.last, new.last)
    let completion = replaceStack(with: new)
    guard isViewLoaded, oldTop !== newTop else {
      if isViewLoaded { navigationBar.show(new.map(\.navigationItem)) }
      completion()
      return
    }
    let isAnimated = animated && view.window != nil
    let transition = NavigationTransition(
      self, from: oldTop, to: newTop, isPush: isPush, completion: completion)
    self.transition = transition
    transition.begin(showing: new, animated: isAnimated)
    if isAnimated {
      transition.animate()
    } else {
      transition.finish()
    }
  }

  /// Replaces the stack and begins adding and removing child controllers.
  ///
  /// - Returns: A closure that completes adding and removing. Call it after the transition.
  private func replaceStack(with new: [UIViewController]) -> () -> Void {
    let added = new.filter { !storedViewControllers.contains($0) }
    let removed = storedViewControllers.filter { !new.contains($0) }
    storedViewControllers = new
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    return {
      for controller in removed {
        controller.containerSafeAreaInsets = nil
        controller.removeFromParent()
      }
      for controller in added { controller.didMove(toParent: self) }
    }
  }

  // MARK: Swiping back

  /// Handles the pan from the screen's edge that pops the top controller.
  func swipeBack(_ pan: UIPanGestureRecognizer) {
    let width = view.bounds.width * (isMirrored ? -1 : 1)
    guard width != 0 else { return }
    let progress = min(max(pan.translation(in: view).x / width, 0), 1)
    switch pan.state {
    case .began:
      beginSwipeBack()
    case .changed:
      transition?.update(progress: progress)
    case .ended:
      let projected = progress + pan.velocity(in: view).x / width * Self.swipeProjectionTime
      if projected > 0.5 {
        transition?.animate(from: progress)
      } else {
        transition?.animateCancellation(from: progress)
      }
    case .cancelled:
      transition?.animateCancellation(from: progress)
    case .possible, .failed:
      break
    }
  }

  /// The time, in seconds, over which the velocity is projected to decide whether the swipe
  /// completes.
  private static let swipeProjectionTime: TimeInterval = 0.25

  private func beginSwipeBack() {
    let new = Array(storedViewControllers.dropLast())
    let transition = NavigationTransition(
      self, from: storedViewControllers.last, to: new.last, isPush: false
    ) { [weak self] in
      guard let self else { return }
      replaceStack(with: new)()
    }
    self.transition = transition
    transition.begin(showing: new, animated: true)
  }

  var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// The recognizer of the swipe that pops the top controller. Other pan recognizers wait until it
/// fails.
final class SwipeBackGestureRecognizer: UIPanGestureRecognizer {
  weak var navigation: UINavigationController?

  /// The maximum distance from the edge at which a touch may begin, in points.
  private static let edgeWidth: CGFloat = 13

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    addHandler { [weak self] _ in
      guard let self else { return }
      self.navigation?.swipeBack(self)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let navigation, navigation.storedViewControllers.count > 1, navigation.transition == nil,
      !navigation.isNavigationBarHidden, navigation.navigationBar.content?.backButton != nil,
      touches.allSatisfy(isAtEdge)
    else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let navigation, let bounds = navigation.view.window?.bounds else { return false }
    let x = touch.location(in: nil).x
    return navigation.isMirrored
      ? x >= bounds.maxX - Self.edgeWidth : x <= bounds.minX + Self.edgeWidth
  }

  override func isExpectedDirection(_ movement: CGPoint) -> Bool {
    let isInward = navigation?.isMirrored == true ? movement.x < 0 : movement.x > 0
    return isInward && abs(movement.x) >= abs(movement.y)
  }

  override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}
