internal import EdgeRefresh
internal import UIKit

/// Async handlers. The refresh ends when the handler returns. The footer's handler also returns
/// whether there is more to load.
final class AsyncHandlerExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader { [weak self] in
      guard let self else { return }
      insert(await server.news())
    }
    tableView.refreshHeader = header
    tableView.refreshFooter = AutoNormalFooter { [weak self] in
      guard let self else { return .noMoreData }
      let older = await server.older()
      append(older)
      return older.isEmpty ? .noMoreData : .more
    }
  }
}
