import Foundation

extension UINavigationBar {
  /// Shows other items and says how to get there: titles slide with the content and fade.
  ///
  /// - Parameters:
  ///   - items: The items to show.
  ///   - sign: From where the new title comes: 1 from the right, -1 from the left.
  /// - Returns: What to do before, during and after the animation.
  func transition(to items: [UINavigationItem], sign: CGFloat) -> BarTransition {
    let old = content
    let (oldTitle, oldBack) = (old?.title, old?.backButton)
    let oldDrawer = old?.drawer
    // A title view of the app's may be wanted by both: the new content has it then.
    show(items)
    layoutIfNeeded()
    if let old { insertSubview(old, at: 1) }
    return BarTransition(
      old: old, new: content,
      oldTitle: oldTitle?.superview === old ? oldTitle : nil, oldBack: oldBack,
      oldDrawer: oldDrawer, distance: sign * bounds.width)
  }
}

/// The way of a bar from one item to another.
@MainActor struct BarTransition {
  let old: BarContent?
  let new: BarContent?
  let oldTitle: UIView?
  let oldBack: UIView?
  let oldDrawer: UIView?
  let distance: CGFloat

  private static let titleWay: CGFloat = 0.4
  private static let backWay: CGFloat = 0.15

  /// Where things are before.
  func prepare() { place(progress: 0) }

  /// Where things get.
  func perform() { place(progress: 1) }

  /// Puts things a part of the way.
  func place(progress: CGFloat) {
    let rest = 1 - progress
    new?.alpha = progress
    old?.alpha = rest
    new?.title?.transform = CGAffineTransform(translationX: distance * Self.titleWay * rest, y: 0)
    new?.backButton?.transform = CGAffineTransform(
      translationX: distance * Self.backWay * rest, y: 0)
    oldTitle?.transform = CGAffineTransform(
      translationX: -distance * Self.titleWay * progress, y: 0)
    // Large titles go with the content.
    new?.drawer?.transform = CGAffineTransform(translationX: distance * rest, y: 0)
    oldDrawer?.transform = CGAffineTransform(translationX: -distance * progress, y: 0)
    oldBack?.transform = CGAffineTransform(
      translationX: -distance * Self.backWay * progress, y: 0)
  }

  /// Takes the old things away.
  func finish() {
    oldTitle?.transform = .identity
    old?.removeFromSuperview()
  }
}
