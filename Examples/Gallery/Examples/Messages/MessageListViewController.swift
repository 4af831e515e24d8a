internal import EdgeRefresh
internal import UIKit

/// A list of messages that can be asked for news and for older ones: what most examples are made of.
class MessageListViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let server: MessageServer
  private(set) var messages = Message.first

  init(server: MessageServer) {
    self.server = server
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  /// Asks for news, shows them and tells the header.
  func reload() {
    server.news { [weak self] news in
      self?.insert(news)
      self?.tableView.refreshHeader?.endRefreshing()
    }
  }

  /// Asks for older messages, shows them and tells the footer.
  func loadMore() {
    server.older { [weak self] older in
      self?.append(older)
      self?.tableView.refreshFooter?.endRefreshing()
    }
  }

  /// Puts what arrived on top.
  func insert(_ news: [Message]) {
    messages = news + messages
    tableView.reloadData()
  }

  /// Puts older messages below.
  func append(_ older: [Message]) {
    messages += older
    tableView.reloadData()
  }
}

extension MessageListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.identifier, for: indexPath)
    (cell as? MessageCell)?.show(messages[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    MessageCell.height(for: traitCollection)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
