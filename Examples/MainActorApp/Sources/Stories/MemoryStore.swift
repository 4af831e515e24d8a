import EdgeRefresh
import Foundation

/// Stores the times of refreshes in memory. The conformance is isolated to the main actor.
final class MemoryStore: LastUpdatedStore {
  private var times: [String: Date] = [:]

  func lastUpdatedTime(forKey key: String) -> Date? { times[key] }

  func setLastUpdatedTime(_ time: Date?, forKey key: String) { times[key] = time }
}
