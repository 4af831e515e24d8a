internal import EdgeRefresh
internal import UIKit

/// A large preferred text size: the labels follow it, and the header is higher.
final class LargeTextExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.lastUpdatedTimeLabel.isHidden = true
    header.stateLabel.font = .preferredFont(forTextStyle: .subheadline)
    header.stateLabel.adjustsFontForContentSizeCategory = true
    header.frame.size.height = 72
    header.fadesWithPull = true
    tableView.refreshHeader = header
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Traits can be overridden when the controller is a child, which it is not before it moves.
    parent?.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), forChild: self)
  }
}
