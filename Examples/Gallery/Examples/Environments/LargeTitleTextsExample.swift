internal import EdgeRefresh
internal import UIKit

/// A header with texts on a screen whose navigation bar prefers large titles. During a pull, a
/// large title is where the header is, so this screen has a small title.
final class LargeTitleTextsExample: MessageListViewController {
  override var prefersLargeTitles: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Inbox"
    navigationItem.largeTitleDisplayMode = .never
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    tableView.refreshHeader = header
  }
}
