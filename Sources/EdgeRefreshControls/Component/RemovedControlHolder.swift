import UIKit

/// Retains a control that the app removed from its scroll view without setting the property to
/// `nil`.
///
/// As in MJRefresh, the property still returns the control, and the app may add it again. The
/// holder is a hidden subview, so it is freed with the scroll view.
final class RemovedControlHolder: UIView, ListPart {
  let control: RefreshComponent

  init(of control: RefreshComponent) {
    self.control = control
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
