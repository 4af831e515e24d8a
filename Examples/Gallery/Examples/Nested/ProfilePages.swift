internal import EdgeRefresh
internal import UIKit

/// The posts, with an arrow in the header and a footer that loads automatically.
final class PostsPage: ProfilePage {
  init(server: MessageServer) { super.init(server: server, feed: .posts) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshHeader = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    tableView.refreshFooter = AutoNormalFooter(refreshingBlock: { [weak self] in
      self?.loadMore()
    })
  }
}

/// The replies, with images in the header and a footer that is pulled up.
final class RepliesPage: ProfilePage {
  init(server: MessageServer) { super.init(server: server, feed: .replies) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = ImageHeader(refreshingBlock: { [weak self] in self?.reload() })
    header.setImages(PetalImages.opening, for: .idle)
    header.setImages(PetalImages.turning, for: .pulling)
    header.setImages(PetalImages.turning, for: .refreshing)
    header.lastUpdatedTimeLabel.isHidden = true
    tableView.refreshHeader = header
    tableView.refreshFooter = BackNormalFooter(refreshingBlock: { [weak self] in
      self?.loadMore()
    })
  }
}

/// The likes, with a ring in the header. There are only a few at the start.
final class LikesPage: ProfilePage {
  init(server: MessageServer) { super.init(server: server, feed: .likes) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = RefreshHeader(content: ProgressRing(frame: .zero))
    header.refreshingBlock = { [weak self] in self?.reload() }
    tableView.refreshHeader = header
    tableView.refreshFooter = AutoNormalFooter(refreshingBlock: { [weak self] in
      self?.loadMore()
    })
  }
}
