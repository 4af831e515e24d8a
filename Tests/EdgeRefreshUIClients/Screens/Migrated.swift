import Combine
import EdgeRefreshUI
import SwiftUI

/// Screens that used other SwiftUI libraries before.
struct Migrated: View {
  @StateObject private var model = PagedModel()
  @State private var isRefreshing = false
  @State private var isLoading = RefreshPhase.idle
  @State private var message: String?
  @State private var isAlertPresented = false

  var body: some View {
    VStack {
      closures
      flags
      completions
    }
    .refreshStyle(.spinner)
    .refreshOptions { $0.timeoutDuration = 30 }
    .onRefreshError { error in
      message = error.localizedDescription
      isAlertPresented = true
    }
    .alert("Not available", isPresented: $isAlertPresented) { Button("OK") {} }
  }

  /// As with `refreshable`.
  private var closures: some View {
    List {
      Section("Posts") { ForEach(model.posts) { PostRow($0) } }
    }
    .overlay { if model.posts.isEmpty { Text("No posts") } }
    .refreshHeader { await model.reload() }
    .refreshFooter(hasMore: model.hasMore) { try await model.loadMore() }
    .onRefreshError(for: .bottom) { model.error = $0 }
  }

  /// With a flag that the app sets.
  private var flags: some View {
    ScrollView {
      LazyVStack { ForEach(model.posts) { PostRow($0) } }
    }
    .refreshHeader(isRefreshing: $isRefreshing)
    .task(id: isRefreshing) {
      guard isRefreshing else { return }
      await model.reload()
      isRefreshing = false
    }
    .refreshFooter(phase: $isLoading)
    .task(id: isLoading) {
      guard isLoading == .loading else { return }
      isLoading = await (try? model.loadNext()) == true ? .idle : .noMoreData
    }
    .toolbar { Button("Reload") { isRefreshing = true } }
  }

  /// With functions that call a completion handler, and with a task of the app.
  private var completions: some View {
    ScrollView(.horizontal) { Text("Tiles") }
      .refreshLeader(isRefreshing: $model.isRefreshing, isEnabled: !isRefreshing)
      .refreshHeader {
        await withCheckedContinuation { continuation in
          model.load { continuation.resume() }
        }
      }
      .refreshHeader { model.reloadNow() }
      .refreshHeader { Task { await model.reload() } }
      .refreshHeader { await Task { await model.reload() }.value }
      .refreshHeader { [weak model] in await model?.reload() }
      .refreshFooter { try? await model.loadMore() }
      .refreshTrailer {
        do {
          try await model.loadMore()
        } catch {
          message = error.localizedDescription
        }
      }
  }
}

/// Durations of options are seconds, so `.seconds` keeps its meaning elsewhere.
struct Durations: View {
  @State private var text = ""
  private let subject = PassthroughSubject<String, Never>()

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshHeader { await Task.yield() }
      .refreshOptions(for: .top) {
        $0.timeoutDuration = 30
        $0.minimumVisibleDuration = 0.5
        $0.resultDuration = 1
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(3)) { print("late") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { print("later") }
      }
  }
}

@available(iOS 16.0, *)
struct SleepingScreen: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshHeader { try await Task.sleep(for: .seconds(1)) }
  }
}

/// A second level of a header.
struct Home: View {
  @StateObject private var model = PagedModel()
  @State private var isOpen = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(model.posts) { PostRow($0) }
      .refreshHeader { await model.reload() }
      .refreshSecondLevel(isPresented: $isOpen, title: "Release for the camera", threshold: 3) {
        VStack {
          Text("Camera")
          Button("Close") { isOpen = false }
          if model.hasMore { Button("Leave") { dismiss() } }
        }
      }
      .toolbar { Button("Camera") { isOpen = true } }
  }
}

/// Screens of an app: a tab for each list, a split view, a grid, a form, and a bar at the bottom.
@available(iOS 16.0, *)
struct Tabs: View {
  @StateObject private var model = PagedModel()
  @State private var selection: Post.ID?
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    TabView {
      NavigationSplitView(columnVisibility: $visibility) {
        List(selection: $selection) { ForEach(model.posts) { PostRow($0) } }
          .refreshHeader { await model.reload() }
          .navigationTitle("Posts")
      } detail: {
        ScrollView { Text("Post \(selection ?? 0)") }
          .refreshHeader { await model.reload() }
      }
      .tabItem { Text("Posts") }
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
          ForEach(model.posts) { PostRow($0) }
        }
      }
      .safeAreaInset(edge: .bottom) { Text("\(model.posts.count)") }
      .refreshHeader { await model.reload() }
      .refreshFooter(hasMore: model.hasMore) { try await model.loadMore() }
      .refreshOptions(for: .bottom) { $0.footer.hidesWhenContentFits = true }
      .tabItem { Text("Grid") }
      Form { Toggle("Online", isOn: .constant(true)) }
        .refreshHeader { await model.reload() }
        .tabItem { Text("Settings") }
    }
    .refreshStyle(.arrow(titles: [.idle: "Pull for news"]), for: .top)
  }
}
