internal import EdgeRefresh
internal import UIKit

/// A list of messages that can load new and older messages. Most examples subclass it.
class MessageListViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let server: MessageServer
  private(set) var messages: [Message]
  /// The beginning of a word of all shown messages. If it is empty, all messages are shown.
  var searchText = "" { didSet { tableView.reloadData() } }

  /// Creates a list of messages of many senders.
  convenience init(server: MessageServer) {
    self.init(server: server, messages: Message.first)
  }

  init(server: MessageServer, messages: [Message]) {
    self.server = server
    self.messages = messages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // All rows have the same height, so estimates would have no benefit.
    tableView.estimatedRowHeight = 0
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  /// Whether the navigation bar has large titles while this screen is shown.
  var prefersLargeTitles: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if prefersLargeTitles { navigationController?.navigationBar.prefersLargeTitles = true }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if prefersLargeTitles { navigationController?.navigationBar.prefersLargeTitles = false }
  }

  private var shownMessages: [Message] {
    guard !searchText.isEmpty else { return messages }
    let text = searchText.lowercased()
    return messages.filter { message in
      (message.sender + " " + message.text).split(separator: " ")
        .contains { $0.lowercased().hasPrefix(text) }
    }
  }

  /// Called when the list has been scrolled. Does nothing; a subclass can override it.
  func didScroll() {}

  /// Loads new messages, then ends the header's refresh.
  func reload() {
    server.news { [weak self] news in
      self?.insert(news)
      self?.tableView.refreshHeader?.endRefreshing()
    }
  }

  /// Loads older messages, then ends the footer's load.
  func loadMore() {
    server.older { [weak self] older in
      self?.append(older)
      self?.tableView.refreshFooter?.endRefreshing()
    }
  }

  /// Inserts new messages at the top.
  func insert(_ news: [Message]) {
    messages = news + messages
    tableView.reloadData()
  }

  /// Replaces all messages.
  func replace(with messages: [Message]) {
    self.messages = messages
    tableView.reloadData()
  }

  /// Appends older messages at the bottom.
  func append(_ older: [Message]) {
    messages += older
    tableView.reloadData()
  }
}

extension MessageListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shownMessages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.identifier, for: indexPath)
    (cell as? MessageCell)?.show(shownMessages[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    MessageCell.height(for: traitCollection)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll() }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
