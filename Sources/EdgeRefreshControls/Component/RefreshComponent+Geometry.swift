package import EdgeRefreshCore
package import UIKit

// The scroll view as the engine of a control sees it.

extension RefreshComponent {
  var axis: ScrollAxis { ScrollAxis(of: status.edge) }

  /// The last movement of paged content that moves without a finger; 0 at rest.
  var pageMovement: Double {
    guard let host, let scrollView = host.scrollView,
      scrollView.isDecelerating || scrollView.isScrolledByApp == true
    else { return 0 }
    let distance = axis.offset(host.lastMovement)
    return reversalOffset == nil ? distance : -distance
  }

  /// How far the content would glide if the finger were lifted now, in points. The formula is that
  /// of the WWDC 2018 session "Designing Fluid Interfaces".
  var glideAfterRelease: Double {
    guard let scrollView else { return 0 }
    let velocity = scrollView.panGestureRecognizer.velocity(in: scrollView.superview).y
    let rate = scrollView.decelerationRate.rawValue
    guard rate > 0 && rate < 1 else { return 0 }
    return -velocity / 1000 * rate / (1 - rate)
  }

  /// Whether a control that loads automatically must ignore the end of a drag, because the finger
  /// has moved away from its edge.
  ///
  /// Usually, the content has moved away, too. But an app with nested scroll views may keep it
  /// still while the outer one moves. Short content is then at its end when the finger lifts.
  func isPanAwayFromEdge(of scrollView: UIScrollView) -> Bool {
    guard status.isAutomatic else { return false }
    let edge = status.edge
    let translation = scrollView.panGestureRecognizer.translation(in: scrollView.superview)
    let isReversed = edge.isStart != (edge.isHorizontal && readsFromRight)
    let distance = axis.offset(translation)
    return isReversed ? distance < 0 : distance > 0
  }

  /// The control's length along its axis, in points.
  package var extent: CGFloat { axis.length(bounds.size) }

  /// The current geometry of the scroll view along the control's axis, as the engine sees it.
  ///
  /// In a right-to-left layout, the horizontal axis is reversed, so `leading` is its start. For an
  /// automatic control at the start, it is reversed once more, so the control is at the end.
  package var geometry: ScrollGeometry {
    guard let scrollView else { return ScrollGeometry() }
    let axis = axis
    let inset = axis.lengths(host?.ledger.restingInset ?? .zero)
    let isZoomed = driver.seen.hasZoomed || scrollView.isZooming || scrollView.isZoomBouncing
    let geometry = ScrollGeometry(
      offset: axis.offset(scrollView.contentOffset),
      contentLength: axis.length(scrollView.contentSize),
      viewportLength: axis.length(scrollView.bounds.size),
      startInset: inset.first, endInset: inset.last, isDragging: scrollView.isDraggedByFinger,
      isInteractive: isUserInteractionEnabled && !isZoomed, isPaging: scrollView.isPagingEnabled,
      itemCount: status.isAutomatic ? driver.seen.itemCount ?? 0 : 0)
    return isAxisReversed ? geometry.reversed : geometry
  }

  /// Whether the engine's axis and the scroll view's axis have opposite directions.
  private var isAxisReversed: Bool {
    let edge = status.edge
    let isAutomaticStart = edge.isStart && status.isAutomatic
    return edge.isHorizontal ? isMirrored != isAutomaticStart : isAutomaticStart
  }

  /// The sum of the scroll view's offset and the engine's; `nil` unless the axis is reversed.
  var reversalOffset: Double? { isAxisReversed ? geometry.reversalOffset : nil }

  /// Converts an offset along the axis between the scroll view and the engine, in both directions.
  func axisOffset(_ offset: CGFloat) -> CGFloat {
    if let reversalOffset { reversalOffset - offset } else { offset }
  }

  /// The width in which positions are mirrored: the larger one of the content and the space for it.
  var mirroredLength: CGFloat {
    guard let scrollView else { return 0 }
    let inset = restingInset
    return max(
      scrollView.contentSize.width, scrollView.bounds.size.width - inset.left - inset.right)
  }

  /// Whether the leading edge is on the right in the content's coordinates.
  var isMirrored: Bool { scrollView?.isMirrored ?? false }

  var readsFromRight: Bool { scrollView?.readsFromRight ?? false }

  /// Measures a prefetch distance in items. A list that must be laid out first is measured later.
  func measureItems() {
    guard let scrollView, case .items(let count) = engine.auto?.prefetchDistance else { return }
    var length = 0.0
    if let list = ContentItems(of: scrollView), let items = host?.items {
      // Otherwise, the list was reloaded, and is measured after its layout pass.
      guard items == list.counts else { return }
      let count = min(max(count, 1), items.total)
      let path = items.path(followedBy: status.edge.isStart ? items.total - count : count - 1)
      length = path.flatMap(list.frame).map { scrollView.length(from: $0, to: status.edge) } ?? 0
    }
    if length != engine.auto?.prefetchedItemsLength {
      driver.changeAuto { $0.prefetchedItemsLength = length }
    }
  }
}

extension UIScrollView {
  /// The length from an item, inclusive, to the end of the content at an edge, in points.
  fileprivate func length(from frame: CGRect, to edge: RefreshEdge) -> CGFloat {
    switch edge {
    case .top: frame.maxY
    case .bottom: contentSize.height - frame.minY
    case .leading, .trailing:
      edge.isStart == isMirrored ? contentSize.width - frame.minX : frame.maxX
    }
  }
}
