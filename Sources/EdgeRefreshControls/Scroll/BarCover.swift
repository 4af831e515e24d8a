import EdgeRefreshCore
import UIKit

/// Hides what is under a bar of one control.
///
/// Since iOS 15 a bar at the edge of the content has no background, so an arrow and a text would be
/// seen behind its title. A mask ends the control where the bar begins. It moves only while the edge
/// of a bar crosses the control: otherwise the control is hidden or visible as a whole.
@MainActor
final class BarCover {
  /// The mask; `nil` until the scroll view first has bars.
  private var mask: UIView?
  /// The offsets for which the mask need not move.
  private(set) var stillOffsets = OffsetArea.none
  /// The frame of the control and the size of the scroll view for which they were determined.
  private var place: (frame: CGRect, viewport: CGSize)?
  /// Whether the app fills the room around the control. That room remains visible under a bar.
  private var fillsRoom: Bool

  init(of control: RefreshComponent) { fillsRoom = control.fillsRoom }

  /// Returns whether the mask was determined for a frame of the control and a size of the scroll view.
  func isUpToDate(for frame: CGRect, in viewport: CGSize) -> Bool {
    place.map { $0 == (frame, viewport) } ?? false
  }

  /// Looks at the color of a control, and at its views after a layout pass. Returns whether the mask
  /// is to be updated.
  func roomDidChange(around control: RefreshComponent) -> Bool {
    let old = fillsRoom
    fillsRoom = control.fillsRoom
    return fillsRoom != old
  }

  /// Moves the mask to where the bars are, inside the animation that moves the content from an
  /// offset.
  func update(
    _ control: RefreshComponent, in scrollView: UIScrollView, under bars: UIEdgeInsets,
    from old: CGPoint
  ) {
    let (offset, size, frame) = (scrollView.bounds.origin, scrollView.bounds.size, control.frame)
    // UIKit accepts sizes and offsets that are not finite.
    guard frame.isFinite && scrollView.bounds.isFinite else { return }
    place = (frame, size)
    let isActive = bars != .zero && control.options.hidesUnderBars
    // It is made in time: movements allocate no memory.
    let area = Self.area(size, bars)
    if isActive && mask == nil {
      let mask = UIView()
      mask.backgroundColor = .black
      mask.bounds.size = area.size
      self.mask = mask
    }
    let x = ZoneOfBar(frame.minX...frame.maxX, size.width, bars.left, bars.right, at: offset.x)
    let y = ZoneOfBar(frame.minY...frame.maxY, size.height, bars.top, bars.bottom, at: offset.y)
    stillOffsets = .all
    if isActive {
      // What is hidden along one axis remains so wherever it is along the other one.
      if !y.isHidden { stillOffsets.x = x.offsets }
      if y.isHidden || !x.isHidden { stillOffsets.y = y.offsets }
    }
    let isAnimated = UIView.inheritedAnimationDuration > 0
    // At the end of an animation the control is visible as a whole, but not at its beginning.
    let isVisible = x.isVisible && y.isVisible && !isAnimated
    guard let mask else { return }
    guard isActive && !isVisible && !fillsRoom else {
      if control.mask === mask { control.mask = nil }
      return
    }
    if control.mask !== mask {
      // A mask of the app stays.
      guard control.mask == nil else { return }
      control.mask = mask
    }
    func center(at offset: CGPoint) -> CGPoint {
      control.convert(CGPoint(x: offset.x + area.midX, y: offset.y + area.midY), from: scrollView)
    }
    // Not the frame: rounding errors would change the size.
    if isAnimated || mask.bounds.size != area.size {
      UIView.performWithoutAnimation {
        mask.bounds.size = area.size
        mask.center = center(at: old)
      }
    }
    mask.center = center(at: offset)
  }

  /// Returns the area between the bars of a scroll view at offset 0, which is unlimited where there
  /// are none.
  private static func area(_ size: CGSize, _ bars: UIEdgeInsets) -> CGRect {
    func inset(_ bar: CGFloat) -> CGFloat { bar > 0 ? bar : -10_000 }
    return CGRect(origin: .zero, size: size).inset(
      by: UIEdgeInsets(
        top: inset(bars.top), left: inset(bars.left), bottom: inset(bars.bottom),
        right: inset(bars.right)))
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

  /// Determines the zone of a control at a place in content that is shown with a length.
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

  /// Removes the offsets that are not in another area, which has some of them.
  mutating func formIntersection(_ other: OffsetArea) {
    x = x.clamped(to: other.x)
    y = y.clamped(to: other.y)
  }
}

extension RefreshComponent {
  /// Whether the app fills the room around the control, by a color of the control or by a view that is
  /// as wide and reaches beyond it.
  fileprivate var fillsRoom: Bool {
    if let backgroundColor {
      var alpha: CGFloat = 0
      // A pattern has no components.
      let isPattern = !backgroundColor.getRed(nil, green: nil, blue: nil, alpha: &alpha)
      if isPattern || alpha > 0 { return true }
    }
    let (axis, size) = (axis, bounds.size)
    return subviews.contains { view in
      !view.isHidden && axis.breadth(view.frame.size) >= axis.breadth(size)
        && (axis.start(view.frame) < -0.5 || axis.end(view.frame) > axis.length(size) + 0.5)
    }
  }
}

extension UIScrollView {
  /// The room that bars take at the sides of the scroll view, in points: the safe area. The room for
  /// the home indicator alone is no bar.
  var bars: UIEdgeInsets {
    var bars = safeAreaInsets
    guard bars.bottom > 0, let window else { return bars }
    let distance = window.bounds.maxY - convert(bounds, to: nil).maxY
    if distance + bars.bottom <= window.safeAreaInsets.bottom + 0.5 { bars.bottom = 0 }
    return bars
  }
}
