import EdgeRefreshCore
import UIKit

extension RefreshComponent {
  /// The current geometry of the scroll view along the control's axis, as the engine sees it.
  ///
  /// In a right-to-left layout the horizontal axis is reversed, so `leading` is its start. It is
  /// reversed as well for a control at the start that loads automatically, so the engine sees the
  /// control at the end.
  var geometry: ScrollGeometry {
    guard let scrollView else { return ScrollGeometry() }
    let inset = restingInset
    let isHorizontal = engine.edge.isHorizontal
    let isZoomed = driver.hasZoomed || scrollView.isZooming || scrollView.isZoomBouncing
    let geometry = ScrollGeometry(
      offset: isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y,
      contentLength: isHorizontal ? scrollView.contentSize.width : scrollView.contentSize.height,
      viewportLength: isHorizontal ? scrollView.bounds.size.width : scrollView.bounds.size.height,
      startInset: isHorizontal ? inset.left : inset.top,
      endInset: isHorizontal ? inset.right : inset.bottom, isDragging: scrollView.isDragging,
      isInteractive: isUserInteractionEnabled && !isZoomed,
      isPaging: scrollView.isPagingEnabled,
      itemCount: engine.isAutomatic ? driver.itemCount ?? 0 : 0)
    return isAxisReversed ? geometry.reversed : geometry
  }

  /// Whether the engine's axis runs against that of the scroll view.
  private var isAxisReversed: Bool {
    let edge = engine.edge
    let isAutomaticStart = edge.isStart && engine.isAutomatic
    return edge.isHorizontal ? isMirrored != isAutomaticStart : isAutomaticStart
  }

  /// The sum of an offset of the scroll view and that of the engine, if the engine's axis is
  /// reversed; otherwise `nil`.
  var reversalOffset: Double? { isAxisReversed ? geometry.reversalOffset : nil }

  /// Converts an offset along the axis between the scroll view and the engine, in both directions.
  func axisOffset(_ offset: CGFloat) -> CGFloat {
    if let reversalOffset { reversalOffset - offset } else { offset }
  }

  /// The width in which horizontal positions are mirrored: the content's width, or the width
  /// between the insets if the content is narrower. A scroll view shows narrow content on the left
  /// in every layout.
  var mirroredLength: CGFloat {
    guard let scrollView else { return 0 }
    let inset = restingInset
    return max(
      scrollView.contentSize.width, scrollView.bounds.size.width - inset.left - inset.right)
  }

  /// Whether the leading edge is on the right in the content's coordinates.
  var isMirrored: Bool { scrollView?.isMirrored ?? false }

  /// Whether the layout direction is right to left: arrows and spinners are on the right of texts.
  var readsFromRight: Bool { scrollView?.readsFromRight ?? false }

  /// Whether the scroll view mirrors itself and its coordinates.
  var isFlipped: Bool { scrollView?.isFlipped ?? false }
}

extension UIScrollView {
  /// Whether the leading edge is on the right in the content's coordinates.
  var isMirrored: Bool { readsFromRight != isFlipped }

  fileprivate var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A collection view flips for a layout that puts the leading edge at 0 in every language.
  fileprivate var isFlipped: Bool {
    guard let collection = self as? UICollectionView else { return false }
    let layout = collection.collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && collection.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
      && collection.isMirroredInSuperview
  }
}

extension UIView {
  /// Whether the superview shows the view mirrored, possibly rotated as well. `false` without a
  /// superview.
  ///
  /// UIKit does not document how it mirrors a view, so this compares how the axes are converted:
  /// only mirroring changes the direction of the turn from the x-axis to the y-axis.
  var isMirroredInSuperview: Bool {
    guard let superview else { return false }
    let origin = convert(CGPoint.zero, to: superview)
    let right = convert(CGPoint(x: 1, y: 0), to: superview)
    let down = convert(CGPoint(x: 0, y: 1), to: superview)
    return (right.x - origin.x) * (down.y - origin.y) < (right.y - origin.y) * (down.x - origin.x)
  }
}
