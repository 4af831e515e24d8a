internal import UIKit

/// A list whose table has a background view, which a button replaces. The header must be in front
/// of each of them.
final class BackgroundViewExample: HeaderAndFooterListViewController {
  private var colors: [UIColor] = [.systemTeal, .systemYellow]

  override func viewDidLoad() {
    // The first background view must exist before the controls are added.
    replaceBackground()
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Replace", primaryAction: UIAction { [weak self] _ in self?.replaceBackground() })
  }

  private func replaceBackground() {
    let background = UIView()
    background.backgroundColor = colors[0]
    colors.swapAt(0, 1)
    tableView.backgroundView = background
  }
}
