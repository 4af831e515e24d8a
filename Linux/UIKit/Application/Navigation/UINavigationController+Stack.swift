import Foundation

extension UINavigationController {
  /// Replaces the stack and shows its top.
  func change(to new: [UIViewController], animated: Bool, isPush: Bool) {
    transition?.finish()
    let (oldTop, newTop) = (stack.last, new.last)
    let settle = replaceStack(by: new)
    guard isViewLoaded, oldTop !== newTop else {
      if isViewLoaded { navigationBar.show(new.map(\.navigationItem)) }
      settle()
      return
    }
    let isAnimated = animated && view.window != nil
    let transition = NavigationTransition(
      self, from: oldTop, to: newTop, isPush: isPush, settle: settle)
    self.transition = transition
    transition.begin(showing: new, animated: isAnimated)
    if isAnimated {
      transition.animate()
    } else {
      transition.finish()
    }
  }

  /// Takes in and lets go what the new stack says, up to what comes when the views have arrived: that is returned.
  private func replaceStack(by new: [UIViewController]) -> () -> Void {
    let added = new.filter { !stack.contains($0) }
    let removed = stack.filter { !new.contains($0) }
    stack = new
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

  /// The finger that goes back from the screen's edge moved.
  func swipeBack(_ pan: UIPanGestureRecognizer) {
    let width = view.bounds.width * (isMirrored ? -1 : 1)
    guard width != 0 else { return }
    let progress = min(max(pan.translation(in: view).x / width, 0), 1)
    switch pan.state {
    case .began:
      beginSwipeBack()
    case .changed:
      transition?.place(progress: progress)
    case .ended:
      let landing = progress + pan.velocity(in: view).x / width * Self.swipeForesight
      if landing > 0.5 {
        transition?.animate(from: progress)
      } else {
        transition?.animateBack(from: progress)
      }
    case .cancelled:
      transition?.animateBack(from: progress)
    case .possible, .failed:
      break
    }
  }

  /// For how long a lifted finger is thought to go on, to see whether it meant to go back.
  private static let swipeForesight: TimeInterval = 0.25

  private func beginSwipeBack() {
    let new = Array(stack.dropLast())
    let transition = NavigationTransition(
      self, from: stack.last, to: new.last, isPush: false
    ) { [weak self] in
      guard let self else { return }
      replaceStack(by: new)()
    }
    self.transition = transition
    transition.begin(showing: new, animated: true)
  }

  var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// The recognizer of the swipe that goes back: scrolling waits until it is none.
final class SwipeBackGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?

  /// Makes the recognizer of a navigation controller.
  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    addHandler { [weak self] _ in
      guard let self else { return }
      self.navigation?.swipeBack(self)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let navigation, navigation.stack.count > 1, navigation.transition == nil,
      !navigation.isNavigationBarHidden, navigation.navigationBar.content?.backButton != nil
    else {
      state = .failed
      return
    }
    edges = navigation.isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}
