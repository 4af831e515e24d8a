internal import UIKit

/// The content of the custom controls: a switch, a label, and a logo that a spinner replaces.
final class SwitchRow: UIView {
  private let toggle = UISwitch()
  private let label = UILabel()
  private let logo = UIImageView(image: PetalImages.opening.last)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    toggle.isUserInteractionEnabled = false
    label.font = .boldSystemFont(ofSize: 16)
    label.textAlignment = .center
    for view in [label, toggle, logo, spinner] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    toggle.center = CGPoint(x: 52, y: bounds.midY)
    logo.center = CGPoint(x: bounds.width - 40, y: bounds.midY)
    spinner.center = logo.center
  }

  func show(_ text: String, isOn: Bool, isBusy: Bool) {
    label.text = text
    toggle.setOn(isOn, animated: true)
    logo.isHidden = isBusy
    isBusy ? spinner.startAnimating() : spinner.stopAnimating()
  }

  /// Rotates the logo in proportion to the progress: 180 degrees at 1 and above.
  func turnLogo(by progress: CGFloat) {
    logo.transform = CGAffineTransform(rotationAngle: min(max(progress, 0), 1) * .pi)
  }
}
