import UIKit

/// The values of a scroll view for which the ranges of its controls are valid.
///
/// Most of them are not observed, so they are compared at each movement.
@MainActor
struct ScrollConditions: Equatable {
  private let size: CGSize
  private let inset: UIEdgeInsets
  private let isDragging: Bool
  /// Tells a drag from a deceleration, in which `isDragging` may still be `true`.
  private let isTracking: Bool
  private let isZooming: Bool
  private let contentSize: CGSize
  /// Only horizontal controls depend on it.
  private let isMirrored: Bool

  init(of scrollView: UIScrollView, readsMirroring: Bool) {
    size = scrollView.bounds.size
    inset = scrollView.adjustedContentInset
    isDragging = scrollView.isDragging
    isTracking = scrollView.isTracking
    isZooming = scrollView.isZooming || scrollView.isZoomBouncing
    contentSize = scrollView.contentSize
    isMirrored = readsMirroring && scrollView.isMirrored
  }

  /// Returns whether the conditions apply to a scroll view. No range is valid while it zooms.
  func apply(to scrollView: UIScrollView, readsMirroring: Bool) -> Bool {
    // `isZoomBouncing` need not be read: the zooming before it has ended all ranges.
    scrollView.bounds.size == size && scrollView.isDragging == isDragging
      && scrollView.isTracking == isTracking && !isZooming
      && !scrollView.isZooming && scrollView.adjustedContentInset == inset
      && scrollView.contentSize == contentSize
      && (!readsMirroring || scrollView.isMirrored == isMirrored)
  }
}
