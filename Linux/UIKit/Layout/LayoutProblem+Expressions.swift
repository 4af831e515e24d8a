import Foundation

extension LayoutProblem {
  /// The edges and the size of an item, in the coordinates of a view that contains it.
  struct Edges {
    var left: LinearExpression
    var right: LinearExpression
    var top: LinearExpression
    var bottom: LinearExpression
    var width: LinearExpression
    var height: LinearExpression

    init(_ box: Box) {
      (left, top, width, height) = (box.x, box.y, box.width, box.height)
      right = left + width
      bottom = top + height
    }

    mutating func inset(by insets: UIEdgeInsets) {
      left = left + Double(insets.left)
      right = right - Double(insets.right)
      top = top + Double(insets.top)
      bottom = bottom - Double(insets.bottom)
      width = right - left
      height = bottom - top
    }

    mutating func move(by origin: (x: LinearExpression, y: LinearExpression)) {
      left = left + origin.x
      right = right + origin.x
      top = top + origin.y
      bottom = bottom + origin.y
    }
  }

  /// The difference between both sides of a constraint; `nil` if an item is gone.
  ///
  /// In a right-to-left layout, positions are measured from the right, so constants keep their
  /// signs.
  func expression(
    _ constraint: NSLayoutConstraint
  ) -> LinearExpression? {
    guard let ancestor = constraint.commonAncestor, let first = constraint.firstItem else {
      return nil
    }
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func side(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> LinearExpression? {
      let position = position(of: item, attribute, in: ancestor, isMirrored: isMirrored)
      guard isMirrored, let position else { return position }
      return edges(ofAncestor: ancestor, attribute).right - position
    }
    guard var value = side(first, constraint.firstAttribute) else { return nil }
    if constraint.secondAttribute != .notAnAttribute {
      guard let item = constraint.secondItem, let second = side(item, constraint.secondAttribute)
      else { return nil }
      value.add(second, times: -Double(constraint.multiplier))
    }
    return value - Double(constraint.constant)
  }

  private func position(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView,
    isMirrored: Bool
  ) -> LinearExpression? {
    if let inner = attribute.withoutMargin, let view = item as? UIView {
      return position(
        of: view.layoutMarginsGuide, inner, in: ancestor, isMirrored: isMirrored)
    }
    guard let edges = edges(of: item, in: ancestor, attribute) else { return nil }
    switch attribute {
    case .left: return edges.left
    case .right: return edges.right
    case .leading: return isMirrored ? edges.right : edges.left
    case .trailing: return isMirrored ? edges.left : edges.right
    case .top: return edges.top
    case .bottom: return edges.bottom
    case .width: return edges.width
    case .height: return edges.height
    case .centerX: return 0.5 * (edges.left + edges.right)
    case .centerY: return 0.5 * (edges.top + edges.bottom)
    case .firstBaseline: return baseline(of: item, isFirst: true, edges)
    case .lastBaseline: return baseline(of: item, isFirst: false, edges)
    default: return nil
    }
  }

  private func baseline(of item: AnyObject, isFirst: Bool, _ edges: Edges) -> LinearExpression {
    guard let view = item as? UIView else { return isFirst ? edges.top : edges.bottom }
    if let button = view as? UIButton, let label = button.titleLabel {
      // The title is centered in a button of any height.
      let offset = label.baselineOffset - label.unwrappedSize.height / 2
      return 0.5 * (edges.top + edges.bottom) + Double(offset)
    }
    let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let frame = target === view ? view.bounds : view.convert(target.bounds, from: target)
    let label = target as? UILabel
    if isFirst {
      return edges.top + Double(frame.minY - view.bounds.minY + (label?.baselineOffset ?? 0))
    }
    return edges.bottom - Double(view.bounds.maxY - frame.maxY + (label?.descent ?? 0))
  }

  /// The edges of an item. If the item is the ancestor and a scroll view, they are the edges of its
  /// content.
  private func edges(
    of item: AnyObject, in ancestor: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> Edges? {
    if let view = item as? UIView {
      if view === ancestor { return edges(ofAncestor: view, attribute) }
      guard let superview = view.storedSuperview,
        let origin = origin(of: superview, in: ancestor)
      else { return nil }
      var edges = Edges(box(of: view))
      edges.move(by: origin)
      return edges
    }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      let origin = origin(of: view, in: ancestor)
    else { return nil }
    var edges = edges(of: guide, in: view, attribute)
    edges.move(by: origin)
    return edges
  }

  private func edges(
    of guide: UILayoutGuide, in view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> Edges {
    if guide.role == .constraints { return Edges(box(of: guide)) }
    let scrollView = view as? UIScrollView
    if guide.role == .content, let scrollView {
      return contentEdges(of: scrollView, attribute)
    }
    var box = box(of: view)
    (box.x, box.y) = (LinearExpression(), LinearExpression())
    if let scrollView, !attribute.isSize {
      let offset = contentOffset(of: scrollView)
      (box.x, box.y) = (LinearExpression(offset.x), LinearExpression(offset.y))
    }
    var edges = Edges(box)
    if guide.role == .safeArea { edges.inset(by: view.safeAreaInsets) }
    if guide.role == .margins { edges.inset(by: view.layoutMargins) }
    return edges
  }

  private func edges(
    ofAncestor view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> Edges {
    if let scrollView = view as? UIScrollView, !attribute.isSize {
      return contentEdges(of: scrollView, attribute)
    }
    var box = box(of: view)
    (box.x, box.y) = (LinearExpression(), LinearExpression())
    return Edges(box)
  }

  private func contentEdges(
    of scrollView: UIScrollView, _ attribute: NSLayoutConstraint.Attribute
  ) -> Edges {
    let index = contentIndex(of: scrollView)
    if attribute.axis == .horizontal {
      contents[index].usesWidth = true
    } else {
      contents[index].usesHeight = true
    }
    let (width, height) = (contents[index].width, contents[index].height)
    return Edges(Box(x: LinearExpression(), y: LinearExpression(), width: width, height: height))
  }

  /// The origin of a view's coordinates, in the coordinates of a view that contains it.
  private func origin(
    of view: UIView, in ancestor: UIView
  ) -> (x: LinearExpression, y: LinearExpression)? {
    guard view !== ancestor else { return (LinearExpression(), LinearExpression()) }
    guard let superview = view.storedSuperview, let outer = origin(of: superview, in: ancestor)
    else { return nil }
    let box = box(of: view)
    var origin = (x: outer.x + box.x, y: outer.y + box.y)
    if let scrollView = view as? UIScrollView {
      let offset = contentOffset(of: scrollView)
      origin = (origin.x - Double(offset.x), origin.y - Double(offset.y))
    }
    return origin
  }

  private func contentOffset(of scrollView: UIScrollView) -> CGPoint {
    scrollView.ensureLayoutState().dependsOnContentOffset = true
    return scrollView.contentOffset
  }
}
