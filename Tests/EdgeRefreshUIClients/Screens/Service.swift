import Combine
import EdgeRefreshUI
import SwiftUI

nonisolated struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
}

nonisolated struct Offline: Error {}

/// A server, as an actor.
actor PostService {
  private var lastPage = 3

  func posts(page: Int) async throws -> [Post] {
    try await Task.sleep(nanoseconds: 1_000_000)
    guard page <= lastPage else { throw Offline() }
    return (0..<20).map { Post(id: page * 20 + $0, title: "Post \($0)") }
  }

  func hasMore(after page: Int) -> Bool { page < lastPage }
}

/// A model that views observe.
@MainActor final class FeedModel: ObservableObject {
  @Published private(set) var posts: [Post] = []
  @Published var phase = RefreshPhase.idle
  @Published var footerPhase = RefreshPhase.idle
  private var page = 0
  private let service = PostService()

  nonisolated init() {}

  func reload() async throws {
    posts = try await service.posts(page: 0)
    page = 0
  }

  /// Returns whether there is more.
  func loadMore() async throws -> Bool {
    posts += try await service.posts(page: page + 1)
    page += 1
    return await service.hasMore(after: page)
  }

  func loadNext() async throws -> LoadMoreResult {
    try await loadMore() ? .more : .noMoreData
  }

  func load(page: Int) async -> [Post] {
    (try? await service.posts(page: page)) ?? []
  }

  func cancel() {
    phase = .failed
  }
}
