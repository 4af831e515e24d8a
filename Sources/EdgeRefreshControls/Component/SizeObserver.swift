import UIKit

/// Notifies the controls of a scroll view when its size has changed.
///
/// UIKit sends no such notification, and a control's own size follows the scroll view along one
/// axis only. This hidden view follows both. It is laid out in the same pass as the scroll view.
final class SizeObserver: UIView {
  /// Adds the observer to a scroll view, in front of a control: controls are the first subviews.
  func observe(_ scrollView: UIScrollView, inFrontOf control: UIView) {
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame = CGRect(origin: .zero, size: scrollView.bounds.size)
    scrollView.insertSubview(self, aboveSubview: control)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for case let control as RefreshComponent in superview?.subviews ?? [] {
      control.checkViewport()
    }
  }
}
