import EdgeRefreshCore
import UIKit

/// The axis along which a scroll view scrolls.
@MainActor
struct ContentAxis {
  let isHorizontal: Bool
  /// Whether the end of the content is at the smallest offset, as in a right-to-left layout.
  let isReversed: Bool

  /// Determines the axis from the kind of content, then from the refresh controls, then from the
  /// sizes.
  init(of scrollView: UIScrollView) {
    isHorizontal = Self.isHorizontal(scrollView)
    isReversed = isHorizontal && Self.isReversed(scrollView)
  }

  /// Whether the last item is on the left of the first one. Without two items, the layout direction
  /// decides.
  private static func isReversed(_ scrollView: UIScrollView) -> Bool {
    guard let items = ContentItems(of: scrollView) else { return scrollView.isMirrored }
    let counts = ItemCounts(sections: items.counts)
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
    let controls = scrollView.subviews.compactMap { $0 as? RefreshComponent }
    if let control = controls.first { return control.engine.edge.isHorizontal }
    let (content, size) = (scrollView.contentSize, scrollView.bounds.size)
    return content.width > size.width && content.height <= size.height
  }

  func offset(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// The side of a frame from which its place is measured.
  func start(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.minX : frame.minY }

  func end(_ frame: CGRect) -> CGFloat { isHorizontal ? frame.maxX : frame.maxY }

  /// Returns a point with another coordinate along the axis.
  func point(_ point: CGPoint, at offset: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: offset, y: point.y) : CGPoint(x: point.x, y: offset)
  }

  /// The offsets between which the content rests.
  func restingOffsets(of scrollView: UIScrollView) -> ClosedRange<CGFloat> {
    let inset = scrollView.adjustedContentInset
    let (first, last) = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let end = length(scrollView.contentSize) + last - length(scrollView.bounds.size)
    return -first...max(-first, end)
  }

  /// Returns the offset nearest to another one at which the content rests: in paged content, that of
  /// a page.
  func restingOffset(near offset: CGFloat, of scrollView: UIScrollView) -> CGFloat {
    let offsets = restingOffsets(of: scrollView)
    let clamped = min(max(offset, offsets.lowerBound), offsets.upperBound)
    let page = length(scrollView.bounds.size)
    let isAtEdge = clamped == offsets.lowerBound || clamped == offsets.upperBound
    guard scrollView.isPagingEnabled && page > 0 && !isAtEdge else { return clamped }
    return min(max((clamped / page).rounded() * page, offsets.lowerBound), offsets.upperBound)
  }

  /// Returns whether the content has not been scrolled, or has been scrolled to its start.
  func isAtFirstOffset(_ scrollView: UIScrollView) -> Bool {
    let (offset, offsets) = (offset(scrollView.contentOffset), restingOffsets(of: scrollView))
    return offset <= max(offsets.lowerBound, 0) + 1
      || isReversed && offset >= offsets.upperBound - 1
  }

  /// Returns whether the content rests at its start.
  func isAtStart(of scrollView: UIScrollView) -> Bool {
    let (offset, offsets) = (offset(scrollView.contentOffset), restingOffsets(of: scrollView))
    return abs(offset - (isReversed ? offsets.upperBound : offsets.lowerBound)) < 0.5
  }

  /// Returns how far the content is from its end, in points. Negative past the end.
  func distanceToEnd(of scrollView: UIScrollView) -> CGFloat {
    let offsets = restingOffsets(of: scrollView)
    let offset = offset(scrollView.contentOffset)
    return isReversed ? offset - offsets.lowerBound : offsets.upperBound - offset
  }

  /// Returns how far the content is from its end, without the amounts of refresh controls at the
  /// end. A footer that opens out of view does not move the end away.
  func distanceToEndWithoutControls(of scrollView: UIScrollView) -> CGFloat {
    let amounts = ScrollHost.existing(of: scrollView)?.ledger.amounts ?? .zero
    let amount = isHorizontal ? (isReversed ? amounts.left : amounts.right) : amounts.bottom
    return distanceToEnd(of: scrollView) - amount
  }

  /// The offset at which the content is at its end.
  func lastOffset(of scrollView: UIScrollView) -> CGFloat {
    let offsets = restingOffsets(of: scrollView)
    return isReversed ? offsets.lowerBound : offsets.upperBound
  }
}
