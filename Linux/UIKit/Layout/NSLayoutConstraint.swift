public import Foundation

/// A linear relation between attributes of two views or layout guides, or between an attribute and
/// a constant.
///
/// `first attribute = multiplier × second attribute + constant`, or an inequality of both sides.
/// Positive constants are to the right or, for leading and trailing attributes, in the direction of
/// the layout.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The view or guide on the left side; `nil` after its deallocation.
  open private(set) weak var firstItem: AnyObject?

  /// The attribute on the left side.
  open private(set) var firstAttribute: Attribute

  /// The relation between both sides.
  open private(set) var relation: Relation

  /// The view or guide on the right side, or `nil` if there is none.
  open private(set) weak var secondItem: AnyObject?

  /// The attribute on the right side; `notAnAttribute` if there is no item.
  open private(set) var secondAttribute: Attribute

  /// The factor of the second attribute.
  open private(set) var multiplier: CGFloat

  /// A name for messages about the layout. `nil` by default.
  open var identifier: String?

  /// The view whose list contains the constraint while it is active.
  weak var holder: UIView?
  /// The closest common ancestor of the items, or an item itself, while the constraint is active.
  weak var commonAncestor: UIView?
  /// The number of the activation. Constraints are added to the solver in this order.
  var activationNumber = 0
  /// Whether the constraint has been reported as not satisfiable since its activation.
  var isReported = false

  /// Creates a constraint, which is not active.
  ///
  /// - Parameters:
  ///   - view1: The view or guide on the left side.
  ///   - attr1: The attribute on the left side.
  ///   - relation: The relation between both sides.
  ///   - view2: The view or guide on the right side, or `nil`.
  ///   - attr2: The attribute on the right side; `notAnAttribute` without an item.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The constant, in points.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: (Self.item(view1), attr1), relation,
      second: (view2.map(Self.item), view2 == nil ? .notAnAttribute : attr2),
      multiplier: multiplier, constant: c)
  }

  init(
    first: (item: AnyObject, attribute: Attribute), _ relation: Relation,
    second: (item: AnyObject?, attribute: Attribute), multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first.item
    firstAttribute = first.attribute
    self.relation = relation
    secondItem = second.item
    secondAttribute = second.attribute
    self.multiplier = multiplier
    storedConstant = constant
    super.init()
    checkAttributes()
  }

  /// The constant, in points. Inside `UIView.animate`, a later call to `layoutIfNeeded()` animates
  /// the frames.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      precondition(newValue.isFinite, "the constant of a constraint must be finite")
      guard storedConstant != newValue else { return }
      storedConstant = newValue
      invalidateLayout()
    }
  }

  /// The priority; `required` by default. An active constraint cannot become required, and an
  /// active required one remains required.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard storedPriority != newValue else { return }
      precondition(
        !isActive || (storedPriority != .required && newValue != .required),
        "an active constraint cannot change between required and not required")
      precondition(
        newValue.rawValue > 0 && newValue.rawValue <= 1000,
        "the priority of a constraint is greater than 0 and at most 1000")
      storedPriority = newValue
      invalidateLayout()
    }
  }

  /// Whether the constraint applies. Activating it adds it to the closest common ancestor of its
  /// items.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as an equation, with the types and addresses of its items.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { equation }
  }

  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required

  private static func item(_ item: Any) -> AnyObject {
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    preconditionFailure("a constraint relates views and layout guides, not \(type(of: item))")
  }

  private func checkAttributes() {
    precondition(
      firstAttribute != .notAnAttribute, "the first attribute of a constraint must be an attribute")
    precondition(
      constant.isFinite && multiplier.isFinite,
      "the multiplier and the constant of a constraint must be finite")
    guard secondItem != nil else {
      precondition(
        firstAttribute.isSize, "a constraint for a position needs a second item: \(firstAttribute)")
      return
    }
    precondition(
      secondAttribute != .notAnAttribute, "the second item of a constraint needs an attribute")
    precondition(
      firstAttribute.isSize == secondAttribute.isSize,
      "a constraint cannot relate a size and a position")
    precondition(
      firstAttribute.isSize || firstAttribute.axis == secondAttribute.axis,
      "a constraint cannot relate a horizontal and a vertical position")
    precondition(
      !(firstAttribute.isDirectional && secondAttribute.isSideways
        || firstAttribute.isSideways && secondAttribute.isDirectional),
      "a constraint cannot relate leading or trailing to left or right")
  }
}
