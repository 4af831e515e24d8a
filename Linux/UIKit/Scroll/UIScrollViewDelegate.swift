public import Foundation

/// Hears what a scroll view does.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The user lets go, at a velocity in points per millisecond; the place at which the content will
  /// rest may be changed. Not called when paging.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The user has let go; `decelerate` tells whether the content goes on moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content goes on moving by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animation that was asked for in code is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar scrolls to the top; true by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The scroll to the top after a tap on the status bar is over.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The view that is scaled when the content is zoomed; none by default, which forbids zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Two fingers begin to zoom, or an animated zoom was asked for in code.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale has changed, for whatever reason.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The fingers have zoomed, and the scale has come back to its limits; or an animated zoom is over.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Stands in for a delegate that does not implement the method.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Stands in for a delegate that does not implement the method.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Stands in for a delegate that does not implement the method.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
