import MJRefresh
import UIKit

/// A list of downloads whose code uses the MJRefresh names.
final class DownloadsViewController: UITableViewController {
  /// The result of the next load.
  var nextFiles: () async throws -> [String] = { [] }
  private(set) var files: [String] = []
  private(set) var failures = 0
  private var header: DownloadHeader?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 52
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    let header = DownloadHeader { [weak self] in self?.startReload() }
    self.header = header
    tableView.mj_header = header
    tableView.mj_footer = MJRefreshAutoNormalFooter { [weak self] in self?.startLoad() }
    tableView.mj_footer?.isHidden = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    files.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
  }

  private func startReload() {
    Task {
      files = []
      await load()
      await header?.endRefreshing()
    }
  }

  private func startLoad() {
    Task {
      let count = files.count
      await load()
      if files.count == count {
        tableView.mj_footer?.endRefreshingWithNoMoreData()
      } else {
        await tableView.mj_footer?.endRefreshing()
      }
    }
  }

  private func load() async {
    do {
      files += try await nextFiles()
    } catch {
      failures += 1
    }
    tableView.reloadData()
    tableView.mj_footer?.isHidden = files.isEmpty
  }
}
