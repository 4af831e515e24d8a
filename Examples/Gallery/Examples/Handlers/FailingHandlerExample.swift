internal import EdgeRefresh
internal import UIKit

/// A handler that throws: the header ends, and the time of the last refresh stays what it was.
final class FailingHandlerExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader { [weak self] in try await self?.fetch() }
    header.fadesWithPull = true
    tableView.refreshHeader = header
  }

  private func fetch() async throws {
    do {
      insert(try await server.unreachableNews())
    } catch {
      navigationItem.title = "No connection"
      throw error
    }
  }
}
