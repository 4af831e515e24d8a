import Foundation

/// The constraints that determine the positions in one view, the host, and the solution of these
/// constraints.
///
/// The size of the host is known, unless its fitting size is computed. The unknowns are the
/// rectangles of the views below it that do not follow their autoresizing masks.
@MainActor final class LayoutProblem {
  /// An alignment rectangle in the coordinates of the superview.
  struct Box {
    var x: LinearExpression
    var y: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
  }

  /// A target size and the priorities of its axes.
  struct Fitting {
    var target: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// The size of a scroll view's content, and the axes on which constraints refer to it.
  struct Content {
    let scrollView: UIScrollView
    let width: LinearExpression
    let height: LinearExpression
    var usesWidth = false
    var usesHeight = false
  }

  let host: UIView
  let fitting: Fitting?
  var solver = ConstraintSolver()
  /// The boxes of views and of guides.
  var boxes: [ObjectIdentifier: Box] = [:]
  var contents: [Content] = []
  /// The views that do not follow their autoresizing masks.
  var views: [UIView] = []
  var guides: [UILayoutGuide] = []
  /// The views whose subviews and constraints belong to the problem.
  var interiors: [UIView] = []
  var constraints: [NSLayoutConstraint] = []
  var wrappingLabels: [WrappingLabel] = []
  /// The constraints by the number of their handles; `nil` for constraints of the problem itself.
  var constraintOfHandle: [Int: NSLayoutConstraint] = [:]

  /// Creates and solves a problem.
  init(host: UIView, fitting: Fitting? = nil) {
    self.host = host
    self.fitting = fitting
    collect()
    solver.isDeferred = true
    addConstraints()
    solver.isDeferred = false
    wrapLabels()
  }

  func value(_ expression: LinearExpression) -> CGFloat {
    CGFloat(expression.value { solver.value(of: $0) })
  }
}

// MARK: Results

extension LayoutProblem {
  /// The size of the host.
  var hostSize: CGSize {
    let box = box(of: host)
    return CGSize(width: value(box.width), height: value(box.height))
  }

  /// Stores the solution in the views and guides, and requests layout for the superviews of views
  /// that move.
  func store(placing parent: UIView?) {
    for view in views {
      guard let state = view.layoutState else { continue }
      let rect = rect(box(of: view))
      guard state.solvedRect != rect else { continue }
      state.solvedRect = rect
      if let superview = view.storedSuperview, superview !== parent { superview.markForLayout() }
    }
    for guide in guides { guide.solvedFrame = rect(box(of: guide)) }
    for content in contents {
      guard let state = content.scrollView.layoutState else { continue }
      let new = (
        width: content.usesWidth ? value(content.width) : nil,
        height: content.usesHeight ? value(content.height) : nil
      )
      if state.solvedContentSize != new, content.scrollView !== parent {
        content.scrollView.markForLayout()
      }
      state.solvedContentSize = new
    }
  }

  private func rect(_ box: Box) -> CGRect {
    CGRect(x: value(box.x), y: value(box.y), width: value(box.width), height: value(box.height))
  }
}

// MARK: Collecting

extension LayoutProblem {
  /// Collects the views, the guides and the constraints.
  private func collect() {
    interiors = [host]
    var included: Set<ObjectIdentifier> = [ObjectIdentifier(host)]
    func include(_ view: UIView) {
      if included.insert(ObjectIdentifier(view)).inserted { interiors.append(view) }
    }
    var index = 0
    while index < interiors.count {
      let view = interiors[index]
      index += 1
      let isUnknown = hasUnknownSize(view)
      for subview in view.storedSubviews {
        if let state = subview.layoutState, !state.translatesAutoresizingMask {
          views.append(subview)
          include(subview)
        } else if isUnknown, subview.resizesWithSuperview {
          include(subview)
        }
      }
      guard let state = view.layoutState else { continue }
      guides += state.guides
      constraints += state.held
      // A constraint may refer to something below a view that follows its autoresizing mask.
      for constraint in state.held {
        for item in [constraint.firstItem, constraint.secondItem] {
          var step = (item as? UILayoutGuide)?.owningView ?? (item as? UIView)?.storedSuperview
          while let current = step, current !== view, current.isDescendant(of: view) {
            include(current)
            step = current.storedSuperview
          }
        }
      }
    }
    constraints.sort { $0.activationNumber < $1.activationNumber }
  }

  private func hasUnknownSize(_ view: UIView) -> Bool {
    if view === host { return isHostUnknown }
    guard view.translatesAutoresizingMask else { return true }
    return view.resizesWithSuperview && view.storedSuperview.map(hasUnknownSize) ?? false
  }

  /// Whether the size of the host is unknown: its fitting size is computed, or it has no superview.
  var isHostUnknown: Bool {
    fitting != nil || (host.storedSuperview == nil && !host.translatesAutoresizingMask)
  }
}

extension UIView {
  var translatesAutoresizingMask: Bool { layoutState?.translatesAutoresizingMask ?? true }
}
