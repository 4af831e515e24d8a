import Foundation

extension UINavigationController {
  /// Replaces the stack and shows its top.
  func change(to new: [UIViewController], animated: Bool, isPush: Bool) {
    transition?.finish()
    let (oldTop, newTop) = (stack.last, new.last)
    let added = new.filter { !stack.contains($0) }
    let removed = stack.filter { !new.contains($0) }
    stack = new
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    let settle = {
      for controller in removed {
        controller.containerSafeAreaInsets = nil
        controller.removeFromParent()
      }
      for controller in added { controller.didMove(toParent: self) }
    }
    guard isViewLoaded, oldTop !== newTop else {
      if isViewLoaded { navigationBar.show(new.map(\.navigationItem)) }
      settle()
      return
    }
    let isSeen = appearance == .appeared || appearance.isInTransition
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let transition = NavigationTransition(
      self, from: oldTop, to: newTop, isPush: isPush, sign: isMirrored ? -1 : 1,
      forwardsAppearance: isSeen, settle: settle)
    self.transition = transition
    transition.begin(animated: animated && view.window != nil)
    if animated, view.window != nil {
      transition.animate()
    } else {
      transition.finish()
    }
  }
}
