import Foundation

extension NSLayoutConstraint {
  /// The views of the items. A guide counts as its owner.
  var itemViews: [UIView] { [firstItem, secondItem].compactMap { $0.flatMap(Self.view) } }

  static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  func activate() {
    guard holder == nil else { return }
    hold(in: closestCommonAncestor())
  }

  /// Adds the constraint to the list of a view.
  func hold(in view: UIView) {
    guard holder !== view else { return }
    deactivate()
    let ancestor = closestCommonAncestor()
    precondition(
      ancestor.isDescendant(of: view),
      "the items of the constraint \(equation) are not in the view that shall hold it")
    holder = view
    commonAncestor = ancestor
    let loop = MainLoop.current
    loop.constraintActivations += 1
    activationNumber = loop.constraintActivations
    isReported = false
    view.ensureLayoutState().held.append(self)
    for item in itemViews { item.ensureLayoutState().references += 1 }
    for (item, attribute) in [(firstItem, firstAttribute), (secondItem, secondAttribute)]
    where attribute.withoutMargin != nil { _ = (item as? UIView)?.layoutMarginsGuide }
    invalidateLayout()
  }

  func deactivate() {
    guard let holder else { return }
    invalidateLayout()
    holder.layoutState?.held.removeAll { $0 === self }
    for item in itemViews { item.layoutState?.references -= 1 }
    self.holder = nil
    commonAncestor = nil
  }

  /// Requests a new solution for the views that the constraint affects.
  func invalidateLayout() {
    guard let holder else { return }
    // A layout problem may begin at a view between an item and the holder. The change may join that
    // problem with the holder's, or separate the two.
    for item in itemViews {
      var step: UIView? = item
      while let view = step, view !== holder {
        view.layoutState?.engine?.invalidate()
        step = view.storedSuperview
      }
    }
    holder.invalidateSolution()
  }

  private func closestCommonAncestor() -> UIView {
    guard let first = firstItem.flatMap(Self.view) else {
      preconditionFailure(
        "the first item of a constraint is deallocated or is a guide without view")
    }
    guard let secondItem else { return first }
    guard let second = Self.view(of: secondItem) else {
      preconditionFailure("the second item of a constraint is a guide that is not in a view")
    }
    var step: UIView? = first
    while let view = step {
      if second.isDescendant(of: view) { return view }
      step = view.storedSuperview
    }
    preconditionFailure(
      "Unable to activate the constraint \(equation), because its items have no common ancestor")
  }
}

extension NSLayoutConstraint {
  var equation: String {
    var text = "<NSLayoutConstraint:\(address(self))"
    if let identifier { text += " '\(identifier)'" }
    text += " \(name(firstItem)).\(firstAttribute)"
    switch relation {
    case .lessThanOrEqual: text += " <= "
    case .equal: text += " == "
    case .greaterThanOrEqual: text += " >= "
    }
    if secondItem == nil {
      text += number(constant)
    } else {
      if multiplier != 1 { text += "\(number(multiplier))*" }
      text += "\(name(secondItem)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += number(abs(constant)) }
    }
    if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
    return text + (isActive ? "   (active)>" : "   (inactive)>")
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
  }

  private func name(_ item: AnyObject?) -> String {
    guard let item else { return "nil" }
    if let identifier = (item as? UILayoutGuide)?.identifier, !identifier.isEmpty {
      return "\(type(of: item)):\(address(item))'\(identifier)'"
    }
    return "\(type(of: item)):\(address(item))"
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
