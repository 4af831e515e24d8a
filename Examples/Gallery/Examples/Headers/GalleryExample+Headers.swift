internal import EdgeRefresh
internal import UIKit

extension GalleryExample {
  static var headers: [GalleryExample] {
    [
      GalleryExample("header-default", "an arrow, a spinner and the time of the last refresh") {
        $0.show(NormalHeader(refreshingBlock: $0.reloadBlock))
      },
      GalleryExample("header-gif", "a series of images, chosen by the pull, running meanwhile") {
        $0.show(petals(GifHeader(refreshingBlock: $0.reloadBlock)))
      },
      GalleryExample("header-time-hidden", "the state in words, without the time") {
        let header = NormalHeader(refreshingBlock: $0.reloadBlock)
        header.lastUpdatedTimeLabel.isHidden = true
        $0.show(header)
      },
      GalleryExample("header-status-and-time-hidden", "images and no words at all") {
        let header = petals(GifHeader(refreshingBlock: $0.reloadBlock))
        header.stateLabel.isHidden = true
        header.lastUpdatedTimeLabel.isHidden = true
        $0.show(header)
      },
      GalleryExample("header-own-texts", "an app's own words, font and colour") {
        let header = NormalHeader(refreshingBlock: $0.reloadBlock)
        header.setTitle("Pull for the post", for: .idle)
        header.setTitle("Let go, the postman is here", for: .pulling)
        header.setTitle("Sorting letters …", for: .refreshing)
        header.stateLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        header.stateLabel.textColor = .systemIndigo
        header.lastUpdatedTimeLabel.textColor = .systemGray
        $0.show(header)
      },
      GalleryExample("header-own-control", "a subclass that draws itself: a sun that rises") {
        $0.show(SunriseHeader(refreshingBlock: $0.reloadBlock))
      },
      GalleryExample("header-async", "a handler that awaits, and ends by itself") { list in
        list.show(
          NormalHeader { [weak list] in
            guard let list else { return }
            list.insert(await list.server.news())
          })
      },
      GalleryExample("header-content", "any view as content: a ring that the pull closes") {
        let header = RefreshHeader(content: ProgressRing(frame: .zero))
        header.refreshingBlock = $0.reloadBlock
        $0.show(header)
      },
    ]
  }

  @MainActor private static func petals(_ header: GifHeader) -> GifHeader {
    header.setImages(PetalImages.opening, for: .idle)
    header.setImages(PetalImages.turning, for: .pulling)
    header.setImages(PetalImages.turning, for: .refreshing)
    return header
  }
}

extension MessageListViewController {
  /// Attaches a header that comes into view as it is pulled: a bar without a background does not cover it.
  fileprivate func show(_ header: RefreshHeader) {
    header.isAutomaticallyChangeAlpha = true
    tableView.refreshHeader = header
  }

  /// Asks the server for news, shows them, and tells the header that it is done.
  fileprivate var reloadBlock: @MainActor () -> Void {
    { [weak self] in
      self?.server.news { news in
        self?.insert(news)
        self?.tableView.refreshHeader?.endRefreshing()
      }
    }
  }
}
