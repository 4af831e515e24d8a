import EdgeRefreshCore

/// What each kind of control says in a state; nothing where it has nothing to say.
///
/// A refresh that waits for the window already says that it refreshes.
extension RefreshTexts {
  func headerTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: headerIdle
    case .pulling: headerPulling
    case .willRefresh, .refreshing: headerRefreshing
    case .noMoreData: ""
    }
  }

  func backFooterTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: backFooterIdle
    case .pulling: backFooterPulling
    case .willRefresh, .refreshing: backFooterRefreshing
    case .noMoreData: backFooterNoMoreData
    }
  }

  func autoFooterTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: autoFooterIdle
    // It loads on coming near, and is never let go.
    case .pulling: ""
    case .willRefresh, .refreshing: autoFooterRefreshing
    case .noMoreData: autoFooterNoMoreData
    }
  }

  func trailerTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: trailerIdle
    // It opens what it speaks of, and has no words of its own for that.
    case .pulling, .willRefresh, .refreshing: trailerPulling
    case .noMoreData: ""
    }
  }
}
