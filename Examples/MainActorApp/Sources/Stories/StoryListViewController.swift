import EdgeRefresh
import Observation
public import UIKit

/// A list of stories. Pulling it down loads the newest ones, and its end loads older ones.
public final class StoryListViewController: UITableViewController {
  let model: StoryModel
  let header = StoryHeader()
  /// The top insets that were observed, in points.
  private(set) var observedInsets: [CGFloat] = []

  private var shown: [Story] = []
  private var insetObservation: NSKeyValueObservation?

  init(model: StoryModel) {
    self.model = model
    super.init(style: .plain)
    title = "Stories"
  }

  /// Returns `nil`: the list cannot be created from a storyboard.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 52
    tableView.register(StoryCell.self, forCellReuseIdentifier: StoryCell.identifier)
    header.lastUpdatedStore = MemoryStore()
    header.setRefreshHandler { [weak self] in try await self?.reload() }
    tableView.refreshHeader = header
    tableView.refreshFooter = AutoNormalFooter { [model] in
      try await model.loadMore()
    }
    insetObservation = tableView.observe(\.contentInset) { [weak self] tableView, _ in
      MainActor.assumeIsolated { self?.observedInsets.append(tableView.contentInset.top) }
    }
    showStories()
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    shown.count
  }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: StoryCell.identifier, for: indexPath)
    (cell as? StoryCell)?.show(shown[indexPath.row])
    return cell
  }

  /// Shows the stories of the model now, and each time they change.
  private func showStories() {
    shown = withObservationTracking {
      model.stories
    } onChange: { [weak self] in
      Task { @MainActor [weak self] in self?.showStories() }
    }
    tableView.reloadData()
  }
}

/// A screen whose content can be loaded again.
protocol Reloading {
  func reload() async throws
}

extension StoryListViewController: Reloading {
  func reload() async throws {
    try await model.reload()
    tableView.refreshFooter?.resetNoMoreData()
  }
}
