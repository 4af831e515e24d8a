internal import EdgeRefresh
internal import UIKit

/// A footer with custom titles, font and color.
final class CustomTextsFooterExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let footer = AutoNormalFooter(refreshingBlock: { [weak self] in self?.loadMore() })
    footer.setTitle("Tap for the archive", for: .idle)
    footer.setTitle("Climbing into the cellar …", for: .refreshing)
    footer.setTitle("That was the first letter ever", for: .noMoreData)
    footer.stateLabel.font = .systemFont(ofSize: 17)
    footer.stateLabel.textColor = .accentText
    tableView.refreshFooter = footer
  }
}
