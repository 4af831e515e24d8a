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
