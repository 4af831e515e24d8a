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
    isPush: Bool, sign: CGFloat, forwardsAppearance: Bool, settle: @escaping () -> Void
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.isPush = isPush
    self.sign = sign
    self.forwardsAppearance = forwardsAppearance
    self.settle = settle
  }

  /// Tells the two controllers and puts the new one's view where it starts.
  func begin(animated: Bool) {
    guard let navigation else { return }
    if forwardsAppearance {
      from?.beginAppearance(false, animated: animated)
      to?.beginAppearance(true, animated: animated)
    }
    if let to { navigation.show(to) }
    if !isPush, let view = to?.view { navigation.stageView.sendSubviewToBack(view) }
    let items = navigation.stack.map(\.navigationItem)
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
    navigation.trackScrolling()
  }

  /// Lets the views slide to where they belong.
  func animate() {
    UIView.animate(
      withDuration: UINavigationController.duration, delay: 0,
      options: [.curveEaseOut, .overrideInheritedDuration, .overrideInheritedCurve],
      animations: { self.place(progress: 1) },
      completion: { _ in self.finish() })
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

  /// Ends the transition, once: where it was not animated at once, otherwise when the views have arrived.
  func finish() {
    guard let settle else { return }
    self.settle = nil
    if navigation?.transition === self { navigation?.transition = nil }
    bar?.finish()
    shade.removeFromSuperview()
    from?.viewIfLoaded?.removeFromSuperview()
    if let stage = navigation?.stageView { to?.viewIfLoaded?.frame = stage.bounds }
    if forwardsAppearance {
      from?.endAppearance()
      to?.endAppearance()
    }
    settle()
    navigation?.trackScrolling()
  }
}
