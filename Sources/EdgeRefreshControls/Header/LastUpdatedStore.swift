public import Foundation

/// Stores the times of the last successful refreshes.
///
/// `UserDefaults` conforms to it. To use another store, for example in a test, set a header's
/// ``RefreshFeatures/lastUpdatedStore``. The store is read on the main thread each time the state
/// of a header changes, so reading should be fast.
public protocol LastUpdatedStore {
  /// Returns the time of the last successful refresh for a key; `nil` if there was none.
  func lastUpdatedTime(forKey key: String) -> Date?
  /// Stores the time of the last successful refresh for a key; `nil` removes it.
  func setLastUpdatedTime(_ time: Date?, forKey key: String)
}

extension UserDefaults: LastUpdatedStore {
  /// Returns the date stored under a key; `nil` if there is none or if the value is not a date.
  public func lastUpdatedTime(forKey key: String) -> Date? {
    object(forKey: key) as? Date
  }

  /// Stores a date under a key; `nil` removes it.
  public func setLastUpdatedTime(_ time: Date?, forKey key: String) {
    set(time, forKey: key)
  }
}
