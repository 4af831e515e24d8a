internal import EdgeRefresh
internal import UIKit

/// A header with texts on a screen whose navigation bar prefers large titles. During a pull, a
/// large title is where the header is, so this screen has a small title.
final class LargeTitleTextsExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Inbox"
    navigationItem.largeTitleDisplayMode = .never
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    tableView.refreshHeader = header
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.navigationBar.prefersLargeTitles = false
  }
}
