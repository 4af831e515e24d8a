internal import UIKit

/// A list of messages that can be asked for news; what asks is attached by each example.
final class MessageListViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let server: MessageServer
  private var messages = Message.first
  private let attach: @MainActor (MessageListViewController) -> Void

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - title: What the navigation bar says.
  ///   - server: Where news come from.
  ///   - attach: Attaches a refresh control, once the table view is there.
  init(
    title: String, server: MessageServer,
    attach: @escaping @MainActor (MessageListViewController) -> Void
  ) {
    self.server = server
    self.attach = attach
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = MessageCell.height
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    attach(self)
  }

  /// Puts what arrived on top.
  func insert(_ news: [Message]) {
    messages = news + messages
    tableView.reloadData()
  }
}

extension MessageListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: MessageCell.identifier, for: indexPath)
    (cell as? MessageCell)?.show(messages[indexPath.row])
    return cell
  }
}

extension MessageListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
