import UIKit

/// Tells the controls of a scroll view when its size has changed.
///
/// There is no notification of that, and a control hears only of sizes across its axis, which its own
/// size follows. This hidden view follows both: it is laid out in the same pass in which the scroll
/// view is, without waiting for a scroll.
final class SizeObserver: UIView {
  /// Puts the observer on a scroll view, behind one of its controls: those are the first subviews.
  func observe(_ scrollView: UIScrollView, behind control: UIView) {
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = CGRect(origin: .zero, size: scrollView.bounds.size)
    scrollView.insertSubview(self, aboveSubview: control)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for case let control as RefreshComponent in superview?.subviews ?? [] {
      control.noticeResize()
    }
  }
}
