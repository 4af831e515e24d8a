import Foundation

extension UIView {
  /// Sets the frame of a view during initialization, without notifications.
  func setInitialFrame(_ frame: CGRect) {
    // Not `geometry.frame = frame`: if the geometry is changed in place anywhere, every read of it
    // checks at run time that no change is in progress.
    var new = geometry
    new.frame = frame
    geometry = new
  }

  func setFrame(_ frame: CGRect) { change(.frame) { $0.frame = frame } }

  func setBounds(_ bounds: CGRect) {
    // Not always `standardized`, which is not inlined: scrolling sets the bounds often.
    let isStandardized = bounds.size.width >= 0 && bounds.size.height >= 0
    change(.bounds) { $0.bounds = isStandardized ? bounds : bounds.standardized }
  }

  func setCenter(_ center: CGPoint) { change(.center) { $0.center = center } }

  func setTransform(_ transform: CGAffineTransform) {
    change(.transform) { $0.transform = transform }
  }

  @inline(__always)
  private func change(_ property: ViewGeometry.Property, _ body: (inout ViewGeometry) -> Void) {
    var new = geometry
    body(&new)
    change(property, to: new)
  }

  private func change(_ property: ViewGeometry.Property, to new: ViewGeometry) {
    let old = geometry
    precondition(!new.hasNaN, "the geometry of \(type(of: self)) contains NaN")
    geometryWillSet(new)
    geometry = new
    let isScrolled = !new.hasSameOrigin(as: old)
    let isResized = !new.hasSameSize(as: old)
    let isMoved = isResized || !new.hasSamePlace(as: old)
    if isScrolled || isMoved {
      if isResized {
        steadyOrigins = nil
        adjustedInsetInputDidChange()
      }
      if AnimationBatch.current != nil { recordGeometry(from: old) }
      if layoutState != nil { layoutGeometryDidChange(from: old) }
      if isResized { sizeDidChange(from: old.bounds.size) }
      if isMoved { updateSafeArea() }
      if isScrolled || isResized { updateSafeAreaOfSubviews() }
    }
    geometryDidSet(property, from: old)
    if !geometry.hasSameOrigin(as: old) { originObserver?.contentDidMove() }
  }

  private func sizeDidChange(from oldSize: CGSize) {
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    guard autoresizesSubviews else { return }
    for subview in storedSubviews { subview.autoresize(superviewSize: bounds.size, from: oldSize) }
  }

  private func autoresize(superviewSize: CGSize, from oldSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    var (size, center) = (geometry.bounds.size, geometry.center)
    (center.x, size.width) = Self.autoresize(
      center: center.x, length: size.width, container: oldSize.width,
      newContainer: superviewSize.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (center.y, size.height) = Self.autoresize(
      center: center.y, length: size.height, container: oldSize.height,
      newContainer: superviewSize.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    guard size != geometry.bounds.size || center != geometry.center else { return }
    change(.frame) {
      $0.bounds.size = size
      $0.center = center
    }
  }

  /// Distributes a container's change in length among the flexible parts of one axis.
  ///
  /// Each part gets a share in proportion to its length, or an equal share if all lengths are 0.
  private static func autoresize(
    center: CGFloat, length: CGFloat, container: CGFloat, newContainer: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (center: CGFloat, length: CGFloat) {
    let growth = newContainer - container
    let before = center - length / 2
    let after = container - before - length
    let parts = [
      flexible.before ? max(before, 0) : 0, flexible.length ? length : 0,
      flexible.after ? max(after, 0) : 0,
    ]
    let total = parts[0] + parts[1] + parts[2]
    let count = (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
    guard growth != 0, count > 0 else { return (center, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return count == 1 ? growth : total > 0 ? growth * part / total : growth / CGFloat(count)
    }
    let newLength = max(length + share(parts[1], flexible.length), 0)
    return (before + share(parts[0], flexible.before) + newLength / 2, newLength)
  }
}

extension UIView {
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? rootView
    let ancestor = view == nil ? target : commonAncestor(with: target)
    return target.converted(converted(point, toAncestor: ancestor), fromAncestor: ancestor)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    let target = view ?? rootView
    let ancestor = view == nil ? target : commonAncestor(with: target)
    var one = CGPoint(x: rect.minX, y: rect.minY)
    var two = CGPoint(x: rect.maxX, y: rect.minY)
    var three = CGPoint(x: rect.minX, y: rect.maxY)
    var four = CGPoint(x: rect.maxX, y: rect.maxY)
    // The ancestors are visited once for all corners, because visiting them takes most of the time.
    var step: UIView? = self
    while let current = step, current !== ancestor {
      let geometry = current.geometryInSuperview
      (one, two) = (geometry.toSuperview(one), geometry.toSuperview(two))
      (three, four) = (geometry.toSuperview(three), geometry.toSuperview(four))
      step = current.storedSuperview
    }
    if target !== ancestor {
      one = target.converted(one, fromAncestor: ancestor)
      two = target.converted(two, fromAncestor: ancestor)
      three = target.converted(three, fromAncestor: ancestor)
      four = target.converted(four, fromAncestor: ancestor)
    }
    let left = min(min(one.x, two.x), min(three.x, four.x))
    let right = max(max(one.x, two.x), max(three.x, four.x))
    let top = min(min(one.y, two.y), min(three.y, four.y))
    let bottom = max(max(one.y, two.y), max(three.y, four.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The nearest common ancestor, which may be one of the views; `nil` if their roots differ.
  private func commonAncestor(with view: UIView) -> UIView? {
    var step: UIView? = view
    while let current = step, !isBelow(current) { step = current.storedSuperview }
    return step
  }

  /// Converts a point to the coordinates of an ancestor. `nil` means the coordinates in which the
  /// root view's frame is given.
  private func converted(_ point: CGPoint, toAncestor ancestor: UIView?) -> CGPoint {
    var point = point
    var step: UIView? = self
    while let current = step, current !== ancestor {
      point = current.geometryInSuperview.toSuperview(point)
      step = current.storedSuperview
    }
    return point
  }

  /// Converts a point from the coordinates of an ancestor. `nil` means the coordinates in which the
  /// root view's frame is given.
  private func converted(_ point: CGPoint, fromAncestor ancestor: UIView?) -> CGPoint {
    guard self !== ancestor else { return point }
    let inSuperview = storedSuperview?.converted(point, fromAncestor: ancestor) ?? point
    return geometryInSuperview.fromSuperview(inSuperview)
  }

  /// The geometry in the superview, which may mirror its subviews.
  var geometryInSuperview: ViewGeometry { inSuperview(geometry) }

  func inSuperview(_ geometry: ViewGeometry) -> ViewGeometry {
    guard let superview = storedSuperview, superview.mirrorsSubviews else { return geometry }
    return geometry.mirrored(in: superview.geometry.bounds)
  }

  /// The topmost ancestor, or the view itself if it has no superview.
  var rootView: UIView {
    var view = self
    while let next = view.storedSuperview { view = next }
    return view
  }
}
