internal import EdgeRefresh
internal import UIKit

/// A large preferred text size: the texts of the header follow it, and the header grows with them.
final class LargeTextExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.lastUpdatedTimeLabel.isHidden = true
    tableView.refreshHeader = header
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Before iOS 17, only a parent can override traits. A new controller has no parent.
    parent?.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), forChild: self)
  }
}
