internal import Foundation
internal import UIKit

/// The view over the app: status bar, home indicator and, optionally, the finger.
final class ScreenOverlay: UIView {
  private static let fingerDiameter: CGFloat = 44

  private let statusBar = StatusBarView(frame: .zero)
  private let homeIndicator = UIView()
  private let finger = UIView()

  var device: SimulatedDevice {
    didSet {
      frame.size = device.size
      setNeedsLayout()
    }
  }

  var showsSystemBars = true {
    didSet { setNeedsLayout() }
  }

  /// The position of the finger, or `nil` to hide it.
  var fingerPosition: CGPoint? {
    didSet {
      finger.isHidden = fingerPosition == nil
      if let fingerPosition { finger.center = fingerPosition }
    }
  }

  init(device: SimulatedDevice) {
    self.device = device
    super.init(frame: CGRect(origin: .zero, size: device.size))
    backgroundColor = .clear
    isOpaque = false
    homeIndicator.backgroundColor = .label
    homeIndicator.layer.cornerRadius = 2.5
    finger.bounds.size = CGSize(width: Self.fingerDiameter, height: Self.fingerDiameter)
    finger.layer.cornerRadius = Self.fingerDiameter / 2
    finger.backgroundColor = UIColor.systemGray.withAlphaComponent(0.45)
    finger.layer.borderWidth = 1.5
    finger.layer.borderColor = UIColor.white.withAlphaComponent(0.8).cgColor
    finger.isHidden = true
    for view in [statusBar, homeIndicator, finger] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = device.safeAreaInsets
    statusBar.isHidden = !showsSystemBars || insets.top == 0
    statusBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: insets.top)
    homeIndicator.isHidden = !showsSystemBars || insets.bottom == 0
    let width = min(bounds.width * 0.36, 230)
    homeIndicator.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - 13, width: width, height: 5)
  }
}
