import UIKit

/// A view without a size that marks a corner of the modified view in the view hierarchy. It reports
/// when it enters or leaves a window.
final class MarkerView: UIView {
  /// Called when the view has moved to a window or left one.
  var didMove: (() -> Void)?
  /// Called before the view leaves its window.
  var willLeave: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil && window != nil { willLeave?() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    didMove?()
  }

  /// The place of the view in the coordinates of its window, in points.
  var place: CGPoint { convert(CGPoint.zero, to: nil) }
}
