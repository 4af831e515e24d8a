#if canImport(ObjectiveC)
  // The attribute `@objc` requires it.
  import Foundation
#endif

/// What a refresh control is doing.
///
/// The raw values are those of `MJRefreshState`, so stored values and bridged code keep their
/// meaning. On Apple platforms, methods that Objective-C can call may take and return it.
#if canImport(ObjectiveC)
  @objc
#endif
public enum RefreshState: Int, Sendable, CaseIterable, Recorded {
  /// No refresh is in progress. The control is at rest, pulled up to the threshold, or closing.
  case idle = 1
  /// A finger holds the content past the threshold. Lifting it begins a refresh.
  case pulling
  /// The control is opening or open, and its handler runs or will be called.
  case refreshing
  /// A refresh was begun outside a window. It starts when the control enters a window.
  case willRefresh
  /// There is no more data. Pulling does nothing until the state is reset. The app can still begin
  /// a refresh.
  case noMoreData

  /// Whether a refresh is in progress or waits for a window: `refreshing` or `willRefresh`.
  public var isRefreshing: Bool { self == .refreshing || self == .willRefresh }
}
