import Foundation

/// A push or pop transition.
@MainActor final class NavigationTransition {
  private weak var navigation: UINavigationController?
  private let from: UIViewController?
  private let to: UIViewController?
  private let isPush: Bool
  /// 1 if the view in front enters and leaves at the right edge, -1 if at the left edge.
  private let sign: CGFloat
  private let forwardsAppearance: Bool
  private var completion: (() -> Void)?
  private var bar: BarTransition?
  private let dimmingView = UIView()

  /// The distance that the view behind moves, as a fraction of the width.
  private static let parallax: CGFloat = 0.3

  init(
    _ navigation: UINavigationController, from: UIViewController?, to: UIViewController?,
    isPush: Bool, completion: @escaping () -> Void
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.isPush = isPush
    sign = navigation.isMirrored ? -1 : 1
    forwardsAppearance = navigation.appearance != .disappeared
    self.completion = completion
  }

  /// Begins the appearance transitions and puts the new view at its initial position.
  func begin(showing stack: [UIViewController], animated: Bool) {
    guard let navigation else { return }
    if forwardsAppearance {
      from?.beginAppearance(false, animated: animated)
      to?.beginAppearance(true, animated: animated)
    }
    if let to { navigation.show(to) }
    if !isPush, let view = to?.view { navigation.containerView.sendSubviewToBack(view) }
    let items = stack.map(\.navigationItem)
    guard animated else {
      navigation.navigationBar.show(items)
      return
    }
    bar = navigation.navigationBar.transition(to: items, sign: isPush ? sign : -sign)
    dimmingView.frame = navigation.containerView.bounds
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.1)
    dimmingView.isUserInteractionEnabled = false
    if let upper = (isPush ? to : from)?.view {
      navigation.containerView.insertSubview(dimmingView, belowSubview: upper)
    }
    UIView.performWithoutAnimation {
      update(progress: 0)
      navigation.view.layoutIfNeeded()
    }
  }

  /// Animates the views to their final positions, and then finishes the transition.
  func animate(from progress: CGFloat = 0) {
    animate(to: 1, part: 1 - progress) { self.finish() }
  }

  /// Animates the views back to their initial positions, and then cancels the transition.
  func animateCancellation(from progress: CGFloat) {
    animate(to: 0, part: progress) { self.cancel() }
  }

  /// Animates to a progress.
  ///
  /// - Parameters:
  ///   - progress: The progress at the end of the animation, 0 or 1.
  ///   - part: The fraction of the full duration that the animation takes.
  ///   - completion: Called after the animation.
  private func animate(
    to progress: CGFloat, part: CGFloat, completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: UINavigationController.duration * part, delay: 0,
      options: [.curveEaseOut, .overrideInheritedDuration, .overrideInheritedCurve],
      animations: {
        self.update(progress: progress)
        self.navigation?.trackScrolling(duringTransition: true)
      },
      completion: { _ in completion() })
  }

  /// Sets the positions of both views and of the bar for a progress from 0 to 1.
  func update(progress: CGFloat) {
    guard let container = navigation?.containerView else { return }
    let width = container.bounds.width * sign
    let upper = isPush ? to?.viewIfLoaded : from?.viewIfLoaded
    let lower = isPush ? from?.viewIfLoaded : to?.viewIfLoaded
    let distance = isPush ? 1 - progress : progress
    let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    upper?.center = CGPoint(x: middle.x + width * distance, y: middle.y)
    lower?.center = CGPoint(x: middle.x - width * Self.parallax * (1 - distance), y: middle.y)
    dimmingView.alpha = 1 - distance
    bar?.update(progress: progress)
  }

  /// Restores the state before the transition.
  private func cancel() {
    guard completion != nil, let navigation else { return }
    completion = nil
    if navigation.transition === self { navigation.transition = nil }
    if forwardsAppearance { to?.beginAppearance(false, animated: true) }
    to?.viewIfLoaded?.removeFromSuperview()
    to?.viewIfLoaded?.frame = navigation.containerView.bounds
    cleanUp(keeping: from)
    navigation.navigationBar.show(navigation.storedViewControllers.map(\.navigationItem))
    if forwardsAppearance {
      to?.endAppearance()
      from?.beginAppearance(true, animated: true)
      from?.endAppearance()
    }
    navigation.trackScrolling()
  }

  /// Completes the transition, even if its animation is running. Further calls have no effect.
  func finish() {
    guard let completion else { return }
    self.completion = nil
    if navigation?.transition === self { navigation?.transition = nil }
    from?.viewIfLoaded?.removeFromSuperview()
    cleanUp(keeping: to)
    if forwardsAppearance {
      from?.endAppearance()
      to?.endAppearance()
    }
    completion()
    navigation?.trackScrolling()
    MainLoop.current.screenReader?.screenChanged()
  }

  private func cleanUp(keeping controller: UIViewController?) {
    bar?.finish()
    dimmingView.removeFromSuperview()
    if let container = navigation?.containerView {
      controller?.viewIfLoaded?.frame = container.bounds
    }
  }
}
