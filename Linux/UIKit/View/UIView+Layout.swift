extension UIView {
  func markForLayout() {
    needsLayout = true
    guard !subtreeNeedsLayout else { return }
    subtreeNeedsLayout = true
    parent?.markAncestorsForLayout()
  }

  func markAncestorsForLayout() {
    var step: UIView? = self
    while let view = step, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      step = view.parent
    }
  }

  /// Lays out the tree below the farthest superview that is reached through views that need layout.
  func layOutFromTop() {
    var top = self
    while let next = top.parent, next.needsLayout { top = next }
    top.layOutSubtree()
  }

  /// Lays out what needs it: parents first, siblings in the order of the subviews.
  func layOutSubtree() {
    guard subtreeNeedsLayout else { return }
    if needsLayout {
      needsLayout = false
      traitCollection.performAsCurrent { layOutOnce() }
    }
    for child in children where child.parent === self { child.layOutSubtree() }
    subtreeNeedsLayout = needsLayout || children.contains(where: \.subtreeNeedsLayout)
  }

  private func layOutOnce() {
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
    parent?.markAncestorsForDisplay()
  }

  func markAncestorsForDisplay() {
    var step: UIView? = self
    while let view = step, !view.subtreeNeedsDisplay {
      view.subtreeNeedsDisplay = true
      step = view.parent
    }
  }

  /// Whether a display pass would draw something.
  var subtreeCanDisplay: Bool {
    subtreeNeedsDisplay && !isHidden
      && ((needsDisplay && !bounds.isEmpty) || children.contains(where: \.subtreeCanDisplay))
  }

  /// Draws what needs it and is neither hidden nor empty.
  func displaySubtree() {
    guard subtreeNeedsDisplay, !isHidden else { return }
    if needsDisplay, !bounds.isEmpty {
      needsDisplay = false
      display()
    }
    for child in children where child.parent === self { child.displaySubtree() }
    subtreeNeedsDisplay = needsDisplay || children.contains(where: \.subtreeNeedsDisplay)
  }

  private func display() {
    displayedBounds = bounds
    traitCollection.performAsCurrent {
      displayList = DisplayList.recording(clippedTo: bounds) { draw(bounds) }
    }
  }
}
