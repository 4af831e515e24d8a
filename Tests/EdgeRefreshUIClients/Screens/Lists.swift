import EdgeRefreshUI
import SwiftUI

/// One line for each control.
struct Feed: View {
  @StateObject private var model = FeedModel()

  var body: some View {
    List(model.posts) { PostRow($0) }
      .refreshHeader { try await model.reload() }
      .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
  }
}

struct PostRow: View {
  let post: Post

  init(_ post: Post) {
    self.post = post
  }

  var body: some View {
    HStack {
      Text(post.title)
      Spacer()
      Text("\(post.id)").foregroundColor(.secondary)
    }
  }
}

/// Closures of several statements that change the state of the view.
struct Inbox: View {
  let service: PostService
  @State private var posts: [Post] = []
  @State private var page = 0
  @State private var message: String?

  var body: some View {
    List {
      if let message {
        Text(message)
      }
      ForEach(posts) { post in
        PostRow(post)
      }
    }
    .listStyle(.plain)
    .refreshHeader {
      let newest = try await service.posts(page: 0)
      guard !Task.isCancelled else { return }
      withAnimation {
        posts = newest
        message = nil
      }
      page = 0
    }
    .refreshFooter(.pulled) {
      do {
        let older = try await service.posts(page: page + 1)
        posts += older
        page += 1
        return older.isEmpty ? .noMoreData : .more
      } catch is CancellationError {
        return .more
      } catch {
        message = "Not available"
        throw error
      }
    }
  }
}

/// Methods of a model, passed without a closure.
struct Methods: View {
  @ObservedObject var model: FeedModel

  var body: some View {
    List(model.posts, id: \.id) { post in PostRow(post) }
      .refreshHeader(action: model.reload)
      .refreshFooter(action: model.loadNext)
  }
}

/// Closures that do not throw or do not wait, and that capture in other ways.
struct Captures: View {
  @EnvironmentObject private var model: FeedModel
  @State private var task: Task<Void, Never>?
  @State private var selection: Set<Int> = []

  var body: some View {
    List(selection: $selection) {
      Section("Posts") {
        ForEach(model.posts) { PostRow($0) }
      }
    }
    .listStyle(.insetGrouped)
    .refreshHeader { [weak model] in
      try? await model?.reload()
    }
    .refreshFooter { [model] in
      let posts = await model.load(page: 2)
      return posts.isEmpty ? .noMoreData : .more
    }
    .task { try? await model.reload() }
  }
}

/// Work in tasks of its own, and in parallel.
struct Parallel: View {
  let service: PostService
  @State private var posts: [Post] = []
  @State private var hasFailed = false

  var body: some View {
    List(posts) { PostRow($0) }
      .refreshHeader {
        async let first = service.posts(page: 0)
        async let second = service.posts(page: 1)
        posts = try await first + second
      }
      .refreshFooter {
        let result = try await Task.detached { [service] in
          try await service.posts(page: 2)
        }.value
        posts += result
        Task { await log(result.count) }
        return .noMoreData
      }
      .overlay {
        if hasFailed { Text("Not available") }
      }
  }

  private func log(_ count: Int) async {
    hasFailed = count == 0
  }
}
