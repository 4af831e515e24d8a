import UIKit

/// What covers the edges of a scroll view, and what its content keeps free there.
struct ScrollBars: Equatable {
  /// The safe area insets of the scroll view, in points.
  var safeArea = UIEdgeInsets.zero
  /// The space at the edges that the content keeps free at rest, without the amounts of controls.
  var restingInset = UIEdgeInsets.zero
  /// Whether only the home indicator is at the bottom.
  var isHomeIndicatorOnly = false
  /// Whether nothing is drawn outside the bounds.
  var areBoundsClipped = true

  /// Whether bars or the edges of the scroll view may hide a control.
  var hideControls: Bool { insets != .zero || !areBoundsClipped }

  /// The space that bars occupy, in points. A bar counts only as far as the content keeps clear of
  /// it at rest: over other content, a control is as visible as the rows.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: Self.bar(safeArea.top, restingInset.top),
      left: Self.bar(safeArea.left, restingInset.left),
      bottom: Self.bar(safeArea.bottom, restingInset.bottom),
      right: Self.bar(safeArea.right, restingInset.right))
  }

  private static func bar(_ safeArea: CGFloat, _ restingInset: CGFloat) -> CGFloat {
    // Sums and differences have rounding errors.
    restingInset > safeArea - 0.5 ? safeArea : max(restingInset, 0)
  }
}

extension UIScrollView {
  /// Returns what covers the edges now, where the content rests with an inset.
  func bars(at restingInset: UIEdgeInsets) -> ScrollBars {
    var bars = ScrollBars(
      safeArea: safeAreaInsets, restingInset: restingInset, areBoundsClipped: clipsToBounds)
    guard bars.safeArea.bottom > 0, let window else { return bars }
    let distance = window.bounds.maxY - convert(bounds, to: nil).maxY
    bars.isHomeIndicatorOnly = distance + bars.safeArea.bottom <= window.safeAreaInsets.bottom + 0.5
    return bars
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
