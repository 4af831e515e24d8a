import UIKit

/// Hides the part of one control that is under a bar.
///
/// By default since iOS 15, a bar at the edge of the content has no background, so an arrow and a
/// text would be seen behind its title. The control is limited to the area where no bar begins. The
/// limit moves only while the edge of a bar crosses the control.
///
/// A mask limits the control. Content with a visual effect is clipped instead (``ClippingView``). A
/// control with another view that has one is not limited.
@MainActor
final class BarCover {
  /// The control. Its driver owns this cover.
  private unowned let control: UIView
  private let axis: ScrollAxis
  /// The control's mask, or the view that clips its content. `nil` until there are bars.
  private var limit: UIView?
  /// The offsets for which the limit need not move.
  private(set) var stillOffsets = OffsetArea.none
  /// The position for which ``stillOffsets`` was determined.
  private var position: Position?
  /// The bars that limit the control, including those that appear or disappear in an animation.
  private var limits = UIEdgeInsets.zero
  /// Whether the control has jumped in an animation: its frame is never animated.
  private var hasJumped = false
  private var additions: Additions

  /// The frame of a control, and the scroll view around it.
  private struct Position {
    let frame: CGRect
    /// The size of the scroll view.
    let viewport: CGSize
    let bars: UIEdgeInsets
    let offset: CGPoint
  }

  fileprivate struct Additions: Equatable {
    /// Whether the app fills the space around the control, with a background color or with a view
    /// as wide as the control that extends beyond it. A bar then does not hide the control.
    let fillsRoom: Bool
    /// Whether a view other than the content may have a visual effect.
    let hasEffect: Bool
    /// How far visible views extend beyond the control, as insets that are 0 or negative.
    let overhang: UIEdgeInsets
  }

  /// Creates the cover of a control, in which a view may have a visual effect.
  init(of control: UIView, along axis: ScrollAxis, _ mayHaveEffect: Bool) {
    (self.control, self.axis) = (control, axis)
    additions = control.additions(along: axis, mayHaveEffect)
  }

  /// Whether the limit was determined for the control's frame and this size of the scroll view.
  func isUpToDate(in viewport: CGSize) -> Bool {
    position.map { $0.frame == control.frame && $0.viewport == viewport } ?? false
  }

  /// Whether the background color or the subviews have changed so that the limit must be updated.
  func roomDidChange(_ mayHaveEffect: Bool) -> Bool {
    let old = additions
    additions = control.additions(along: axis, mayHaveEffect)
    return additions != old || control.clippingView.map { $0 !== limit } ?? false
  }

  /// Moves the limit to the current bars. Called inside the animation that moves the content from
  /// `oldOffset` or changes the bars, for example in a rotation.
  func update(
    in scrollView: UIScrollView, under bars: UIEdgeInsets, from oldOffset: CGPoint,
    isEnabled: Bool
  ) {
    let (offset, size, frame) = (scrollView.bounds.origin, scrollView.bounds.size, control.frame)
    // An app may set sizes and offsets that are not finite.
    guard frame.hasFiniteNumbers && scrollView.bounds.hasFiniteNumbers else { return }
    let isAnimated = UIView.inheritedAnimationDuration > 0
    let new = Position(frame: frame, viewport: size, bars: bars, offset: offset)
    let old = isAnimated ? position ?? new : new
    position = new
    limits = isAnimated ? limits.union(old.bars).union(bars) : bars
    hasJumped = isAnimated && (hasJumped || old.frame.origin != frame.origin)
    let isActive = limits != .zero && isEnabled
    let area = area(at: new)
    if let view = control.clippingView, view !== limit {
      removeLimit()
      limit = view
    }
    // Create the mask before it is needed, because movements must not allocate memory.
    if isActive && limit == nil { limit = Self.makeMask(area.size) }
    let overhang = additions.overhang
    let shown =
      overhang == .zero
      ? frame : control.convert(control.bounds.inset(by: overhang), to: scrollView)
    let x = ZoneOfBar(shown.minX...shown.maxX, size.width, bars.left, bars.right, at: offset.x)
    let y = ZoneOfBar(shown.minY...shown.maxY, size.height, bars.top, bars.bottom, at: offset.y)
    stillOffsets = .all
    if isActive {
      // A control that is hidden along one axis stays hidden at every offset along the other one.
      if !y.isHidden { stillOffsets.x = x.offsets }
      if y.isHidden || !x.isHidden { stillOffsets.y = y.offsets }
      // This limit is made for the animation, so the next movement must update it.
      if limits != bars || hasJumped { stillOffsets = .none }
    }
    // A control that is completely visible after an animation may be covered before it.
    let isVisible = x.isVisible && y.isVisible && !isAnimated
    guard isActive && !isVisible && !additions.fillsRoom && canBeLimited, let limit else {
      removeLimit()
      return
    }
    if let limit = limit as? ClippingView {
      if !limit.clipsToBounds { limit.clipsToBounds = true }
    } else if control.mask == nil {
      control.mask = limit
    }
    if hasJumped && (x.isHidden || y.isHidden) {
      // The control jumps, but its limit moves gradually. An empty one hides the control.
      hide()
      return
    }
    // Setting the frame might change the size by rounding errors.
    func move(to area: CGRect, at offset: CGPoint) {
      let center = control.convert(
        CGPoint(x: offset.x + area.midX, y: offset.y + area.midY), from: scrollView)
      // The view that clips has the coordinates of the control.
      let bounds = CGRect(
        x: center.x - area.width / 2, y: center.y - area.height / 2, width: area.width,
        height: area.height)
      if limit is ClippingView {
        limit.bounds = bounds
      } else if limit.bounds.size != area.size {
        limit.bounds.size = area.size
      }
      limit.center = center
    }
    if isAnimated || limit.bounds.size != area.size {
      let oldArea = self.area(at: old)
      // After the first update for a movement, the limit is at the new offset.
      let oldOffset = old.offset == offset ? offset : oldOffset
      UIView.performWithoutAnimation { move(to: oldArea, at: oldOffset) }
    }
    move(to: area, at: offset)
  }

