internal import EdgeRefresh
internal import UIKit

/// A title that follows the states of a header.
final class ObservedStatesExample: MessageListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = NormalHeader(refreshingBlock: { [weak self] in self?.reload() })
    tableView.refreshHeader = header
    // The stream repeats the current state, but later.
    navigationItem.title = Self.name(of: header.state)
    let states = header.states
    // The stream ends when the header is freed, and the task with it.
    Task { [weak self] in
      for await state in states { self?.navigationItem.title = Self.name(of: state) }
    }
  }

  private static func name(of state: RefreshState) -> String {
    switch state {
    case .idle: "Idle"
    case .pulling: "Release to refresh"
    case .willRefresh, .refreshing: "Refreshing"
    case .noMoreData: "No more data"
    }
  }
}
