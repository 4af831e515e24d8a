import Foundation

/// The constraints between the arranged subviews of a stack view.
@MainActor struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The priority with which the stack view shrinks to its subviews across the axis.
  private static let hugging = UILayoutPriority(49)
  /// The priority of equal distances between centers.
  private static let centering = UILayoutPriority(149)

  private let stack: UIStackView
  private let views: [UIView]
  /// The view or the guide in which the views are arranged.
  private let area: AnyObject
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides between the views, in the stack view.
  private(set) var gaps: [UILayoutGuide] = []

  /// Creates the constraints for views and the custom spacings after them.
  init(stack: UIStackView, views: [UIView], spacings: [CGFloat?]) {
    self.stack = stack
    self.views = views
    area = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    guard let first = views.first, let last = views.last else { return }
    add(first, start, .equal, area, start)
    add(last, end, .equal, area, end)
    for index in views.indices.dropFirst() {
      let spacing = spacings[index - 1] ?? stack.spacing
      separate(views[index - 1], views[index], by: spacing)
    }
    if stack.distribution == .fillEqually || stack.distribution == .fillProportionally {
      for view in views.dropFirst() { makeProportional(view, to: first) }
    }
    align()
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var center: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  /// Adds the constraints for the distance between neighbors.
  private mutating func separate(_ view: UIView, _ next: UIView, by spacing: CGFloat) {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      add(next, start, .equal, view, end, constant: spacing)
    case .equalSpacing:
      add(next, start, .greaterThanOrEqual, view, end, constant: spacing)
      addGap(from: view, end, to: next, start, priority: .required)
    case .equalCentering:
      add(next, start, .greaterThanOrEqual, view, end, constant: spacing)
      addGap(from: view, center, to: next, center, priority: Self.centering)
    }
  }

  /// Adds a guide between two positions. Its length equals that of the first guide.
  private mutating func addGap(
    from view: UIView, _ attribute: Attribute, to next: UIView, _ nextAttribute: Attribute,
    priority: UILayoutPriority
  ) {
    let gap = UILayoutGuide()
    stack.addLayoutGuide(gap)
    add(gap, start, .equal, view, attribute)
    add(gap, end, .equal, next, nextAttribute)
    if let first = gaps.first {
      add(gap, length, .equal, first, length, priority: priority)
    }
    gaps.append(gap)
  }

  private mutating func makeProportional(_ view: UIView, to first: UIView) {
    func intrinsic(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return isRow ? size.width : size.height
    }
    var multiplier: CGFloat = 1
    if stack.distribution == .fillProportionally {
      guard intrinsic(view) > 0, intrinsic(first) > 0 else { return }
      multiplier = intrinsic(view) / intrinsic(first)
    }
    add(view, length, .equal, first, length, multiplier: multiplier)
  }

  /// Adds the constraints across the axis.
  private mutating func align() {
    for view in views {
      switch stack.alignment {
      case .fill:
        add(view, crossStart, .equal, area, crossStart)
        add(view, crossEnd, .equal, area, crossEnd)
        continue
      case .leading: add(view, crossStart, .equal, area, crossStart)
      case .trailing: add(view, crossEnd, .equal, area, crossEnd)
      case .center: add(view, crossCenter, .equal, area, crossCenter)
      case .firstBaseline, .lastBaseline:
        let isFirst = stack.alignment == .firstBaseline
        let baseline: Attribute = isFirst ? .firstBaseline : .lastBaseline
        if isRow, view !== views[0] { add(view, baseline, .equal, views[0], baseline) }
      }
      add(view, crossStart, .greaterThanOrEqual, area, crossStart)
      add(view, crossEnd, .lessThanOrEqual, area, crossEnd)
    }
    guard stack.alignment != .fill else { return }
    let smallest = NSLayoutConstraint(
      item: stack, attribute: crossLength, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
    smallest.priority = Self.hugging
    constraints.append(smallest)
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject, _ secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }
}