  /// Whether neither a mask of the app nor a visual effect below a mask rules out the limit.
  private var canBeLimited: Bool {
    (control.mask == nil || control.mask === limit)
      && (limit is ClippingView || !additions.hasEffect)
  }

  private func removeLimit() {
    if let view = limit as? ClippingView {
      if view.clipsToBounds { view.clipsToBounds = false }
    } else if let limit, control.mask === limit {
      control.mask = nil
    }
  }

  private func hide() {
    if limit is ClippingView {
      UIView.performWithoutAnimation { limit?.bounds = .zero }
    } else {
      limit = Self.makeMask(.zero)
      control.mask = limit
    }
  }

  private static func makeMask(_ size: CGSize) -> UIView {
    let mask = UIView()
    mask.backgroundColor = .black
    mask.bounds.size = size
    return mask
  }

  /// The area between the bars at offset 0. It is unlimited at sides without a bar.
  private func area(at position: Position) -> CGRect {
    func inset(_ bar: CGFloat, _ limit: CGFloat) -> CGFloat { limit > 0 ? bar : -10_000 }
    let bars = position.bars
    return CGRect(origin: .zero, size: position.viewport).inset(
      by: UIEdgeInsets(
        top: inset(bars.top, limits.top), left: inset(bars.left, limits.left),
        bottom: inset(bars.bottom, limits.bottom), right: inset(bars.right, limits.right)))
  }
}

extension UIEdgeInsets {
  /// Returns the larger one of two insets at each edge.
  fileprivate func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// How much of a control is between the bars along one axis.
private struct ZoneOfBar {
  /// The offsets around the current one for which the same part is between the bars.
  let offsets: ClosedRange<CGFloat>
  /// Whether nothing of the control is between the bars.
  let isHidden: Bool
  /// Whether no part of the control is under a bar.
  let isVisible: Bool

  /// Determines the zone of a control from the control's range in the content. `length` is the
  /// scroll view's, and `first` and `last` are the lengths of its bars.
  init(
    _ position: ClosedRange<CGFloat>, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat,
    at offset: CGFloat
  ) {
    let (before, after) = (position.lowerBound - length + last, position.upperBound - first)
    let lowest = last > 0 ? position.upperBound - length + last : before
    let highest = first > 0 ? position.lowerBound - first : after
    isHidden = offset >= after || offset <= before
    isVisible = !isHidden && lowest <= offset && offset <= highest
    offsets =
      offset >= after
      ? after...CGFloat.infinity
      : offset <= before
        ? -CGFloat.infinity...before : isVisible ? lowest...highest : offset...offset
  }
}

extension UIView {
  /// What the app has added to a control, in which a view may have a visual effect.
  fileprivate func additions(along axis: ScrollAxis, _ mayHaveEffect: Bool) -> BarCover.Additions {
    let (size, origin, clippingView) = (bounds.size, bounds.origin, clippingView)
    var (fillsRoom, area) = (hasVisibleBackground, CGRect(origin: .zero, size: size))
    for view in drawnSubviews where !view.isHidden {
      let frame = view.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      let isAsWide = axis.breadth(frame.size) >= axis.breadth(size)
      if isAsWide && (axis.start(frame) < -0.5 || axis.end(frame) > axis.length(size) + 0.5) {
        fillsRoom = true
      }
      if frame.hasFiniteNumbers { area = area.union(frame) }
    }
    // The library's own views may extend beyond the control by fractions of a point.
    func limited(_ inset: CGFloat) -> CGFloat { inset < -0.5 && !clipsToBounds ? inset : 0 }
    return BarCover.Additions(
      fillsRoom: fillsRoom,
      hasEffect: mayHaveEffect && subviews.contains { $0 !== clippingView && $0.mayHaveEffect },
      overhang: UIEdgeInsets(
        top: limited(area.minY), left: limited(area.minX), bottom: limited(size.height - area.maxY),
        right: limited(size.width - area.maxX)))
  }

  /// The subviews, with the content instead of the view that clips it.
  private var drawnSubviews: [UIView] {
    subviews.map { ($0 as? ClippingView)?.subviews.last ?? $0 }
  }

  private var hasVisibleBackground: Bool {
    guard let backgroundColor else { return false }
    var alpha: CGFloat = 0
    // A pattern color has no RGB components.
    return !backgroundColor.getRed(nil, green: nil, blue: nil, alpha: &alpha) || alpha > 0
  }
}
