internal import EdgeRefresh
internal import UIKit

/// A list that keeps the visible rows in place while a button inserts 20 rows above them.
final class RowsAboveExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keepsVisibleContentInPlace = true
    tableView.refreshHeader = NormalHeader {
      try await Task.sleep(nanoseconds: 1_000_000_000)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Insert 20", primaryAction: UIAction { [weak self] _ in self?.insertRows() })
  }

  private func insertRows() {
    let rows = (0..<20).map { Message.first[$0 % Message.first.count] }
    tableView.keepVisibleContentInPlace { insert(rows) }
  }
}
