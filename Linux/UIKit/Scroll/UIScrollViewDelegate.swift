public import Foundation

/// Methods that report and control scrolling, dragging and zooming.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset changes. If the bounds were set directly, `boundsOrigin` in
  /// `UIKitAnswers` decides whether this method is called.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called before a drag ends, with the velocity of the content in points per millisecond.
  ///
  /// The delegate may change the offset at which the content will stop. Not called when paging is
  /// enabled.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after a drag ends. `decelerate` is `true` if the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called after the deceleration ends.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called after a programmatic scroll animation ends.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar scrolls to the top. `true` by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called after a scroll to the top, started by a tap on the status bar, ends.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called after the adjusted content inset changes.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// The view to scale when the content is zoomed. If `nil`, the default, zooming is disabled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called when a pinch or an animated programmatic zoom begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called after a pinch or a programmatic zoom changes the zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called after a pinch ends and the scale is within its limits, or after an animated zoom ends.
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
