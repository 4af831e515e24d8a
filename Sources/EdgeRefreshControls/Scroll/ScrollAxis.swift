import EdgeRefreshCore
package import UIKit

/// An axis along which content scrolls.
package struct ScrollAxis {
  package let isHorizontal: Bool
  /// Whether the end of the content is at the smallest offset, as in a right-to-left layout.
  package let isReversed: Bool

  /// The axis of an edge, in the direction of the scroll view's coordinates.
  init(of edge: RefreshEdge) {
    isHorizontal = edge.isHorizontal
    isReversed = false
  }

  package func offset(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  package func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// The length across the axis.
  func breadth(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  /// The smallest coordinate of a frame along the axis.
  package func start(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.minX : frame.minY }

  package func end(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.maxX : frame.maxY }

  /// The insets before and after the content, in the direction of the coordinates.
  package func lengths(_ inset: UIEdgeInsets) -> (first: CGFloat, last: CGFloat) {
    isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
  }

  /// Returns a point with its coordinate along the axis replaced.
  package func point(_ point: CGPoint, at offset: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: offset, y: point.y) : CGPoint(x: point.x, y: offset)
  }
}

@MainActor
extension ScrollAxis {
  /// Determines the axis of a scroll view from the kind of content, then from the refresh controls,
  /// then from the sizes.
  package init(of scrollView: UIScrollView) {
    isHorizontal = Self.isHorizontal(scrollView)
    isReversed = isHorizontal && Self.isReversed(scrollView)
  }

  /// Whether the last item is on the left of the first one. Without two items, the layout direction
  /// decides.
  private static func isReversed(_ scrollView: UIScrollView) -> Bool {
    guard let items = ContentItems(of: scrollView) else { return scrollView.isMirrored }
    let counts = items.counts
    guard let first = counts.path(followedBy: .max), let last = counts.path(followedBy: 0),
      first != last, let start = items.frame(of: first)?.minX, let end = items.frame(of: last)?.minX
    else { return scrollView.isMirrored }
    return end < start
  }

  private static func isHorizontal(_ scrollView: UIScrollView) -> Bool {
    if scrollView is UITableView { return false }
    if let collectionView = scrollView as? UICollectionView,
      let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    {
      return layout.scrollDirection == .horizontal
    }
    let controls = ScrollHost.existing(of: scrollView)?.listeners ?? []
    if !controls.isEmpty { return controls.allSatisfy { $0.status.edge.isHorizontal } }
    let (content, size) = (scrollView.contentSize, scrollView.bounds.size)
    return content.width > size.width && content.height <= size.height
  }

  /// The offsets between which the content rests.
  package func restingOffsets(of scrollView: UIScrollView) -> ClosedRange<CGFloat> {
    let (first, last) = lengths(scrollView.adjustedContentInset)
    let end = length(scrollView.contentSize) + last - length(scrollView.bounds.size)
    // An app may set insets and sizes that are not numbers, but a range needs numbers.
    let start = first.isNaN ? 0 : -first
    return start...max(start, end.isNaN ? start : end)
  }

  /// Returns the resting offset that is nearest to an offset. With paging, it is the offset
  /// of a page.
  package func restingOffset(near offset: CGFloat, of scrollView: UIScrollView) -> CGFloat {
    let offsets = restingOffsets(of: scrollView)
    let clamped = min(max(offset, offsets.lowerBound), offsets.upperBound)
    let page = length(scrollView.bounds.size)
    let isAtEdge = clamped == offsets.lowerBound || clamped == offsets.upperBound
    guard scrollView.isPagingEnabled && page > 0 && !isAtEdge else { return clamped }
    return min(max((clamped / page).rounded() * page, offsets.lowerBound), offsets.upperBound)
  }

  /// Returns whether the content has not been scrolled, or has been scrolled to its start.
  package func isAtFirstOffset(_ scrollView: UIScrollView) -> Bool {
    let (offset, offsets) = (offset(scrollView.contentOffset), restingOffsets(of: scrollView))
    return offset <= max(offsets.lowerBound, 0) + 1
      || isReversed && offset >= offsets.upperBound - 1
  }

  /// Returns whether the content rests at its start.
  package func isAtStart(of scrollView: UIScrollView) -> Bool {
    let (offset, offsets) = (offset(scrollView.contentOffset), restingOffsets(of: scrollView))
    return abs(offset - (isReversed ? offsets.upperBound : offsets.lowerBound)) < 0.5
  }

  /// Returns how far the content is from its end, in points. The distance is negative past the end.
  package func distanceToEnd(of scrollView: UIScrollView) -> CGFloat {
    let distance = lastOffset(of: scrollView) - offset(scrollView.contentOffset)
    return isReversed ? -distance : distance
  }

  /// Returns how far the content is from its end, without what refresh controls add to the inset
  /// there. A footer that opens out of view does not move the end away.
  package func distanceToEndWithoutControls(of scrollView: UIScrollView) -> CGFloat {
    let amounts = lengths(ScrollHost.existing(of: scrollView)?.ledger.amounts ?? .zero)
    return distanceToEnd(of: scrollView) - (isReversed ? amounts.first : amounts.last)
  }

  /// The offset at which the content is at its end.
  package func lastOffset(of scrollView: UIScrollView) -> CGFloat {
    let offsets = restingOffsets(of: scrollView)
    return isReversed ? offsets.lowerBound : offsets.upperBound
  }
}

extension UIScrollView {
  /// Whether the leading edge is on the right in the content's coordinates.
  var isMirrored: Bool { readsFromRight != isFlipped }

  var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether the scroll view mirrors its content. A collection view does if its layout requests it,
  /// so that the layout can place items from 0 in every language. It may mirror itself or only its
  /// subviews, so a subview shows it.
  var isFlipped: Bool {
    guard let collection = self as? UICollectionView else { return false }
    let layout = collection.collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && collection.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
      && (collection.subviews.first { $0 is ViewportObserver } ?? collection)
        .isMirrored(in: collection.superview)
  }
}

extension UIView {
  /// Whether an ancestor shows the view mirrored, even if it is also rotated. `false` without an
  /// ancestor.
  ///
  /// UIKit does not document how it mirrors a view, so this compares how the axes are converted:
  /// only mirroring changes the direction of the turn from the x-axis to the y-axis.
  func isMirrored(in ancestor: UIView?) -> Bool {
    guard let ancestor else { return false }
    let origin = convert(CGPoint.zero, to: ancestor)
    let right = convert(CGPoint(x: 1, y: 0), to: ancestor)
    let down = convert(CGPoint(x: 0, y: 1), to: ancestor)
    return (right.x - origin.x) * (down.y - origin.y) < (right.y - origin.y) * (down.x - origin.x)
  }
}
