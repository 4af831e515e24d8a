internal import EdgeRefresh
internal import UIKit

/// A table whose rows have between one and six lines and measure themselves.
final class SelfSizingRowsExample: UITableViewController {
  private var count = 30

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LinesCell.self, forCellReuseIdentifier: LinesCell.identifier)
    // About the height of a cell with one line, so the estimate is wrong for the other cells.
    tableView.estimatedRowHeight = 44
    tableView.refreshHeader = NormalHeader { [weak self] in try await self?.reload() }
    tableView.refreshFooter = AutoNormalFooter { [weak self] in try await self?.loadMore() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: LinesCell.identifier, for: indexPath)
    let lines = 1 + indexPath.row * 7 % 6
    (cell as? LinesCell)?.show(
      (1...lines).map { "Row \(indexPath.row + 1), line \($0)" }.joined(separator: "\n"))
    return cell
  }

  private func reload() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    count = 30
    tableView.reloadData()
  }

  private func loadMore() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    count += 10
    tableView.reloadData()
  }
}
