internal import EdgeRefresh
internal import UIKit

/// A handler that awaits: the controls end by themselves, and learn from it whether there is more.
final class AsyncHandlerExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader { [weak self] in
      guard let self else { return }
      insert(await server.news())
    }
    header.fadesWithPull = true
    tableView.refreshHeader = header
    tableView.refreshFooter = AutoNormalFooter { [weak self] in
      guard let self else { return .noMoreData }
      let older = await server.older()
      append(older)
      return older.isEmpty ? .noMoreData : .more
    }
  }
}
