extension UIView {
  /// Whether the view is another one or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var step: UIView? = self
    while let current = step {
      if current === view { return true }
      step = current.parent
    }
    return false
  }

  /// The first view with a tag: this one, or else one inside it, looked for depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Exchanges two subviews' places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    children.swapAt(index1, index2)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("insertSubview beside a view that is no subview of \(type(of: self))")
    }
    guard view !== sibling else { return }
    let own = children.firstIndex { $0 === view }
    insert(view, at: index + offset - (own.map { $0 < index } ?? false ? 1 : 0))
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: old)
    children.insert(view, at: min(max(index, 0), children.count))
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view), "\(type(of: view)) cannot be a subview of itself or of its inside")
    if view.parent === self {
      reorder(view, to: index)
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    let oldTint = view.tintColor
    view.parent?.willRemoveSubview(view)
    if oldWindow !== newWindow { view.announceMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    view.parent?.children.removeAll { $0 === view }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    if view.subtreeNeedsLayout { markAncestorsForLayout() }
    if view.subtreeNeedsDisplay { markAncestorsForDisplay() }
    view.surroundingsDidChange(oldTint: oldTint)
    // Outside of a window only controllers' views know a safe area; from now on all views inside do.
    if newWindow != nil, oldWindow == nil { view.updateSafeAreaThroughout() }
    if oldWindow !== newWindow { view.finishMove(toWindow: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let oldParent = parent else { return }
    let oldWindow = window
    let oldTint = tintColor
    oldParent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(toWindow: nil) }
    oldParent.children.removeAll { $0 === self }
    parent = nil
    surroundingsDidChange(oldTint: oldTint)
    if oldWindow != nil { finishMove(toWindow: nil) }
    didMoveToSuperview()
    oldParent.setNeedsLayout()
  }

  /// Takes views out of their superview, which is being freed.
  nonisolated static func orphan(_ children: [UIView], ofWindow isWindow: Bool) {
    // UIKit frees views on the main thread, whoever lets go of them.
    if MainThread.isCurrent {
      MainActor.assumeIsolated {
        for child in children { child.loseSuperview(withWindow: isWindow) }
      }
    } else {
      Task { @MainActor in
        for child in children { child.loseSuperview(withWindow: isWindow) }
      }
    }
  }

  /// The superview was freed, perhaps a window: it can no longer be asked for anything.
  private func loseSuperview(withWindow isWindow: Bool) {
    willMove(toSuperview: nil)
    if isWindow { announceMove(toWindow: nil) }
    parent = nil
    updateSafeArea()
    if isWindow { finishMove(toWindow: nil) }
    didMoveToSuperview()
  }

  private func surroundingsDidChange(oldTint: UIColor?) {
    if ownTintColor == nil, oldTint != tintColor { propagateTintColor() }
    // A view that is taken out keeps its traits until it is put somewhere else.
    if parent != nil { propagateTraits() }
    updateSafeArea()
  }

  /// Tells the view and what is inside it, outermost first, that the window will change.
  private func announceMove(toWindow newWindow: UIWindow?) {
    if !(newWindow?.isHidden ?? false) {
      viewController?.windowVisibilityWillChange(to: newWindow != nil)
    }
    willMove(toWindow: newWindow)
    for child in children where child.parent === self {
      child.announceMove(toWindow: newWindow)
    }
  }

  /// Tells the view and what is inside it, outermost first, that the window has changed.
  private func finishMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { removeAllAnimations() }
    didMoveToWindow()
    viewController?.windowVisibilityDidChange()
    for child in children where child.parent === self && child.window === newWindow {
      child.finishMove(toWindow: newWindow)
    }
  }
}
