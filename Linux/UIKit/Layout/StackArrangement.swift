import Foundation

/// The constraints between the arranged subviews of a stack view.
@MainActor struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The priority with which the stack view shrinks to its subviews across the axis.
  private static let hugging = UILayoutPriority(49)

  private let stack: UIStackView
  private let views: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(stack: UIStackView, views: [UIView]) {
    self.stack = stack
    self.views = views
    guard let first = views.first, let last = views.last else { return }
    add(first, start, .equal, stack, start)
    add(last, end, .equal, stack, end)
    for (view, next) in zip(views, views.dropFirst()) {
      add(next, start, .equal, view, end, constant: stack.spacing)
      if stack.distribution == .fillEqually { add(next, length, .equal, first, length) }
    }
    align()
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  /// Adds the constraints across the axis.
  private mutating func align() {
    for view in views {
      switch stack.alignment {
      case .fill:
        add(view, crossStart, .equal, stack, crossStart)
        add(view, crossEnd, .equal, stack, crossEnd)
        continue
      case .leading: add(view, crossStart, .equal, stack, crossStart)
      case .trailing: add(view, crossEnd, .equal, stack, crossEnd)
      case .center: add(view, crossCenter, .equal, stack, crossCenter)
      }
      add(view, crossStart, .greaterThanOrEqual, stack, crossStart)
      add(view, crossEnd, .lessThanOrEqual, stack, crossEnd)
    }
    guard stack.alignment != .fill else { return }
    let smallest = NSLayoutConstraint(
      item: stack, attribute: crossLength, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
    smallest.priority = Self.hugging
    constraints.append(smallest)
  }

  private mutating func add(
    _ first: UIView, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: UIView, _ secondAttribute: Attribute, constant: CGFloat = 0
  ) {
    constraints.append(
      NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute, multiplier: 1, constant: constant))
  }
}
