import EdgeRefresh
import Foundation
import Headlines

/// An archive of headlines that answers at once, or not at all.
@MainActor
final class Archive: HeadlineSource {
  static let size = 50

  var isReachable = true
  private(set) var requests = 0
  private(set) var isAsked = false

  func newest() async throws -> [String] {
    try await page(after: 0)
  }

  func older(after count: Int) async throws -> [String] {
    try await page(after: count)
  }

  private func page(after count: Int) async throws -> [String] {
    requests += 1
    isAsked = true
    defer { isAsked = false }
    await Task.yield()
    guard isReachable else { throw CocoaError(.fileReadNoSuchFile) }
    return (count..<min(count + 20, Self.size)).map { "Headline \($0 + 1)" }
  }
}

/// A store that forgets everything with the test that made it.
final class EmptyStore: LastUpdatedStore {
  private var times: [String: Date] = [:]

  func lastUpdatedTime(forKey key: String) -> Date? { times[key] }

  func setLastUpdatedTime(_ time: Date?, forKey key: String) { times[key] = time }
}
