internal import UIKit

/// A list whose table has a background view. The header must be in front of it.
final class BackgroundViewExample: HeaderAndFooterListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let background = UIView()
    background.backgroundColor = .systemTeal
    tableView.backgroundView = background
  }
}
