internal import EdgeRefresh
internal import UIKit

/// A list with a second level above it. A pull refreshes the list, and a longer pull opens the
/// second level.
final class TwoLevelsExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.lastUpdatedTimeLabel.isHidden = true
    let drawer = MiniAppsViewController()
    let level = SecondLevel(viewController: drawer)
    level.title = "Release for mini apps"
    level.accessibilityActionName = "Open mini apps"
    level.stateDidChange = { [weak drawer] in drawer?.showsApps = $0 != .armed }
    drawer.close = { [weak level] in level?.close() }
    header.secondLevel = level
    tableView.refreshHeader = header
  }
}
