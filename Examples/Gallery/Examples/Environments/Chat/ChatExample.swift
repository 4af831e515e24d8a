internal import EdgeRefresh
internal import UIKit

/// A chat with the newest message at the bottom. Older messages are loaded near the start of the
/// list and do not move the visible ones. While the last message is visible, the list scrolls to
/// each new one.
final class ChatExample: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private lazy var bar = ChatBar { [weak self] in self?.send() }
  private let server: MessageServer
  private var messages = ChatMessage.recent
  private var olderPages = ChatMessage.older
  private var drafts = ChatMessage.next

  init(server: MessageServer) {
    self.server = server
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTable()
    for subview in [tableView, bar] { view.addSubview(subview) }
    bar.show(drafts.first?.own)
    let header = AutoNormalHeader(refreshingBlock: { [weak self] in self?.loadOlder() })
    header.setTitle("Beginning of the conversation", for: .noMoreData)
    tableView.refreshHeader = header
    tableView.keepsVisibleContentInPlace = true
    tableView.keepsEndVisible = true
  }

  private func loadOlder() {
    server.delay(MessageServer.responseTime) { [weak self] in
      guard let self, !olderPages.isEmpty else { return }
      messages = olderPages.removeFirst() + messages
      tableView.reloadData()
      tableView.refreshHeader?.endRefreshing(with: olderPages.isEmpty ? .noMoreData : .success)
    }
  }

  private func send() {
    guard !drafts.isEmpty else { return }
    let (text, answer) = drafts.removeFirst()
    bar.show(drafts.first?.own)
    append(.own(text))
    // Users want to see the message that they sent, even while they read older ones.
    tableView.scrollToRow(
      at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: true)
    server.delay(MessageServer.responseTime) { [weak self] in self?.append(.received(answer)) }
  }

  private func append(_ message: ChatMessage) {
    // The layout in the animation block animates the movement to the new message.
    UIView.animate(withDuration: 0.25) {
      self.messages.append(message)
      self.tableView.insertRows(
        at: [IndexPath(row: self.messages.count - 1, section: 0)], with: .fade)
      self.tableView.layoutIfNeeded()
    }
  }

  private func setUpTable() {
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.contentInset.bottom = 8
    tableView.register(ChatCell.self, forCellReuseIdentifier: ChatCell.identifier)
    tableView.dataSource = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The height of the bar includes its safe area, which depends on its position.
    bar.frame = CGRect(x: 0, y: view.bounds.maxY - 50, width: view.bounds.width, height: 50)
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(
      x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    tableView.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.bounds.maxY - height)
  }
}

extension ChatExample: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ChatCell.identifier, for: indexPath)
    let row = indexPath.row
    (cell as? ChatCell)?.show(messages[row], after: row == 0 ? nil : messages[row - 1])
    return cell
  }
}
