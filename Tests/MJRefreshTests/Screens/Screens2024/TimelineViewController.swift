import MJRefresh
import UIKit

/// A list of articles. Each load is a task, which ends when the screen disappears.
final class TimelineViewController: UITableViewController {
  static let idleTitle = "Scroll for older articles"

  private(set) lazy var retryButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Try again") { [weak self] _ in
      self?.tableView.mj_header?.beginRefreshing()
    })
  private let model: TimelineModel
  private var shown: [Article] = []
  private var task: Task<Void, Never>?

  init(service: any TimelineService) {
    model = TimelineModel(service: service)
    super.init(style: .plain)
    title = "Timeline"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    tableView.contentInset.top = 8
    tableView.mj_header = MJRefreshNormalHeader { [weak self] in self?.startRefresh() }
    // The navigation bar is transparent while the list is at its top.
    tableView.mj_header?.isAutomaticallyChangeAlpha = true
    tableView.mj_footer = MJRefreshAutoNormalFooter { [weak self] in self?.startLoad() }
    footer?.setTitle(Self.idleTitle, for: .idle)
    footer?.isHidden = true
    setUpButtons()
    tableView.mj_header?.beginRefreshing()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    cancel()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    retryButton.frame = CGRect(x: 0, y: 120, width: tableView.bounds.width, height: 44)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row].title
    return cell
  }

  private var footer: MJRefreshAutoNormalFooter? {
    tableView.mj_footer as? MJRefreshAutoNormalFooter
  }

  private func setUpButtons() {
    retryButton.isHidden = true
    tableView.addSubview(retryButton)
    let change = UIAction(title: "Language") { _ in
      let config = MJRefreshConfig.default
      config.languageCode = config.languageCode == "de" ? "en" : "de"
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Language", primaryAction: change)
  }

  private func startRefresh() {
    // The refresh replaces a page that is loading. A canceled task does not end its control.
    task?.cancel()
    if tableView.mj_footer.isRefreshing { tableView.mj_footer.endRefreshing() }
    task = Task { [weak self] in await self?.refresh() }
  }

  private func startLoad() {
    guard !tableView.mj_header.isRefreshing else { return tableView.mj_footer.endRefreshing() }
    task = Task { [weak self] in await self?.loadMore() }
  }

  private func cancel() {
    task?.cancel()
    task = nil
    tableView.mj_header?.endRefreshing()
    if footer?.isRefreshing == true { footer?.endRefreshing() }
  }

  private func refresh() async {
    do throws(TimelineError) {
      try await model.refresh()
      guard !Task.isCancelled else { return }
      showArticles()
      footer?.setTitle(Self.idleTitle, for: .idle)
    } catch {
      guard !Task.isCancelled else { return }
      show(error)
    }
    await tableView.mj_header?.endRefreshing()
    guard !Task.isCancelled else { return }
    if model.hasMore {
      footer?.resetNoMoreData()
    } else {
      footer?.endRefreshingWithNoMoreData()
    }
  }

  private func loadMore() async {
    do throws(TimelineError) {
      try await model.loadMore()
      guard !Task.isCancelled else { return }
      footer?.setTitle(Self.idleTitle, for: .idle)
      showArticles()
    } catch {
      guard !Task.isCancelled else { return }
      show(error)
    }
    if model.hasMore {
      await tableView.mj_footer?.endRefreshing()
    } else {
      footer?.endRefreshingWithNoMoreData()
    }
  }

  private func show(_ error: TimelineError) {
    footer?.setTitle(error.message, for: .idle)
    retryButton.isHidden = !shown.isEmpty
  }

  /// Inserts and deletes the rows in which the model differs from the table.
  private func showArticles() {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    for change in model.articles.difference(from: shown) {
      switch change {
      case .insert(let row, _, _): inserted.append(IndexPath(row: row, section: 0))
      case .remove(let row, _, _): deleted.append(IndexPath(row: row, section: 0))
      }
    }
    tableView.performBatchUpdates {
      self.shown = self.model.articles
      self.tableView.deleteRows(at: deleted, with: .fade)
      self.tableView.insertRows(at: inserted, with: .automatic)
    }
    footer?.isHidden = shown.isEmpty
    retryButton.isHidden = true
  }
}
