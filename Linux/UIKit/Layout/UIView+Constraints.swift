import Foundation

extension UIView {
  func setContentPriority(
    _ priority: UILayoutPriority, _ property: WritableKeyPath<LayoutState, AxisPriorities>,
    _ axis: NSLayoutConstraint.Axis
  ) {
    var state = ensureLayoutState()
    guard state[keyPath: property][axis] != priority else { return }
    state[keyPath: property][axis] = priority
    contentSizeDidChange()
  }

  /// Requests a new solution after a change of the intrinsic size or its priorities.
  func contentSizeDidChange() {
    guard let layoutState, !layoutState.translatesAutoresizingMask else { return }
    (storedSuperview ?? self).invalidateSolution()
  }

  /// Applies the solution to the subviews, and to the content size of a scroll view.
  func placeConstrainedSubviews() {
    solveIfNeeded(placing: self)
    for subview in storedSubviews {
      guard let state = subview.layoutState, !state.translatesAutoresizingMask,
        let rect = state.solvedRect
      else { continue }
      subview.place(rect)
    }
    guard let scrollView = self as? UIScrollView, let size = layoutState?.solvedContentSize else {
      return
    }
    let old = scrollView.contentSize
    let new = CGSize(width: size.width ?? old.width, height: size.height ?? old.height)
    if new != old { scrollView.contentSize = new }
  }

  private func place(_ solvedRect: CGRect) {
    let rect = roundedToPixels(solvedRect)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    if bounds.size != rect.size { bounds = CGRect(origin: bounds.origin, size: rect.size) }
    if self.center != center { self.center = center }
  }

  /// Rounds the edges to pixels. A length of whole pixels is kept, so that text is not truncated.
  private func roundedToPixels(_ rect: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    func length(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
      let rounded = round(length)
      return abs(rounded - length) < 0.001 ? rounded : max(0, round(start + length) - round(start))
    }
    return CGRect(
      x: round(rect.minX), y: round(rect.minY), width: length(rect.minX, rect.width),
      height: length(rect.minY, rect.height))
  }
}
