import EdgeRefreshCore
import UIKit

/// What covers the edges of a scroll view, and what its content keeps free there.
struct ScrollBars: Equatable {
  /// The safe area insets of the scroll view, in points.
  var safeArea = UIEdgeInsets.zero
  /// The space at the edges that the content keeps free at rest, without the amounts of controls.
  var restingInset = UIEdgeInsets.zero
  /// Whether only the home indicator is at the bottom.
  var isHomeIndicatorOnly = false

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

  /// The bars that a control moves under: those at the ends of its axis.
  ///
  /// At its own edge, a control with a distance from the content rests beside the space that the
  /// content keeps free, or beyond it. The home indicator is no bar, because rows are visible
  /// behind it, too. But a closed footer that is pulled must not be visible there at rest.
  @MainActor
  func insets(over control: RefreshComponent, isClosed: Bool) -> UIEdgeInsets {
    let (status, distance) = (control.status, control.options.distanceFromContent)
    var insets = insets
    let hidesBehindIndicator = status.edge == .bottom && !status.isAutomatic && isClosed
    if isHomeIndicatorOnly && !hidesBehindIndicator { insets.bottom = 0 }
    if status.edge.isHorizontal {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.left, insets.right) = (0, 0)
    }
    guard distance > 0 else { return insets }
    switch status.edge {
    case .top: insets.top = Self.bar(insets.top, restingInset.top - distance)
    case .bottom: insets.bottom = Self.bar(insets.bottom, restingInset.bottom - distance)
    case .leading, .trailing:
      if status.edge.isStart != control.isMirrored {
        insets.left = Self.bar(insets.left, restingInset.left - distance)
      } else {
        insets.right = Self.bar(insets.right, restingInset.right - distance)
      }
    }
    return insets
  }
}

extension UIScrollView {
  /// Returns what covers the edges now, where the content rests with an inset.
  func bars(at restingInset: UIEdgeInsets) -> ScrollBars {
    var bars = ScrollBars(safeArea: safeAreaInsets, restingInset: restingInset)
    guard bars.safeArea.bottom > 0, let window else { return bars }
    let distance = window.bounds.maxY - convert(bounds, to: nil).maxY
    bars.isHomeIndicatorOnly =
      distance + bars.safeArea.bottom <= window.safeAreaInsets.bottom + 0.5
    return bars
  }
}
