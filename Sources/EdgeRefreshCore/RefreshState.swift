#if canImport(ObjectiveC)
  // The attribute `@objc` requires Foundation.
  import Foundation
#endif

/// What a refresh control is doing.
///
/// The raw values are those of `MJRefreshState`, so stored values and bridged code keep their
/// meaning. On Apple platforms, Objective-C can use this type.
#if canImport(ObjectiveC)
  @objc
#endif
public enum RefreshState: Int, Sendable, CaseIterable, Recorded {
  /// No refresh is in progress. The control is at rest, pulled no farther than the threshold, held
  /// open after a refresh, or closing.
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

/// How a refresh ended.
public enum RefreshOutcome: Sendable, CaseIterable, Recorded {
  /// The refresh succeeded. It sets the last-updated time.
  case success
  /// The refresh succeeded, and there is no more data. It sets the last-updated time.
  case noMoreData
  /// The refresh failed. The last-updated time does not change.
  case failure
  /// The refresh was canceled. The last-updated time does not change.
  case cancelled

  /// Whether the refresh sets the last-updated time.
  public var isSuccess: Bool { self == .success || self == .noMoreData }
}

/// An edge of a scroll view, at which a control can be attached.
///
/// `leading` and `trailing` follow the layout direction: in a right-to-left layout, `leading` is
/// the right edge.
public enum RefreshEdge: Sendable, CaseIterable, Recorded {
  /// Above the content, for headers.
  case top
  /// Below the content, for footers.
  case bottom
  /// Before the first item of horizontal content, for leaders.
  case leading
  /// After the last item of horizontal content, for trailers.
  case trailing

  /// Whether the edge is at the start of its axis, at the smallest content offset.
  public var isStart: Bool { self == .top || self == .leading }

  /// Whether the edge is pulled horizontally.
  public var isHorizontal: Bool { self == .leading || self == .trailing }
}
