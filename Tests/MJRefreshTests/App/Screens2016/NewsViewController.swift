import MJRefresh
import UIKit

/// A list of news with pages. A bar for comments, and the keyboard below it, cover its bottom.
class NewsViewController: UIViewController {
  static let pageSize = 12
  static let barHeight: CGFloat = 49
  static let keyboardHeight: CGFloat = 216

  let tableView = UITableView(frame: CGRect.zero, style: .plain)
  let bar = UIView()
  let emptyLabel = UILabel()
  var items = [NewsItem]()
  var page = 1
  private(set) var isKeyboardVisible = false
  private let service: NewsService
  private var request: NewsRequest?

  init(service: NewsService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
    title = "News"
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.white
    setUpTableView()
    setUpBar()
    setUpRefresh()
    tableView.mj_header.beginRefreshing()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil {
      request?.cancel()
    }
  }

  private func setUpTableView() {
    tableView.frame = CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.bounds.height)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.separatorStyle = .none
    tableView.dataSource = self
    tableView.delegate = self
    tableView.tableFooterView = UIView()
    tableView.register(NewsCell.self, forCellReuseIdentifier: "news")
    view.addSubview(tableView)
    emptyLabel.text = "There is no news."
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = UIColor.gray
    emptyLabel.frame = CGRect(x: 0, y: 200, width: UIScreen.main.bounds.width, height: 30)
    emptyLabel.autoresizingMask = .flexibleWidth
    emptyLabel.isHidden = true
    tableView.addSubview(emptyLabel)
  }

  private func setUpBar() {
    bar.backgroundColor = UIColor(white: 0.95, alpha: 1)
    bar.frame = CGRect(
      x: 0, y: view.mj_h - NewsViewController.barHeight, width: view.mj_w,
      height: NewsViewController.barHeight)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(bar)
    // Before the screen is shown, no safe area is part of the inset.
    tableView.mj_insetB = NewsViewController.barHeight
  }

  private func setUpRefresh() {
    #if canImport(ObjectiveC)
      tableView.mj_header = NewsHeader(
        refreshingTarget: self, refreshingAction: #selector(headerDidBegin))
      tableView.mj_footer = MJRefreshBackNormalFooter(
        refreshingTarget: self, refreshingAction: #selector(footerDidBegin))
    #else
      tableView.mj_header = NewsHeader(refreshingBlock: { [weak self] in self?.loadNew() })
      tableView.mj_footer = MJRefreshBackNormalFooter(refreshingBlock: { [weak self] in
        self?.loadMore()
      })
    #endif
    tableView.mj_footer.isHidden = true
  }

  #if canImport(ObjectiveC)
    @objc private func headerDidBegin() {
      loadNew()
    }

    @objc private func footerDidBegin() {
      loadMore()
    }
  #endif

  private func loadNew() {
    // The next page of the old list is no longer needed.
    request?.cancel()
    if tableView.mj_footer.isRefreshing {
      tableView.mj_footer.endRefreshing()
    }
    request = service.load(page: 1) { [weak self] newItems, error in
      guard let strongSelf = self else { return }
      strongSelf.tableView.mj_header.endRefreshing()
      if let newItems = newItems {
        strongSelf.page = 1
        strongSelf.items = newItems
        strongSelf.tableView.mj_footer.resetNoMoreData()
        strongSelf.reload(lastCount: newItems.count)
      } else {
        strongSelf.show(error)
      }
    }
  }

  private func loadMore() {
    // A refresh replaces the list, so the next page would not fit.
    if tableView.mj_header.isRefreshing {
      tableView.mj_footer.endRefreshing()
      return
    }
    request = service.load(page: page + 1) { [weak self] moreItems, error in
      guard let strongSelf = self else { return }
      strongSelf.tableView.mj_footer.endRefreshing()
      if let moreItems = moreItems {
        strongSelf.page += 1
        strongSelf.items += moreItems
        strongSelf.reload(lastCount: moreItems.count)
      } else {
        strongSelf.show(error)
      }
    }
  }

  private func reload(lastCount: Int) {
    tableView.reloadData()
    emptyLabel.isHidden = !items.isEmpty
    tableView.mj_footer.isHidden = items.isEmpty
    if lastCount < NewsViewController.pageSize {
      tableView.mj_footer.endRefreshingWithNoMoreData()
    }
  }

  private func show(_ error: NewsError?) {
    let alert = UIAlertController(
      title: "Loading failed", message: error?.message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Again", style: .cancel) { [weak self] _ in
        self?.tableView.mj_header.beginRefreshing()
      })
    present(alert, animated: true, completion: nil)
  }

  /// While the user writes a comment, the list cannot be refreshed.
  func keyboardWillShow() {
    if isKeyboardVisible { return }
    isKeyboardVisible = true
    UIView.animate(withDuration: 0.25) {
      self.tableView.contentInset.bottom += NewsViewController.keyboardHeight
      self.bar.mj_y -= NewsViewController.keyboardHeight
    }
    tableView.mj_header.isHidden = true
  }

  func keyboardWillHide() {
    if !isKeyboardVisible { return }
    isKeyboardVisible = false
    UIView.animate(withDuration: 0.25) {
      self.tableView.contentInset.bottom -= NewsViewController.keyboardHeight
      self.bar.mj_y += NewsViewController.keyboardHeight
    }
    tableView.mj_header.isHidden = false
  }
}

extension NewsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "news", for: indexPath)
    if let newsCell = cell as? NewsCell {
      newsCell.titleLabel.text = items[indexPath.row].title
      newsCell.sourceLabel.text = items[indexPath.row].source
    }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    NewsCell.height
  }
}
