import Foundation

/// The effects of changes of views on their constraints.
extension UIView {
  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != layoutState?.translatesAutoresizingMask ?? true else { return }
    let state = ensureLayoutState()
    state.translatesAutoresizingMask = translates
    state.solvedRect = nil
    if state.engine != nil { state.engine = LayoutEngine() }
    storedSuperview?.invalidateSolution()
    invalidateSolution()
  }

  func layoutGeometryDidChange(from old: ViewGeometry) {
    guard let layoutState else { return }
    if layoutState.dependsOnContentOffset, geometry.bounds.origin != old.bounds.origin {
      invalidateSolution()
    }
    let isResized = geometry.bounds.size != old.bounds.size
    if isResized, layoutState.margins.preservesSuperviewMargins { marginsDidChange() }
    guard layoutState.translatesAutoresizingMask else { return }
    if isResized, layoutState.engine != nil { invalidateSolution() }
    if isResized || geometry.center != old.center,
      layoutState.references > 0 || layoutState.engine?.outer != nil
    {
      storedSuperview?.invalidateSolution()
    }
  }

  /// Removes the constraints between a subview's hierarchy and the rest, before the subview is
  /// removed.
  func removeConstraints(reaching subview: UIView) {
    var step: UIView? = self
    while let ancestor = step {
      if let held = ancestor.layoutState?.held, !held.isEmpty {
        for constraint in held where constraint.involves(subview) { constraint.deactivate() }
      }
      step = ancestor.storedSuperview
    }
    guard let state = subview.layoutState else { return }
    state.solvedRect = nil
    if !state.translatesAutoresizingMask { invalidateSolution() }
  }

  /// Begins a new problem after the view was added to a superview or removed from it.
  func layoutHierarchyDidChange() {
    if let layoutState {
      if layoutState.engine != nil || storedSuperview == nil {
        layoutState.engine = LayoutEngine()
        setNeedsLayout()
      }
      if !layoutState.translatesAutoresizingMask, let storedSuperview {
        _ = storedSuperview.ensureLayoutState()
      }
    }
    if let storedSuperview, storedSuperview.layoutState != nil,
      layoutState != nil || storedSuperview.hasUnknownSize
    {
      storedSuperview.invalidateSolution()
    }
    if subtreeNeedsConstraintUpdate { storedSuperview?.markAncestorsForConstraintUpdate() }
  }

  func layoutDirectionDidChange() {
    setNeedsLayout()
    for view in [self, storedSuperview] where view?.layoutState != nil {
      view?.invalidateSolution()
    }
  }
}

/// Updating constraints before layout.
extension UIView {
  func markForConstraintUpdate() {
    guard let layoutState else {
      _ = ensureLayoutState()
      return
    }
    layoutState.needsConstraintUpdate = true
    markAncestorsForConstraintUpdate()
  }

  func markAncestorsForConstraintUpdate() {
    var step: UIView? = self
    while let view = step, !view.subtreeNeedsConstraintUpdate {
      view.subtreeNeedsConstraintUpdate = true
      step = view.storedSuperview
    }
    // A layout pass begins with updating the constraints.
    markAncestorsForLayout()
  }

  /// Updates the constraints of the views that need it, subviews first.
  func updateConstraintsOfSubtree() {
    guard subtreeNeedsConstraintUpdate else { return }
    subtreeNeedsConstraintUpdate = false
    for subview in storedSubviews { subview.updateConstraintsOfSubtree() }
    guard let layoutState, layoutState.needsConstraintUpdate else { return }
    layoutState.needsConstraintUpdate = false
    traitCollection.performAsCurrent {
      if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
  }
}
