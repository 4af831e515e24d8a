internal import EdgeRefresh
internal import UIKit

/// An async handler that throws. The refresh ends, and the last-updated time does not change.
final class FailingHandlerExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader { [weak self] in try await self?.fetch() }
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
