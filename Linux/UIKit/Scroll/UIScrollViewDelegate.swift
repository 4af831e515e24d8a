public import Foundation

/// Methods that notify of scrolling, dragging and zooming, and some that control it.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content offset changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when the user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the user is about to end a drag, with the velocity in points per millisecond. The
  /// delegate may change the offset at which the content will stop. Not called when paging is
  /// enabled.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when the user ended a drag. `decelerate` is `true` if the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the deceleration ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when a programmatic scroll animation ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar scrolls to the top. `true` by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called when a scroll to the top after a tap on the status bar ended.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called when the adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The view to scale when the content is zoomed. With `nil`, the default, zooming is disabled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when a pinch or an animated programmatic zoom begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called when the zoom scale changed, for whatever reason.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when a pinch ended and the scale is within its limits again, or when an animated zoom
  /// ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// The default for delegates that do not implement the method.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The default for delegates that do not implement the method.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The default for delegates that do not implement the method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The default for delegates that do not implement the method.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// The default for delegates that do not implement the method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The default for delegates that do not implement the method.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// The default for delegates that do not implement the method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// The default for delegates that do not implement the method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The default for delegates that do not implement the method.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The default for delegates that do not implement the method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// The default for delegates that do not implement the method.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The default for delegates that do not implement the method.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The default for delegates that do not implement the method.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The default for delegates that do not implement the method.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
