import EdgeRefreshCore
import UIKit

/// Hides the part of one control that is under a bar.
///
/// By default since iOS 15, a bar at the edge of the content has no background, so an arrow and a
/// text would be seen behind its title. A mask clips the control where the bar begins. It moves
/// only while the edge of a bar crosses the control. Otherwise, the whole control is hidden or
/// visible.
@MainActor
final class BarCover {
  /// The mask; `nil` until the scroll view first has bars.
  private var mask: UIView?
  /// The offsets for which the mask need not move.
  private(set) var stillOffsets = OffsetArea.none
  /// The place for which ``stillOffsets`` was determined.
  private var place: Place?
  /// The bars that limit the mask. At a side without a bar, the mask has no limit. In an animation,
  /// bars that appear or disappear are included.
  private var limits = UIEdgeInsets.zero
  /// Whether the control's position has changed in an animation. Its frame is never animated, so
  /// the control jumps.
  private var hasJumped = false
  private var additions: Additions

  /// The frame of a control, and the scroll view around it.
  private struct Place {
    let frame: CGRect
    /// The size of the scroll view.
    let viewport: CGSize
    let bars: UIEdgeInsets
    let offset: CGPoint
  }

  fileprivate struct Additions: Equatable {
    /// Whether the app fills the space around the control. The control then remains visible under a
    /// bar.
    let fillsRoom: Bool
    /// How far views extend beyond the edges of the control, as insets that are 0 or negative.
    let overhang: UIEdgeInsets
  }

  init(of control: RefreshComponent) { additions = control.additions }

  /// Returns whether the mask was determined for a frame of the control and a size of the scroll
  /// view.
  func isUpToDate(for frame: CGRect, in viewport: CGSize) -> Bool {
    place.map { $0.frame == frame && $0.viewport == viewport } ?? false
  }

  /// Compares the background color and the subviews of a control with the last ones. Returns
  /// whether the mask must be updated.
  func roomDidChange(around control: RefreshComponent) -> Bool {
    let old = additions
    additions = control.additions
    return additions != old
  }

  /// Moves the mask to the current bars. Called inside the animation that moves the content from
  /// `oldOffset` or changes the bars, for example in a rotation.
  func update(
    _ control: RefreshComponent, in scrollView: UIScrollView, under bars: UIEdgeInsets,
    from oldOffset: CGPoint
  ) {
    let (offset, size, frame) = (scrollView.bounds.origin, scrollView.bounds.size, control.frame)
    // An app may set sizes and offsets that are not finite.
    guard frame.isFinite && scrollView.bounds.isFinite else { return }
    let isAnimated = UIView.inheritedAnimationDuration > 0
    let new = Place(frame: frame, viewport: size, bars: bars, offset: offset)
    let old = isAnimated ? place ?? new : new
    place = new
    limits = isAnimated ? limits.union(old.bars).union(bars) : bars
    hasJumped = isAnimated && (hasJumped || old.frame.origin != frame.origin)
    let isActive = limits != .zero && control.options.hidesUnderBars
    // Create the mask before it is needed, because movements must not allocate memory.
    let area = area(at: new)
    if isActive && mask == nil { mask = Self.makeMask(area.size) }
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
      // This mask is made for the animation, so the next movement must update it.
      if limits != bars || hasJumped { stillOffsets = .none }
    }
    // A control that is completely visible after an animation may be covered before it.
    let isVisible = x.isVisible && y.isVisible && !isAnimated
    guard let mask else { return }
    guard isActive && !isVisible && !additions.fillsRoom else {
      if control.mask === mask { control.mask = nil }
      return
    }
    if control.mask !== mask {
      // The app's own mask stays.
      guard control.mask == nil else { return }
      control.mask = mask
    }
    if hasJumped && (x.isHidden || y.isHidden) {
      // The control jumps, but its mask moves gradually. A new, empty mask hides the control.
      self.mask = Self.makeMask(.zero)
      control.mask = self.mask
      return
    }
    func center(_ area: CGRect, at offset: CGPoint) -> CGPoint {
      control.convert(CGPoint(x: offset.x + area.midX, y: offset.y + area.midY), from: scrollView)
    }
    // Setting the frame might change the size by rounding errors.
    if isAnimated || mask.bounds.size != area.size {
      let oldArea = self.area(at: old)
      // After the first update for a movement, the mask is at the new offset.
      let oldOffset = old.offset == offset ? offset : oldOffset
      UIView.performWithoutAnimation {
        mask.bounds.size = oldArea.size
        mask.center = center(oldArea, at: oldOffset)
      }
    }
    if mask.bounds.size != area.size { mask.bounds.size = area.size }
    mask.center = center(area, at: offset)
  }

  private static func makeMask(_ size: CGSize) -> UIView {
    let mask = UIView()
    mask.backgroundColor = .black
    mask.bounds.size = size
    return mask
  }

  /// Returns the area between the bars of a scroll view at offset 0. It is unlimited at sides
  /// without a bar.
  private func area(at place: Place) -> CGRect {
    func inset(_ bar: CGFloat, _ limit: CGFloat) -> CGFloat { limit > 0 ? bar : -10_000 }
    let bars = place.bars
    return CGRect(origin: .zero, size: place.viewport).inset(
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
    _ place: ClosedRange<CGFloat>, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat,
    at offset: CGFloat
  ) {
    let (before, after) = (place.lowerBound - length + last, place.upperBound - first)
    let lowest = last > 0 ? place.upperBound - length + last : before
    let highest = first > 0 ? place.lowerBound - first : after
    isHidden = offset >= after || offset <= before
    isVisible = !isHidden && lowest <= offset && offset <= highest
    offsets =
      offset >= after
      ? after...CGFloat.infinity
      : offset <= before
        ? -CGFloat.infinity...before : isVisible ? lowest...highest : offset...offset
  }
}

