import Foundation

/// Programmatic scrolling.
extension UIScrollView {
  func scroll(to offset: CGPoint, animated: Bool) {
    if motion != nil {
      stopMotion()
    }
    guard animated else {
      applyOffset(offset)
      return
    }
    guard offset != contentOffset else { return }
    motion = ScrollMotion(
      purpose: .animation, start: MainLoop.current.now,
      path: .eased(ScrollEasing(from: contentOffset, to: offset)))
    runMotion()
  }

  func scroll(toShow rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    guard !visible.contains(rect) else { return }
    let offset = CGPoint(
      x: contentOffset.x
        + Self.step(from: visible.minX...max(visible.minX, visible.maxX), to: rect.minX, rect.maxX),
      y: contentOffset.y
        + Self.step(from: visible.minY...max(visible.minY, visible.maxY), to: rect.minY, rect.maxY))
    let target = clamped(offset)
    guard target != contentOffset else { return }
    scroll(to: target, animated: animated)
  }

  /// The distance to scroll so that an interval becomes visible. If the interval is too long, its
  /// start is shown.
  private static func step(
    from visible: ClosedRange<CGFloat>, to lower: CGFloat, _ upper: CGFloat
  ) -> CGFloat {
    if lower < visible.lowerBound { return lower - visible.lowerBound }
    guard upper > visible.upperBound else { return 0 }
    return min(upper - visible.upperBound, lower - visible.lowerBound)
  }

  /// Handles a tap on the status bar.
  ///
  /// - Returns: Whether the scroll view scrolls.
  package func scrollToTop() -> Bool {
    let top = CGPoint(x: contentOffset.x, y: reachableRange.y.lowerBound)
    guard scrollsToTop, isScrollEnabled, !isTracking, contentOffset.y > top.y else { return false }
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    scroll(to: top, animated: true)
    isScrollingToTop = true
    return true
  }
}
