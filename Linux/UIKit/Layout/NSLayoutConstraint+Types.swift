extension NSLayoutConstraint {
  /// The relation between both sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second one.
    case greaterThanOrEqual = 1
  }

  /// The direction of a length.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The part of a view or layout guide to which a constraint applies.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which text begins.
    case leading = 5
    /// The edge at which text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge without text.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge without text.
    case firstBaseline = 12
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin at the edge at which text begins.
    case leadingMargin = 17
    /// The margin at the edge at which text ends.
    case trailingMargin = 18
    /// No attribute, for a constraint without a second item.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  /// Whether the position depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the position is left or right in every layout direction.
  var isSideways: Bool {
    switch self {
    case .left, .right: true
    default: false
    }
  }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin:
      .vertical
    default: .horizontal
    }
  }

  /// The same attribute of the view's margins guide; `nil` for an attribute of the view itself.
  var withoutMargin: Self? {
    switch self {
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: nil
    }
  }
}
