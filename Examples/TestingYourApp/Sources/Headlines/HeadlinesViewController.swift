import EdgeRefresh
public import UIKit

/// A list of headlines. Pulling it down loads the newest headlines, and scrolling to the end loads
/// older ones.
public final class HeadlinesViewController: UITableViewController {
  private let source: any HeadlineSource

  /// The displayed headlines, newest first.
  public private(set) var headlines: [String] = []

  /// Creates the list for a source.
  public init(source: any HeadlineSource) {
    self.source = source
    super.init(style: .plain)
  }

  /// Returns `nil`: the list cannot be created from a storyboard.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HeadlineCell.self, forCellReuseIdentifier: "headline")
    tableView.refreshHeader = NormalHeader { [weak self] in
      try await self?.reload()
    }
    tableView.refreshFooter = AutoNormalFooter { [weak self] in
      try await self?.loadOlder() ?? .noMoreData
    }
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    headlines.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "headline", for: indexPath)
    (cell as? HeadlineCell)?.show(headlines[indexPath.row])
    return cell
  }

  private func reload() async throws {
    headlines = try await source.newest()
    tableView.reloadData()
    tableView.refreshFooter?.resetNoMoreData()
  }

  private func loadOlder() async throws -> LoadMoreResult {
    let older = try await source.older(after: headlines.count)
    headlines += older
    tableView.reloadData()
    return older.isEmpty ? .noMoreData : .more
  }
}
