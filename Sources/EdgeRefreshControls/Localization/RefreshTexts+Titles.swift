import EdgeRefreshCore

/// The titles of each kind of control by state. A title is empty in states that the kind does not
/// use.
///
/// A refresh that waits for a window has the title of a refresh in progress.
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
    // An automatic control is not pulled.
    case .pulling: ""
    case .willRefresh, .refreshing: autoFooterRefreshing
    case .noMoreData: autoFooterNoMoreData
    }
  }

  /// The titles of a footer that loads automatically, except the one at rest, which says to pull up.
  func autoHeaderTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: loadMoreAction
    case .pulling, .willRefresh, .refreshing, .noMoreData: autoFooterTitle(for: state)
    }
  }

  func trailerTitle(for state: RefreshState) -> String {
    switch state {
    case .idle: trailerIdle
    // As in MJRefresh, a refresh has no title of its own: it opens the details that the title
    // mentions.
    case .pulling, .willRefresh, .refreshing: trailerPulling
    case .noMoreData: ""
    }
  }
}
