import Combine
import EdgeRefreshUI
import SwiftUI

/// A model with a property `hasMore`, and actions that return nothing.
@MainActor final class PagedModel: ObservableObject {
  @Published private(set) var posts: [Post] = []
  @Published private(set) var hasMore = true
  @Published var query = ""
  @Published var isRefreshing = false
  @Published var error: (any Error)?
  private let service = PostService()

  func reload() async {
    posts = (try? await service.posts(page: 0)) ?? []
    hasMore = true
  }

  func loadMore() async throws {
    let page = try await service.posts(page: posts.count / 20)
    posts += page
    hasMore = !page.isEmpty
  }

  /// Returns whether there is more.
  func loadNext() async throws -> Bool {
    try await loadMore()
    return hasMore
  }

  /// A function with a completion handler.
  func load(completion: @escaping @MainActor () -> Void) { completion() }

  func reloadNow() { hasMore = true }
}

/// A search. A new text loads the first page again, even after the end of the last result.
struct SearchScreen: View {
  @StateObject private var model = PagedModel()

  var body: some View {
    List(model.posts) { PostRow($0) }
      .searchable(text: $model.query)
      .task(id: model.query) { await model.reload() }
      .refreshHeader { await model.reload() }
      .refreshFooter(hasMore: model.hasMore) { try await model.loadMore() }
  }
}

/// Controls with the parameter `hasMore`.
struct FootersWithValue: View {
  @StateObject private var model = PagedModel()
  @State private var numbers = Array(0..<20)
  @State private var hasMore = true
  let total: Int?

  var body: some View {
    VStack {
      List(numbers, id: \.self) { Text("\($0)") }
        .refreshFooter(hasMore: hasMore) {
          try await Task.sleep(nanoseconds: 1_000_000)
          numbers += (0..<20).map { $0 + numbers.count }
          hasMore = numbers.count < 100
        }
      List(numbers, id: \.self) { Text("\($0)") }
        .refreshFooter(hasMore: numbers.count < 100) { numbers.append(numbers.count) }
        .refreshHeader(.automatic, hasMore: numbers.first != 0) { numbers.insert(0, at: 0) }
      List(model.posts) { PostRow($0) }
        .refreshFooter(.pulled, hasMore: model.hasMore, isEnabled: !model.isRefreshing) {
          guard model.hasMore else { return }
          try await model.loadMore()
        }
      List(model.posts) { PostRow($0) }
        .refreshFooter(hasMore: model.hasMore, action: model.loadMore)
        .refreshHeader(.automatic, hasMore: total.map { $0 > 0 }, action: model.reload)
      ScrollView(.horizontal) { Text("Tiles") }
        .refreshLeader(.automatic, hasMore: hasMore) { try await model.loadMore() }
        .refreshTrailer(hasMore: model.hasMore) { [weak model] in try await model?.loadMore() }
    }
  }
}

/// Actions that do not report whether there is more. There may always be more.
struct EndlessFooters: View {
  @StateObject private var model = PagedModel()
  @State private var count = 20

  var body: some View {
    VStack {
      List(0..<count, id: \.self) { Text("\($0)") }
        .refreshFooter {
          await Task.yield()
          count += 20
        }
      List(0..<count, id: \.self) { Text("\($0)") }
        .refreshFooter { count += 20 }
        .refreshHeader(.automatic) { await Task.yield() }
      List(model.posts) { PostRow($0) }
        .refreshFooter { try await model.loadMore() }
        .refreshFooter(action: model.loadMore)
      ScrollView(.horizontal) { Text("Tiles") }
        .refreshLeader(.automatic) { if model.hasMore { try await model.loadMore() } }
        .refreshTrailer {}
        .refreshTrailer(.pulled) { withAnimation { count += 1 } }
    }
  }
}

/// Actions that return whether there is more, as a flag or as a result.
struct AnsweringFooters: View {
  @StateObject private var model = PagedModel()
  @ObservedObject var feed: FeedModel
  @State private var numbers: [Int] = []
  let service: PostService

  var body: some View {
    VStack {
      List(model.posts) { PostRow($0) }
        .refreshFooter { try await model.loadNext() }
        .refreshFooter(action: model.loadNext)
        .refreshHeader(.automatic) { try await model.loadNext() }
      List(model.posts) { PostRow($0) }
        .refreshFooter {
          let page = try await service.posts(page: 2)
          numbers += page.map(\.id)
          return !page.isEmpty
        }
        .refreshHeader(.automatic) {
          guard model.hasMore else { return .noMoreData }
          return try await feed.loadNext()
        }
      List(model.posts) { PostRow($0) }
        .refreshFooter { () async throws -> LoadMoreResult in
          numbers.append(1)
          return .more
        }
        .refreshHeader(.automatic) { .noMoreData }
      ScrollView(.horizontal) { Text("Tiles") }
        .refreshTrailer { @MainActor in try await feed.loadNext() }
        .refreshLeader(.automatic) {
          guard model.hasMore else { return false }
          return try await model.loadNext()
        }
    }
  }
}

/// The model decides with a stored closure.
struct InjectedActions: View {
  let reload: () async -> Void
  let loadMore: @MainActor () async throws -> Void
  let loadNext: @MainActor () async throws -> Bool
  let loadPage: @MainActor () async throws -> LoadMoreResult
  @Binding var hasMore: Bool

  var body: some View {
    VStack {
      List(0..<20, id: \.self) { Text("\($0)") }
        .refreshHeader { await reload() }
        .refreshFooter(hasMore: hasMore, action: loadMore)
      List(0..<20, id: \.self) { Text("\($0)") }
        .refreshHeader(action: loadMore)
        .refreshFooter(action: loadNext)
      List(0..<20, id: \.self) { Text("\($0)") }
        .refreshHeader(.automatic, action: loadPage)
        .refreshFooter(.pulled, action: loadPage)
    }
  }
}
