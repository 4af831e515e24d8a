/// How a refresh came to its end.
public enum RefreshOutcome: Sendable, CaseIterable {
  /// New content was loaded, or there was none to load; the last-updated time is now.
  case success
  /// As success, and there is nothing further to load.
  case noMoreData
  /// Nothing was loaded. The last-updated time stays as it was.
  case failure
  /// The refresh was called off before it could tell. The last-updated time stays as it was.
  case cancelled

  /// Whether the last-updated time becomes the time of this end.
  public var isSuccess: Bool {
    switch self {
    case .success, .noMoreData: true
    case .failure, .cancelled: false
    }
  }
}
