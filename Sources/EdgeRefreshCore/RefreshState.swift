/// What a refresh control is doing, as an app sees it.
///
/// The raw values are those of `MJRefreshState`, so that stored values and bridged code keep their
/// meaning.
public enum RefreshState: Int, Sendable, CaseIterable {
  /// Nothing is going on; the control is hidden beyond its edge, or on its way back there.
  case idle = 1
  /// A finger holds the content past the threshold: letting go begins a refresh.
  case pulling
  /// The control is open and its handler runs, or is about to.
  case refreshing
  /// A refresh was begun where nobody can see it; it starts when the control appears in a window.
  case willRefresh
  /// Everything has been loaded; pulling does nothing until the control is reset.
  case noMoreData

  /// Whether a refresh is under way or due: `refreshing` or `willRefresh`.
  public var isRefreshing: Bool {
    switch self {
    case .refreshing, .willRefresh: true
    case .idle, .pulling, .noMoreData: false
    }
  }
}
