internal import EdgeRefresh
internal import UIKit

/// A header with custom titles, font and color.
final class CustomTextsHeaderExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.setTitle("Pull for the post", for: .idle)
    header.setTitle("Let go, the postman is here", for: .pulling)
    header.setTitle("Sorting letters …", for: .refreshing)
    header.stateLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    header.stateLabel.textColor = .accentText
    header.lastUpdatedTimeLabel.font = .systemFont(ofSize: 13)
    tableView.refreshHeader = header
  }
}
