import Foundation

extension LayoutProblem {
  /// The box of a view, in the coordinates of its superview. The origin of the host's box is zero.
  func box(of view: UIView) -> Box {
    let key = ObjectIdentifier(view)
    if let box = boxes[key] { return box }
    let box = makeBox(of: view)
    boxes[key] = box
    return box
  }

  /// The box of a guide, in the coordinates of its view.
  func box(of guide: UILayoutGuide) -> Box {
    let key = ObjectIdentifier(guide)
    if let box = boxes[key] { return box }
    let box = makeVariableBox()
    boxes[key] = box
    return box
  }

  private func makeBox(of view: UIView) -> Box {
    if view === host {
      guard isHostUnknown else {
        let size = host.bounds.size
        return Box(
          x: LinearExpression(), y: LinearExpression(), width: LinearExpression(size.width),
          height: LinearExpression(size.height))
      }
      return makeVariableBox(atOrigin: true)
    }
    guard view.translatesAutoresizingMask else { return makeVariableBox() }
    return autoresizedBox(of: view)
  }

  private func makeVariableBox(atOrigin: Bool = false) -> Box {
    func variable() -> LinearExpression { LinearExpression(solver.makeVariable()) }
    let box = Box(
      x: atOrigin ? LinearExpression() : variable(), y: atOrigin ? LinearExpression() : variable(),
      width: variable(), height: variable())
    require(box.width, .greaterThanOrEqual)
    require(box.height, .greaterThanOrEqual)
    return box
  }

  /// The box of a view that follows its autoresizing mask: the frame, resized with the superview.
  private func autoresizedBox(of view: UIView) -> Box {
    let size = view.bounds.size
    let rect = CGRect(
      x: view.center.x - size.width / 2, y: view.center.y - size.height / 2,
      width: size.width, height: size.height)
    var box = Box(
      x: LinearExpression(rect.minX), y: LinearExpression(rect.minY),
      width: LinearExpression(rect.width), height: LinearExpression(rect.height))
    guard let superview = view.storedSuperview, superview.autoresizesSubviews else { return box }
    let outer = self.box(of: superview)
    if view.isCellContent, size == .zero {
      // The cell has not been laid out yet.
      return Box(
        x: LinearExpression(), y: LinearExpression(), width: outer.width, height: outer.height)
    }
    let (mask, isContent) = (view.autoresizingMask, view.isCellContent)
    let growth = (
      outer.width - Double(superview.bounds.width), outer.height - Double(superview.bounds.height)
    )
    let x = shares(
      (rect.minX, rect.width, superview.bounds.width - rect.maxX),
      (
        mask.contains(.flexibleLeftMargin), isContent || mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let y = shares(
      (rect.minY, rect.height, superview.bounds.height - rect.maxY),
      (
        mask.contains(.flexibleTopMargin), isContent || mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    box.x.add(growth.0, times: x.before)
    box.width.add(growth.0, times: x.length)
    box.y.add(growth.1, times: y.before)
    box.height.add(growth.1, times: y.length)
    return box
  }

  /// The fractions of a superview's growth that are added to a view's position and to its length,
  /// as in autoresizing.
  private func shares(
    _ parts: (before: CGFloat, length: CGFloat, after: CGFloat),
    _ isFlexible: (before: Bool, length: Bool, after: Bool)
  ) -> (before: Double, length: Double) {
    let flags = [isFlexible.before, isFlexible.length, isFlexible.after]
    let count = flags.count { $0 }
    guard count > 0 else { return (0, 0) }
    let lengths = zip([max(parts.before, 0), parts.length, max(parts.after, 0)], flags).map {
      $1 ? Double($0) : 0
    }
    let total = lengths.reduce(0, +)
    func share(_ index: Int) -> Double {
      guard flags[index] else { return 0 }
      return count == 1 ? 1 : total > 0 ? lengths[index] / total : 1 / Double(count)
    }
    return (share(0), share(1))
  }

  /// Returns the index of a scroll view's content in `contents`. Adds the content if it is not
  /// there.
  func contentIndex(of scrollView: UIScrollView) -> Int {
    if let index = contents.firstIndex(where: { $0.scrollView === scrollView }) { return index }
    let box = makeVariableBox(atOrigin: true)
    contents.append(Content(scrollView: scrollView, width: box.width, height: box.height))
    return contents.count - 1
  }
}

extension UIView {
  /// Whether the view is the content view of a cell or of a header, which resizes it.
  var isCellContent: Bool {
    switch storedSuperview {
    case let cell as UITableViewCell: cell.contentView === self
    case let cell as UICollectionViewCell: cell.contentView === self
    case let header as UITableViewHeaderFooterView: header.contentView === self
    default: false
    }
  }
}
