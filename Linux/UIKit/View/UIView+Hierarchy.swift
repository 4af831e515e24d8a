extension UIView {
  func isBelow(_ view: UIView) -> Bool {
    var step: UIView? = self
    while let current = step {
      if current === view { return true }
      step = current.storedSuperview
    }
    return false
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = storedSubviews.firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("the sibling is not a subview of this \(type(of: self))")
    }
    guard view !== sibling else { return }
    let current = storedSubviews.firstIndex { $0 === view }
    insert(view, at: index + offset - (current.map { $0 < index } ?? false ? 1 : 0))
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: old)
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "\(type(of: view)) cannot be a subview of itself or of a descendant")
    if view.storedSuperview === self {
      reorder(view, to: index)
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    let oldTint = view.tintColor
    view.storedSuperview?.willRemoveSubview(view)
    if oldWindow !== newWindow {
      view.resignFirstResponder(beforeLeaving: oldWindow)
      view.notifyWillMove(toWindow: newWindow)
    }
    view.willMove(toSuperview: self)
    if let oldSuperview = view.storedSuperview {
      oldSuperview.removeConstraints(reaching: view)
      oldSuperview.storedSubviews.removeAll { $0 === view }
    }
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    view.storedSuperview = self
    view.ancestorsDidChange()
    view.layoutHierarchyDidChange()
    if view.subtreeNeedsLayout { markAncestorsForLayout() }
    if view.subtreeNeedsDisplay { markAncestorsForDisplay() }
    view.inheritedValuesDidChange(oldTint: oldTint)
    // A subview gets no safe area insets from its superview outside a window (`SafeAreaContext`),
    // so entering or leaving a window may change the insets of any descendant.
    if (newWindow == nil) != (oldWindow == nil) { view.updateSafeAreaOfSubtree() }
    if oldWindow !== newWindow { view.notifyDidMove(toWindow: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func detachFromSuperview() {
    guard let oldSuperview = storedSuperview else { return }
    let oldWindow = window
    let oldTint = tintColor
    oldSuperview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil {
      resignFirstResponder(beforeLeaving: oldWindow)
      notifyWillMove(toWindow: nil)
    }
    oldSuperview.removeConstraints(reaching: self)
    oldSuperview.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    ancestorsDidChange()
    layoutHierarchyDidChange()
    inheritedValuesDidChange(oldTint: oldTint)
    if oldWindow != nil {
      updateSafeAreaOfSubtree()
      notifyDidMove(toWindow: nil)
    }
    didMoveToSuperview()
    oldSuperview.setNeedsLayout()
  }

  /// Detaches subviews from their superview while it is being deallocated.
  nonisolated static func detachSubviews(_ subviews: [UIView], ofWindow isWindow: Bool) {
    guard !subviews.isEmpty else { return }
    // Any thread may release the last reference, but only the main thread may change views.
    if MainThread.isCurrent {
      MainActor.assumeIsolated {
        for subview in subviews { subview.superviewWasFreed(withWindow: isWindow) }
      }
    } else {
      Task { @MainActor in
        for subview in subviews { subview.superviewWasFreed(withWindow: isWindow) }
      }
    }
  }

  /// Detaches the view after its superview, possibly a window, was deallocated.
  private func superviewWasFreed(withWindow isWindow: Bool) {
    willMove(toSuperview: nil)
    if isWindow { notifyWillMove(toWindow: nil) }
    ancestorsDidChange()
    layoutHierarchyDidChange()
    if isWindow { updateSafeAreaOfSubtree() } else { updateSafeArea() }
    if isWindow { notifyDidMove(toWindow: nil) }
    didMoveToSuperview()
  }

  private func inheritedValuesDidChange(oldTint: UIColor?) {
    if storedTintColor == nil, oldTint != tintColor { propagateTintColor() }
    // A removed view keeps its traits until it is added to another superview.
    if storedSuperview != nil { propagateTraits() }
    updateSafeArea()
  }

  /// Notifies the view and its descendants, outermost first, that the window will change.
  private func notifyWillMove(toWindow newWindow: UIWindow?) {
    if !(newWindow?.isHidden ?? false) {
      viewController?.windowVisibilityWillChange(to: newWindow != nil)
    }
    willMove(toWindow: newWindow)
    for subview in storedSubviews where subview.storedSuperview === self {
      subview.notifyWillMove(toWindow: newWindow)
    }
  }

  /// Notifies the view and its descendants, outermost first, that the window has changed.
  private func notifyDidMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { removeAllAnimations() }
    if newWindow != nil, Self.requiresConstraintBasedLayout { _ = ensureLayoutState() }
    didMoveToWindow()
    viewController?.windowVisibilityDidChange()
    for subview in storedSubviews
    where subview.storedSuperview === self && subview.window === newWindow {
      subview.notifyDidMove(toWindow: newWindow)
    }
  }
}
