import UIKit

/// Notifies the controls of a scroll view when its size, its adjusted inset or the number of its
/// items has changed.
///
/// UIKit sends no such notifications. A control's own size follows the scroll view along one axis
/// only, and a control out of view has no safe area. This hidden view is as large as the scroll
/// view and lies over the beginning of its content, so it is laid out in the same pass as the
/// scroll view, and its own safe area changes with that of the scroll view. Farther from the
/// beginning, the controls notice a changed inset at the next movement.
final class ViewportObserver: UIView {
  /// The adjusted inset when the controls were last notified.
  private var inset = UIEdgeInsets.zero

  /// Adds the observer to a scroll view, in front of a control: controls are the first subviews.
  func observe(_ scrollView: UIScrollView, inFrontOf control: UIView) {
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inset = scrollView.adjustedContentInset
    frame = CGRect(origin: .zero, size: scrollView.bounds.size)
    scrollView.insertSubview(self, aboveSubview: control)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UIScrollView).flatMap(InsetLedger.existing)?.countItems()
    notifyControls {
      $0.checkViewport()
      $0.checkInset()
      $0.checkItems()
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // It also changes when the content moves.
    guard let scrollView = superview as? UIScrollView, scrollView.adjustedContentInset != inset
    else { return }
    inset = scrollView.adjustedContentInset
    notifyControls { $0.checkInset() }
  }

  private func notifyControls(_ notify: (RefreshComponent) -> Void) {
    let subviews = superview?.subviews ?? []
    // A `for` loop allocates its iterator in unoptimized builds, and an open control changes the
    // inset while the content moves.
    var index = 0
    while index < subviews.count {
      if let control = subviews[index] as? RefreshComponent { notify(control) }
      index += 1
    }
  }
}
