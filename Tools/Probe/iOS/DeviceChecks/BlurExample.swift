internal import EdgeRefresh
internal import UIKit

/// A list whose header is blurred glass over the colors of the table's background view. A button
/// lets the list begin at the top of the screen, without a navigation bar.
final class BlurExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = header.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    header.insertSubview(blur, at: 0)
    tableView.refreshHeader = header
    tableView.backgroundView = stripes()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Full screen", primaryAction: UIAction { [weak self] _ in self?.fillScreen() })
  }

  private func fillScreen() {
    tableView.contentInsetAdjustmentBehavior = .never
    navigationController?.setNavigationBarHidden(true, animated: true)
  }

  private func stripes() -> UIView {
    let stack = UIStackView(
      arrangedSubviews: [UIColor.systemRed, .systemGreen, .systemBlue, .systemOrange].map {
        let stripe = UIView()
        stripe.backgroundColor = $0
        return stripe
      })
    stack.distribution = .fillEqually
    return stack
  }
}
