import EdgeRefresh
import UIKit

// The code that the article *Recipes* quotes. `StandIns/ComposableArchitecture.swift` replaces the
// library.

/// A list whose data is in a store.
enum Feed {
  struct State {
    var pages = 0
    var hasFailed = false
    var hasMore = true
  }

  enum Action {
    case refresh, loadMore
    case loaded(pages: Int?)
  }

  struct LoadFailed: Error {}
}

extension ExampleViewController {
  func showStore(_ store: Store<Feed.State, Feed.Action>) {
    tableView.refreshHeader = NormalHeader {
      await store.send(.refresh).finish()
      if store.hasFailed { throw Feed.LoadFailed() }
    }
    tableView.refreshFooter = AutoNormalFooter {
      await store.send(.loadMore).finish()
      return store.hasMore ? .more : .noMoreData
    }
  }
}
