import EdgeRefresh
import Foundation

/// Times of refreshes in memory. The conformance belongs to the main actor.
final class MemoryStore: LastUpdatedStore {
  private var times: [String: Date] = [:]

  func lastUpdatedTime(forKey key: String) -> Date? { times[key] }

  func setLastUpdatedTime(_ time: Date?, forKey key: String) { times[key] = time }
}
