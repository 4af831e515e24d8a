internal import EdgeRefresh
internal import UIKit

/// Pages that one turns sideways; past the last one more are fetched.
final class PagingExample: UIViewController {
  private let scrollView = UIScrollView()
  private let server: MessageServer
  private var pages: [UILabel] = []

  init(server: MessageServer) {
    self.server = server
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.alwaysBounceHorizontal = true
    scrollView.contentInsetAdjustmentBehavior = .never
    // These pages lie the same way in every language.
    scrollView.semanticContentAttribute = .forceLeftToRight
    scrollView.refreshTrailer = NormalTrailer(refreshingBlock: { [weak self] in
      self?.loadPages()
    })
    view.addSubview(scrollView)
    append(Message.first.prefix(3))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds.inset(by: view.safeAreaInsets)
    let size = scrollView.bounds.size
    scrollView.contentSize = CGSize(width: size.width * CGFloat(pages.count), height: size.height)
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
        .insetBy(dx: 24, dy: 24)
    }
  }

  private func loadPages() {
    server.older { [weak self] older in
      self?.append(older.prefix(2))
      self?.scrollView.refreshTrailer?.endRefreshing()
    }
  }

  private func append(_ messages: ArraySlice<Message>) {
    for message in messages {
      let page = UILabel()
      page.text = message.text
      page.font = .systemFont(ofSize: 28, weight: .semibold)
      page.textAlignment = .center
      page.numberOfLines = 0
      page.backgroundColor = .secondarySystemBackground
      scrollView.addSubview(page)
      pages.append(page)
    }
    view.setNeedsLayout()
  }
}
