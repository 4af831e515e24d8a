package import UIKit

// Where the content of a scroll view rests, and what moves it.

extension UITraitCollection {
  /// The largest error of a length that the system rounds to pixels, in points.
  package var halfPixel: CGFloat { 0.501 / max(displayScale, 1) }
}

extension UIScrollView {
  /// The content offset or, while the content bounces back, the offset at which it will rest.
  /// Setting an offset along one axis may end the bounce along both.
  package var restingOffset: CGPoint { isDecelerating ? resting(at: contentOffset) : contentOffset }

  /// Whether the content is where UIKit moves it from an offset when an edge moves: still there, at
  /// the nearest edge, or moved as far as the inset has grown. Otherwise, someone has scrolled.
  func isMovedByEdges(from old: CGPoint, growth: UIEdgeInsets) -> Bool {
    let (offset, settled, halfPixel) = (contentOffset, resting(at: old), traitCollection.halfPixel)
    return [old.x, settled.x, old.x - growth.left].contains { abs($0 - offset.x) < halfPixel }
      && [old.y, settled.y, old.y - growth.top].contains { abs($0 - offset.y) < halfPixel }
  }

  /// Returns the nearest offset at which the content is not past an edge. If an adjusted inset is
  /// passed, it determines the edges.
  package func resting(at offset: CGPoint, within inset: UIEdgeInsets? = nil) -> CGPoint {
    let inset = inset ?? adjustedContentInset
    let maximum = CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, -inset.left),
      y: max(contentSize.height + inset.bottom - bounds.height, -inset.top))
    return CGPoint(
      x: min(max(offset.x, -inset.left), maximum.x),
      y: min(max(offset.y, -inset.top), maximum.y))
  }

  /// Whether a finger drags the content. `isDragging` may stay `true` until the content rests, and
  /// may change before or after the state of the recognizer.
  package var isDraggedByFinger: Bool {
    let state = panGestureRecognizer.state
    return state == .began || state == .changed
  }

  /// Whether a finger moves the content, or it continues to move after the finger's release.
  package var isMovedByUser: Bool { isTracking || isDraggedByFinger || isDecelerating }

  /// Whether the content is moving to an offset that the app has requested; `nil` before iOS 17.4,
  /// where this is not known.
  package var isScrolledByApp: Bool? {
    if #available(iOS 17.4, *) { isScrollAnimating } else { nil }
  }
}
