extension UIView {
  func markForLayout() {
    needsLayout = true
    guard !subtreeNeedsLayout else { return }
    subtreeNeedsLayout = true
    storedSuperview?.markAncestorsForLayout()
  }

  func markAncestorsForLayout() {
    var step: UIView? = self
    while let view = step, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      step = view.storedSuperview
    }
  }

  /// Goes up as long as the superview needs layout, and lays out the subtree there.
  func layOutFromTop() {
    MainLoop.current.sendLayoutNotices()
    if subtreeNeedsConstraintUpdate { updateConstraintsIfNeeded() }
    if layoutState != nil { solveIfNeeded(placing: nil) }
    var top = self
    while let next = top.storedSuperview, next.needsLayout { top = next }
    top.layOutSubtree()
  }

  /// Lays out the views that need it: superviews before subviews, siblings in the order of the
  /// subviews.
  func layOutSubtree() {
    guard subtreeNeedsLayout, !skipsLayout else { return }
    if subtreeNeedsConstraintUpdate { updateConstraintsIfNeeded() }
    if needsLayout {
      needsLayout = false
      // Display was skipped while the view was empty.
      if needsDisplay && !bounds.isEmpty { markForDisplay() }
      traitCollection.performAsCurrent { layOutSelf() }
    }
    for subview in storedSubviews where subview.storedSuperview === self { subview.layOutSubtree() }
    subtreeNeedsLayout =
      needsLayout || storedSubviews.contains { $0.subtreeNeedsLayout && !$0.skipsLayout }
  }

  /// Whether the view is not laid out because it is hidden.
  private var skipsLayout: Bool {
    isHidden && MainLoop.current.answers.hiddenLayout == .isSkipped
  }

  private func layOutSelf() {
    guard let viewController else {
      layoutSubviews()
      return
    }
    viewController.viewWillLayoutSubviews()
    layoutSubviews()
    viewController.viewDidLayoutSubviews()
    (viewController.storedParent as? UINavigationController)?.trackScrolling()
  }
}

extension UIView {
  func markForDisplay() {
    needsDisplay = true
    guard !subtreeNeedsDisplay else { return }
    subtreeNeedsDisplay = true
    storedSuperview?.markAncestorsForDisplay()
  }

  func markAncestorsForDisplay() {
    var step: UIView? = self
    while let view = step, !view.subtreeNeedsDisplay {
      view.subtreeNeedsDisplay = true
      step = view.storedSuperview
    }
  }

  /// Requests the display and layout that were skipped while the view was hidden, and updates the
  /// stack view that contains it.
  func hiddenDidChange() {
    if !isHidden && subtreeNeedsDisplay { storedSuperview?.markAncestorsForDisplay() }
    if !isHidden && subtreeNeedsLayout { storedSuperview?.markAncestorsForLayout() }
    (storedSuperview as? UIStackView)?.arrangementDidChange()
  }

  /// Whether a display pass would draw anything in the view or its descendants.
  var subtreeCanDisplay: Bool {
    subtreeNeedsDisplay && !isHidden
      && ((needsDisplay && !bounds.isEmpty) || storedSubviews.contains(where: \.subtreeCanDisplay))
  }

  /// Draws the views that need display and are neither hidden nor empty.
  ///
  /// Showing a view requests its display again, and so does the layout after a change of its size.
  func displaySubtree() {
    guard subtreeNeedsDisplay, !isHidden else { return }
    if needsDisplay, !bounds.isEmpty {
      needsDisplay = false
      display()
    }
    for subview in storedSubviews where subview.storedSuperview === self {
      subview.displaySubtree()
    }
    subtreeNeedsDisplay =
      (needsDisplay && !bounds.isEmpty)
      || storedSubviews.contains { $0.subtreeNeedsDisplay && !$0.isHidden }
  }

  private func display() {
    displayedBounds = bounds
    traitCollection.performAsCurrent {
      displayList = DisplayList.recording(clippedTo: bounds) { draw(bounds) }
    }
  }
}
