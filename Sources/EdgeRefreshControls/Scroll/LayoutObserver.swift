import UIKit

/// An invisible subview of a scroll view, which is laid out with it.
class LayoutObserver: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // The view is not hidden, because UIKit may not lay out hidden views.
    isUserInteractionEnabled = false
    // This lays out the view when the size of the scroll view changes.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}
