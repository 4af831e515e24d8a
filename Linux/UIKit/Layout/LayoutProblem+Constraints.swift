import Foundation

extension LayoutProblem {
  /// A constraint of a view for its intrinsic length.
  struct ContentConstraint {
    var handle: ConstraintSolver.Handle
    let axis: NSLayoutConstraint.Axis
    let relation: ConstraintSolver.Relation
    let strength: Double
  }

  /// A label whose intrinsic size depends on its width.
  struct WrappingLabel {
    let label: UILabel
    let box: Box
    let naturalSize: CGSize
    var constraints: [ContentConstraint]
    var size: CGSize
  }

  /// The strength with which a host without a superview keeps its size. It is weaker than every
  /// priority.
  private static let stayStrength = 0.001
  /// The maximum number of times that labels are wrapped. Usually, once is enough.
  private static let wrapLimit = 4

  func addConstraints() {
    addHost()
    for view in views { _ = box(of: view) }
    for guide in guides { _ = box(of: guide) }
    for constraint in constraints { add(constraint) }
    for view in views { addIntrinsicSize(of: view) }
  }

  /// Adds a required constraint that belongs to the problem itself.
  func require(_ expression: LinearExpression, _ relation: ConstraintSolver.Relation) {
    add(expression, relation, strength: ConstraintSolver.required)
  }

  @discardableResult
  private func add(
    _ expression: LinearExpression, _ relation: ConstraintSolver.Relation, strength: Double
  ) -> ConstraintSolver.Handle? {
    // A contradiction is possible only with constraints of the app, which take precedence.
    try? solver.add(expression, relation, strength: strength)
  }

  private func addHost() {
    guard isHostUnknown else { return }
    let box = box(of: host)
    if let fitting {
      let (width, height) = (Double(fitting.target.width), Double(fitting.target.height))
      add(box.width - width, .equal, strength: Double(fitting.horizontal.rawValue))
      add(box.height - height, .equal, strength: Double(fitting.vertical.rawValue))
    } else {
      add(box.width - Double(host.bounds.width), .equal, strength: Self.stayStrength)
      add(box.height - Double(host.bounds.height), .equal, strength: Self.stayStrength)
    }
    addIntrinsicSize(of: host)
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let expression = expression(constraint) else { return }
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    do throws(ConstraintSolver.Contradiction) {
      let handle = try solver.add(
        expression, relation, strength: Double(constraint.priority.rawValue))
      constraintOfHandle[handle.index] = constraint
    } catch {
      // The fitting size may contradict the constraints. The layout itself reports contradictions.
      guard fitting == nil else { return }
      constraint.reportContradiction(
        to: error.constraints.compactMap { constraintOfHandle[$0.index]?.equation })
    }
  }

  // MARK: Intrinsic sizes

  private func addIntrinsicSize(of view: UIView) {
    let size = view.intrinsicContentSize
    let box = box(of: view)
    var added: [ContentConstraint] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      guard length != UIView.noIntrinsicMetric else { continue }
      let hugging = view.layoutState?.hugging[axis] ?? .defaultLow
      let resistance = view.layoutState?.resistance[axis] ?? .defaultHigh
      let relations: [(ConstraintSolver.Relation, UILayoutPriority)] = [
        (.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance),
      ]
      for (relation, priority) in relations {
        let strength = Double(priority.rawValue)
        let expression = (axis == .horizontal ? box.width : box.height) - Double(length)
        guard let handle = add(expression, relation, strength: strength) else { continue }
        added.append(
          ContentConstraint(handle: handle, axis: axis, relation: relation, strength: strength))
      }
    }
    if let label = view as? UILabel, label.wrapsToItsWidth {
      wrappingLabels.append(
        WrappingLabel(label: label, box: box, naturalSize: size, constraints: added, size: size))
    }
  }

  /// Wraps the labels at the widths of the solution and solves again with their new sizes.
  func wrapLabels() {
    for _ in 0..<Self.wrapLimit {
      var hasChanges = false
      for index in wrappingLabels.indices {
        let item = wrappingLabels[index]
        let width = value(item.box.width)
        let isNarrow = width > 0 && width < item.naturalSize.width - 0.001
        let size = isNarrow ? item.label.wrappedSize(width: width) : item.naturalSize
        guard size != item.size else { continue }
        hasChanges = true
        wrappingLabels[index].size = size
        for number in item.constraints.indices {
          replace(&wrappingLabels[index].constraints[number], item.box, size)
        }
      }
      guard hasChanges else { return }
    }
  }

  private func replace(_ constraint: inout ContentConstraint, _ box: Box, _ size: CGSize) {
    let isHorizontal = constraint.axis == .horizontal
    let expression =
      (isHorizontal ? box.width : box.height) - Double(isHorizontal ? size.width : size.height)
    if constraint.strength < ConstraintSolver.required {
      solver.setConstant(expression.constant, of: constraint.handle)
    } else {
      solver.remove(constraint.handle)
      let handle = add(expression, constraint.relation, strength: constraint.strength)
      if let handle { constraint.handle = handle }
    }
  }
}
