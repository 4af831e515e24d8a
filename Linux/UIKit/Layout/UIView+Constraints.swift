import Foundation

extension UIView {
  /// The active constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layoutState?.held ?? [] }

  /// Adds a constraint between views or guides in this view. `NSLayoutConstraint.activate(_:)` adds
  /// it to the right view.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

  /// Adds constraints between views or guides in this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.hold(in: self) }
  }

  /// Removes a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Removes constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the constraints that affect the layout of the view in one direction.
  ///
  /// These are the active constraints of which the view is an item.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var step: UIView? = self
    while let view = step {
      found += view.constraints.filter {
        $0.firstAttribute.axis == axis && ($0.firstItem === self || $0.secondItem === self)
      }
      step = view.storedSuperview
    }
    return found
  }

  func setContentPriority(
    _ priority: UILayoutPriority, _ property: WritableKeyPath<LayoutState, AxisPriorities>,
    _ axis: NSLayoutConstraint.Axis
  ) {
    var state = ensureLayoutState()
    guard state[keyPath: property][axis] != priority else { return }
    state[keyPath: property][axis] = priority
    contentSizeDidChange()
  }

  /// Requests a new solution after the intrinsic size or its priorities changed.
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

  /// The rectangle whose inset by insets is `rect`.
  func outset(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  private func place(_ alignmentRect: CGRect) {
    let rect = roundedToPixels(frame(forAlignmentRect: alignmentRect))
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

extension UIView {
  /// Returns the priority of not being larger than the content. 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority of not being larger than the content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, \.hugging, axis)
  }

  /// Returns the priority of not being smaller than the content. 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState?.resistance[axis] ?? .defaultHigh
  }

  /// Sets the priority of not being smaller than the content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(priority, \.resistance, axis)
  }
}
