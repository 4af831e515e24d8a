import Foundation

/// One push or pop on its way.
@MainActor final class NavigationTransition {
  private weak var navigation: UINavigationController?
  private let from: UIViewController?
  private let to: UIViewController?
  private let isPush: Bool
  /// 1 where the upper of the two lies to the right while it is away.
  private let sign: CGFloat
  private let forwardsAppearance: Bool
  private var settle: (() -> Void)?
  private var bar: BarTransition?
  private let shade = UIView()

  /// How far the lower of the two moves, as a part of the width.
  private static let parallax: CGFloat = 0.3

  init(
    _ navigation: UINavigationController, from: UIViewController?, to: UIViewController?,
    isPush: Bool, settle: @escaping () -> Void
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.isPush = isPush
    sign = navigation.isMirrored ? -1 : 1
    forwardsAppearance = navigation.appearance != .disappeared
    self.settle = settle
  }

  /// Tells the two controllers and puts the new one's view where it starts.
  func begin(showing stack: [UIViewController], animated: Bool) {
    guard let navigation else { return }
    if forwardsAppearance {
      from?.beginAppearance(false, animated: animated)
      to?.beginAppearance(true, animated: animated)
    }
    if let to { navigation.show(to) }
    if !isPush, let view = to?.view { navigation.stageView.sendSubviewToBack(view) }
    let items = stack.map(\.navigationItem)
    guard animated else {
      navigation.navigationBar.show(items)
      return
    }
    bar = navigation.navigationBar.transition(to: items, sign: isPush ? sign : -sign)
    shade.frame = navigation.stageView.bounds
    shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    shade.isUserInteractionEnabled = false
    if let upper = (isPush ? to : from)?.view {
      navigation.stageView.insertSubview(shade, belowSubview: upper)
    }
    UIView.performWithoutAnimation {
      place(progress: 0)
      navigation.view.layoutIfNeeded()
    }
  }

  /// Lets the views slide to where they belong.
  func animate(from progress: CGFloat = 0) {
    slide(to: 1, over: 1 - progress) { self.finish() }
  }

  /// Lets the views slide back to where they came from: the finger did not mean it.
  func animateBack(from progress: CGFloat) {
    slide(to: 0, over: progress) { self.giveUp() }
  }

  private func slide(
    to progress: CGFloat, over part: CGFloat, then completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: UINavigationController.duration * part, delay: 0,
      options: [.curveEaseOut, .overrideInheritedDuration, .overrideInheritedCurve],
      animations: {
        self.place(progress: progress)
        self.navigation?.trackScrolling(evenMoving: true)
      },
      completion: { _ in completion() })
  }

  /// Puts both views and the bar a part of the way.
  func place(progress: CGFloat) {
    guard let stage = navigation?.stageView else { return }
    let width = stage.bounds.width * sign
    let upper = isPush ? to?.viewIfLoaded : from?.viewIfLoaded
    let lower = isPush ? from?.viewIfLoaded : to?.viewIfLoaded
    let away = isPush ? 1 - progress : progress
    let middle = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
    upper?.center = CGPoint(x: middle.x + width * away, y: middle.y)
    lower?.center = CGPoint(x: middle.x - width * Self.parallax * (1 - away), y: middle.y)
    shade.alpha = 1 - away
    bar?.place(progress: progress)
  }

  private func giveUp() {
    guard settle != nil, let navigation else { return }
    settle = nil
    if navigation.transition === self { navigation.transition = nil }
    if forwardsAppearance { to?.beginAppearance(false, animated: true) }
    to?.viewIfLoaded?.removeFromSuperview()
    to?.viewIfLoaded?.frame = navigation.stageView.bounds
    cleanUp(keeping: from)
    navigation.navigationBar.show(navigation.stack.map(\.navigationItem))
    if forwardsAppearance {
      to?.endAppearance()
      from?.beginAppearance(true, animated: true)
      from?.endAppearance()
    }
    navigation.trackScrolling()
  }

  /// Ends the transition, once: where it was not animated at once, otherwise when the views have arrived.
  func finish() {
    guard let settle else { return }
    self.settle = nil
    if navigation?.transition === self { navigation?.transition = nil }
    from?.viewIfLoaded?.removeFromSuperview()
    cleanUp(keeping: to)
    if forwardsAppearance {
      from?.endAppearance()
      to?.endAppearance()
    }
    settle()
    navigation?.trackScrolling()
  }

  private func cleanUp(keeping controller: UIViewController?) {
    bar?.finish()
    shade.removeFromSuperview()
    if let stage = navigation?.stageView { controller?.viewIfLoaded?.frame = stage.bounds }
  }
}
