import EdgeRefresh
import UIKit

/// The stories that the user has saved, newest first. Its handlers are blocks.
final class SavedStoriesViewController: UIViewController {
  let tableView = UITableView()
  let pulse = PulseView()
  private(set) var stories: [Story] = []
  private(set) var pagesFromPull = 0

  /// Called when a load should start. The app calls ``add(_:)`` with the result.
  var onLoad: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = 52
    tableView.register(StoryCell.self, forCellReuseIdentifier: StoryCell.identifier)
    tableView.dataSource = self
    view.addSubview(tableView)

    let header = RefreshHeader(content: pulse)
    header.lastUpdatedStore = MemoryStore()
    header.refreshingBlock = { [weak self] in self?.onLoad() }
    tableView.refreshHeader = header
    tableView.refreshFooter = BackNormalFooter { [weak self] in
      self?.pagesFromPull += 1
      self?.onLoad()
    }
  }

  /// Adds stories and ends the refresh.
  func add(_ loaded: [Story]) {
    stories += loaded
    tableView.reloadData()
    tableView.refreshHeader?.endRefreshing()
    tableView.refreshFooter?.endRefreshing(with: loaded.isEmpty ? .noMoreData : .success)
  }
}

extension SavedStoriesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stories.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: StoryCell.identifier, for: indexPath)
    (cell as? StoryCell)?.show(stories[indexPath.row])
    return cell
  }
}
