import Foundation

/// An empty view over an edge of a scroll view. `edgeEffects` in `UIKitAnswers` decides whether it
/// exists.
final class ScrollEdgeEffect: UIView {
  /// The height of the view, in points.
  static let height: CGFloat = 100
}

extension UIScrollView {
  /// Keeps the views over the top and bottom edges in front of all others.
  func layOutEdgeEffects() {
    var effects = storedSubviews.compactMap { $0 as? ScrollEdgeEffect }
    while effects.count < 2 {
      effects.append(ScrollEdgeEffect())
      effects.last?.isUserInteractionEnabled = false
    }
    for (effect, y) in zip(effects, [bounds.minY, bounds.maxY - ScrollEdgeEffect.height]) {
      effect.frame = CGRect(
        x: bounds.minX, y: y, width: bounds.width, height: ScrollEdgeEffect.height)
      addSubview(effect)
    }
  }
}