/// Offsets along both axes.
struct OffsetArea {
  var x: ClosedRange<CGFloat>
  var y: ClosedRange<CGFloat>

  static let all = OffsetArea(
    x: -CGFloat.infinity...CGFloat.infinity, y: -CGFloat.infinity...CGFloat.infinity)
  static let none = OffsetArea(
    x: CGFloat.infinity...CGFloat.infinity, y: CGFloat.infinity...CGFloat.infinity)

  func contains(_ offset: CGPoint) -> Bool { y.contains(offset.y) && x.contains(offset.x) }

  /// Removes the offsets that are not in another area. The areas must overlap.
  mutating func formIntersection(_ other: OffsetArea) {
    x = x.clamped(to: other.x)
    y = y.clamped(to: other.y)
  }
}

extension RefreshComponent {
  fileprivate var additions: BarCover.Additions {
    BarCover.Additions(fillsRoom: fillsRoom, overhang: overhang)
  }

  /// Whether the app fills the space around the control, with a background color or with a view
  /// that is as wide as the control and extends beyond it.
  private var fillsRoom: Bool {
    if let backgroundColor {
      var alpha: CGFloat = 0
      // A pattern color has no RGB components.
      let isPattern = !backgroundColor.getRed(nil, green: nil, blue: nil, alpha: &alpha)
      if isPattern || alpha > 0 { return true }
    }
    let (axis, size) = (axis, bounds.size)
    return subviews.contains { view in
      !view.isHidden && axis.breadth(view.frame.size) >= axis.breadth(size)
        && (axis.start(view.frame) < -0.5 || axis.end(view.frame) > axis.length(size) + 0.5)
    }
  }

  /// How far the visible subviews extend beyond the control, as insets that are 0 or negative.
  private var overhang: UIEdgeInsets {
    guard !clipsToBounds else { return .zero }
    let (size, origin) = (bounds.size, bounds.origin)
    var insets = UIEdgeInsets.zero
    for view in subviews where !view.isHidden {
      let frame = view.frame
      let (x, y) = (frame.origin.x - origin.x, frame.origin.y - origin.y)
      insets.top = min(insets.top, y)
      insets.left = min(insets.left, x)
      insets.bottom = min(insets.bottom, size.height - y - frame.size.height)
      insets.right = min(insets.right, size.width - x - frame.size.width)
    }
    // The library's own views may extend beyond the control by fractions of a point.
    func limited(_ inset: CGFloat) -> CGFloat { inset < -0.5 && inset.isFinite ? inset : 0 }
    return UIEdgeInsets(
      top: limited(insets.top), left: limited(insets.left), bottom: limited(insets.bottom),
      right: limited(insets.right))
  }
}

extension UIScrollView {
  /// The space that bars occupy at the sides of the scroll view, in points: the safe area insets.
  /// Space for the home indicator alone does not count.
  var bars: UIEdgeInsets {
    var bars = safeAreaInsets
    guard bars.bottom > 0, let window else { return bars }
    let distance = window.bounds.maxY - convert(bounds, to: nil).maxY
    if distance + bars.bottom <= window.safeAreaInsets.bottom + 0.5 { bars.bottom = 0 }
    return bars
  }
}
