import EdgeRefreshUI
import Observation
import SwiftUI

/// A model with the macro of iOS 17.
@available(iOS 17.0, *)
@MainActor @Observable final class Library {
  var posts: [Post] = []
  var phase = RefreshPhase.idle
  private let service = PostService()

  func reload() async throws {
    posts = try await service.posts(page: 0)
  }

  func loadMore() async throws -> LoadMoreResult {
    posts += try await service.posts(page: 1)
    return .noMoreData
  }
}

@available(iOS 17.0, *)
struct LibraryScreen: View {
  @State private var library = Library()

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(library.posts) { PostRow($0) }
      }
      .scrollTargetLayout()
    }
    .defaultScrollAnchor(.top)
    .refreshHeader { try await library.reload() }
    .refreshFooter { try await library.loadMore() }
    .onChange(of: library.phase) { library.posts = [] }
  }
}

@available(iOS 17.0, *)
struct ControlledLibrary: View {
  @Bindable var library: Library
  @Environment(Library.self) private var other

  var body: some View {
    List(library.posts) { PostRow($0) }
      .refreshHeader(phase: $library.phase)
      .refreshFooter { [other] in try await other.loadMore() }
  }
}

/// Scroll positions and geometry of iOS 18.
@available(iOS 18.0, *)
struct Positioned: View {
  @StateObject private var model = FeedModel()
  @State private var position = ScrollPosition(edge: .bottom)
  @State private var offset = 0.0

  var body: some View {
    ScrollView {
      LazyVStack { ForEach(model.posts) { PostRow($0) } }
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: Double.self) {
      $0.contentOffset.y
    } action: {
      offset = $1
    }
    .refreshHeader(.automatic) { try await model.loadNext() }
  }
}

/// A style with an observable model in the environment and one of its own.
@available(iOS 17.0, *)
struct ObservingStyle: RefreshStyle {
  @Environment(Library.self) private var library
  @State private var own = Library()

  func makeBody(configuration: Configuration) -> some View {
    Text("\(library.posts.count + own.posts.count) posts")
      .onChange(of: configuration.state) { own.phase = .idle }
  }
}

@available(iOS 17.0, *)
struct ObservingScreen: View {
  @State private var library = Library()

  var body: some View {
    List(library.posts) { PostRow($0) }
      .refreshHeader { try await library.reload() }
      .refreshFooter(hasMore: library.posts.count < 100) { _ = try await library.loadMore() }
      .refreshStyle(ObservingStyle(), for: .top)
      .environment(library)
  }
}
