package import UIKit

/// An invisible subview of a scroll view, which is laid out with it.
@MainActor
package protocol LayoutObserver: UIView {}

extension LayoutObserver {
  /// Lets the view be laid out with its scroll view. It is called when the view is created.
  package func observeLayout() {
    // The view is not hidden, because UIKit may not lay out hidden views.
    isUserInteractionEnabled = false
    // This lays out the view when the size of the scroll view changes.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// An invisible view that is laid out with its scroll view.
///
/// It lets the controls notice changes of the size, the adjusted inset and the number of items.
/// UIKit reports the adjusted inset to the delegate and to subclasses, which are the app's. This
/// view is as large as the scroll view and lies over the beginning of its content. It relies on
/// being laid out in the same pass as the scroll view, and on a safe area that changes with the
/// scroll view's. Where this view is out of sight, the controls notice a new safe area at the next
/// movement.
final class ViewportObserver: UIView, LayoutObserver {
  /// Set to `nil` when the scroll view is freed. A weak reference would slow down movements. For
  /// `nonisolated(unsafe)`, see ``ScrollHost/listeners``.
  nonisolated(unsafe) var host: ScrollHost?

  override init(frame: CGRect) {
    super.init(frame: frame)
    observeLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the observer to a scroll view, in front of a control: controls are the first subviews.
  func observe(_ scrollView: UIScrollView, for host: ScrollHost, inFrontOf control: UIView) {
    self.host = host
    frame = CGRect(origin: .zero, size: scrollView.bounds.size)
    scrollView.insertSubview(self, aboveSubview: control)
  }

  /// Moves the view over the visible area, where it notices a new safe area that would cover an
  /// open control, or back to the beginning of the content, where movements do not concern it.
  func move(overVisibleArea isOverVisibleArea: Bool) {
    guard let bounds = superview?.bounds else { return }
    let place = isOverVisibleArea ? bounds : CGRect(origin: .zero, size: bounds.size)
    guard frame != place else { return }
    UIView.performWithoutAnimation {
      if frame.size == place.size {
        center = CGPoint(x: place.midX, y: place.midY)
      } else {
        frame = place
      }
    }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    // Behind another screen, the safe area may have moved the content without a notice.
    host?.noticeMovement()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if superview != nil { host?.scrollViewWasLaidOut() }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    host?.safeAreaOfSubviewDidChange()
  }
}
