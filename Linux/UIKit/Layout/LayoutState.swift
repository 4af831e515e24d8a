import Foundation

/// What a view stores for Auto Layout. A view that does not use Auto Layout has no `LayoutState`.
@MainActor final class LayoutState {
  /// The active constraints in the view's list.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  /// The number of times that the view, or a guide in it, is an item of an active constraint.
  var references = 0
  var translatesAutoresizingMask = true
  var hugging = AxisPriorities(both: .defaultLow)
  var resistance = AxisPriorities(both: .defaultHigh)
  var margins = LayoutMargins()
  var needsConstraintUpdate = true
  /// The state of the layout problem that begins at this view.
  var engine: LayoutEngine?
  /// The alignment rectangle of the last solution, in the coordinates of the superview.
  var solvedRect: CGRect?
  /// The content size of the last solution; `nil` for an axis without constraints.
  var solvedContentSize: (width: CGFloat?, height: CGFloat?) = (nil, nil)
  /// Whether a constraint depends on the content offset of this scroll view.
  var dependsOnContentOffset = false
}

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The state of a layout problem, stored in the view at which the problem begins.
@MainActor final class LayoutEngine {
  var isDirty = true
  /// The view that holds a constraint between a view in this problem and a view outside it. The
  /// problem of the holder then contains this one.
  weak var outer: UIView?

  func invalidate() {
    isDirty = true
    outer = nil
  }
}

extension UIView {
  func ensureLayoutState() -> LayoutState {
    if let layoutState { return layoutState }
    let state = LayoutState()
    layoutState = state
    markForConstraintUpdate()
    return state
  }

  /// Whether constraints determine the size, so that the problem continues in the superview.
  var hasUnknownSize: Bool {
    guard let storedSuperview else { return false }
    guard layoutState?.translatesAutoresizingMask ?? true else { return true }
    return resizesWithSuperview && storedSuperview.hasUnknownSize
  }

  var resizesWithSuperview: Bool {
    !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]) || isCellContent
  }

  /// The host of the problem that determines the positions of this view's subviews.
  var layoutHost: UIView {
    var view = self
    while view.hasUnknownSize, let next = view.storedSuperview { view = next }
    guard let outer = view.layoutState?.engine?.outer else { return view }
    return outer.layoutHost
  }

  /// Requests a new solution for the positions of the subviews.
  func invalidateSolution() {
    let host = layoutHost
    let state = host.ensureLayoutState()
    if let engine = state.engine {
      engine.isDirty = true
    } else {
      state.engine = LayoutEngine()
    }
    host.setNeedsLayout()
  }

  /// Solves the problem of the subviews' positions if it has changed.
  ///
  /// Requests layout for each view whose subviews' positions change, except `parent`, which is
  /// being laid out.
  func solveIfNeeded(placing parent: UIView?) {
    let host = layoutHost
    guard let engine = host.layoutState?.engine, engine.isDirty else { return }
    engine.isDirty = false
    guard let outer = host.holderOfCrossingConstraint() else {
      LayoutProblem(host: host).store(placing: parent)
      return
    }
    engine.outer = outer
    outer.invalidateSolution()
    outer.solveIfNeeded(placing: parent)
  }

  /// The closest ancestor that holds a constraint for something in this view.
  private func holderOfCrossingConstraint() -> UIView? {
    var step = storedSuperview
    while let ancestor = step {
      for constraint in ancestor.layoutState?.held ?? [] {
        if constraint.involves(inside: self) { return ancestor }
      }
      step = ancestor.storedSuperview
    }
    return nil
  }
}

extension NSLayoutConstraint {
  /// Whether an item is inside a view, and is not the view itself.
  fileprivate func involves(inside view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      if let guide = item as? UILayoutGuide, guide.role == .constraints, guide.owningView === view {
        return true
      }
      guard let itemView = item.flatMap(Self.view), itemView !== view else { return false }
      return reaches(view, from: itemView)
    }
  }

  /// Whether an item is a view, is inside it, or is one of its guides.
  func involves(_ view: UIView) -> Bool { itemViews.contains { reaches(view, from: $0) } }

  private func reaches(_ view: UIView, from item: UIView) -> Bool {
    var step: UIView? = item
    while let current = step, current !== holder {
      if current === view { return true }
      step = current.storedSuperview
    }
    return false
  }
}
