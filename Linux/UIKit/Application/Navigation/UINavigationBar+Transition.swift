import Foundation

extension UINavigationBar {
  /// Shows other items and returns the transition between the old and the new content.
  ///
  /// - Parameters:
  ///   - items: The items to show.
  ///   - sign: 1 if the new title enters from the right, -1 if it enters from the left.
  /// - Returns: The transition, which the caller animates.
  func transition(to items: [UINavigationItem], sign: CGFloat) -> BarTransition {
    let old = content
    show(items)
    layoutIfNeeded()
    if let old { insertSubview(old, at: 1) }
    return BarTransition(old: old, new: content, distance: sign * bounds.width)
  }
}

/// The transition of a bar from one item to another: titles move sideways and fade.
@MainActor struct BarTransition {
  let old: BarContent?
  let new: BarContent?
  let distance: CGFloat

  /// The distance that a title moves, as a fraction of the bar's width.
  private static let titleTravel: CGFloat = 0.4
  /// The distance that a back button moves, as a fraction of the bar's width.
  private static let backButtonTravel: CGFloat = 0.15

  /// Sets the positions and alphas for a progress from 0 to 1.
  func update(progress: CGFloat) {
    let rest = 1 - progress
    new?.alpha = progress
    old?.alpha = rest
    new?.title?.transform = CGAffineTransform(
      translationX: distance * Self.titleTravel * rest, y: 0)
    new?.backButton?.transform = CGAffineTransform(
      translationX: distance * Self.backButtonTravel * rest, y: 0)
    old?.title?.transform = CGAffineTransform(
      translationX: -distance * Self.titleTravel * progress, y: 0)
    // Large titles move with the content.
    new?.lowerRows?.transform = CGAffineTransform(translationX: distance * rest, y: 0)
    old?.lowerRows?.transform = CGAffineTransform(translationX: -distance * progress, y: 0)
    old?.backButton?.transform = CGAffineTransform(
      translationX: -distance * Self.backButtonTravel * progress, y: 0)
  }

  /// Removes the old content.
  func finish() {
    old?.removeFromSuperview()
  }
}
