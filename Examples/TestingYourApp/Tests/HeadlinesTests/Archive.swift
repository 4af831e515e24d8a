import EdgeRefresh
import Foundation
import Headlines

/// A source of 50 headlines without a network. It throws an error while `isReachable` is `false`.
@MainActor
final class Archive: HeadlineSource {
  static let headlineCount = 50

  var isReachable = true
  private(set) var requestCount = 0
  private(set) var isLoading = false

  func newest() async throws -> [String] {
    try await page(after: 0)
  }

  func older(after count: Int) async throws -> [String] {
    try await page(after: count)
  }

  private func page(after count: Int) async throws -> [String] {
    requestCount += 1
    isLoading = true
    defer { isLoading = false }
    await Task.yield()
    guard isReachable else { throw CocoaError(.fileReadNoSuchFile) }
    return (count..<min(count + 20, Self.headlineCount)).map { "Headline \($0 + 1)" }
  }
}

/// A store in memory, empty at first, so that a test does not read or write the user defaults.
final class EmptyStore: LastUpdatedStore {
  private var times: [String: Date] = [:]

  func lastUpdatedTime(forKey key: String) -> Date? { times[key] }

  func setLastUpdatedTime(_ time: Date?, forKey key: String) { times[key] = time }
}
