internal import EdgeRefresh
internal import Foundation
internal import UIKit

/// A list of languages. Selecting one changes the language of all controls, and the format of the
/// header's last-updated time.
final class LanguageExample: UITableViewController {
  private static let identifier = "language"

  private let server: MessageServer

  init(server: MessageServer) {
    self.server = server
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    tableView.refreshHeader = header
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    RefreshConfiguration.default.languageCode = nil
  }

  private func reload() {
    server.news { [weak self] _ in self?.tableView.refreshHeader?.endRefreshing() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Language.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    let language = Language.all[indexPath.row]
    cell.contentConfiguration = TitleContent(title: language.name)
    let isChosen = language.code == RefreshConfiguration.default.languageCode
    cell.accessoryType = isChosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let code = Language.all[indexPath.row].code
    RefreshConfiguration.default.languageCode = code
    tableView.refreshHeader?.lastUpdatedFormat.locale = Locale(identifier: code)
    tableView.reloadData()
  }
}
