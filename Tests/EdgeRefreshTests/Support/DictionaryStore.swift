import EdgeRefresh
import Foundation

@testable import EdgeRefreshControls

/// An in-memory store.
final class DictionaryStore: LastUpdatedStore {
  var times: [String: Date] = [:]

  func lastUpdatedTime(forKey key: String) -> Date? {
    times[key]
  }

  func setLastUpdatedTime(_ time: Date?, forKey key: String) {
    times[key] = time
  }
}
