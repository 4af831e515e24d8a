import MJRefresh
import UIKit

/// A list of posts that is refreshed at the top and grows at the end.
final class FeedViewController: UITableViewController {
  var posts = 30
  var log: [String] = []
  /// The responses to requests. In an app, they would come from the network.
  var pending: [() -> Void] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    let header = MJRefreshNormalHeader { [weak self] in
      self?.loadNewest()
    }
    header.lastUpdatedTimeLabel?.isHidden = true
    header.stateLabel.font = UIFont.systemFont(ofSize: 15)
    header.setTitle("Pull for news", for: .idle)
    header.isAutomaticallyChangeAlpha = true
    tableView.mj_header = header

    let footer = MJRefreshAutoNormalFooter(refreshingBlock: { [weak self] in
      guard let self = self else { return }
      self.log.append("more")
      self.load { $0.append() }
    })
    footer.isRefreshingTitleHidden = true
    footer.triggerAutomaticallyRefreshPercent = 0.5
    footer.stateLabel?.textColor = UIColor.gray
    footer.loadingView?.color = UIColor.red
    tableView.mj_footer = footer
  }

  func loadNewest() {
    log.append("newest")
    load { feed in
      feed.posts = 30
      feed.tableView.reloadData()
      feed.tableView.mj_header.endRefreshing()
      feed.tableView.mj_footer?.resetNoMoreData()
    }
  }

  func answer() {
    let due = pending
    pending = []
    for answer in due { answer() }
  }

  private func load(_ finish: @escaping (FeedViewController) -> Void) {
    pending.append { [weak self] in
      guard let self else { return }
      finish(self)
    }
  }

  private func append() {
    posts += 20
    tableView.reloadData()
    if posts >= 70 {
      tableView.mj_footer.endRefreshingWithNoMoreData()
    } else {
      tableView.mj_footer?.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.title.text = "Post \(indexPath.row)"
    return cell
  }
}

/// A post with one line of text.
final class PostCell: UITableViewCell {
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }
}
