import EdgeRefreshUI
import SwiftUI

/// Bindings from several sources.
struct Controlled: View {
  @StateObject private var model = FeedModel()
  @State private var phase = RefreshPhase.idle
  @Binding var trailing: RefreshPhase

  var body: some View {
    VStack {
      List(model.posts) { PostRow($0) }
        .refreshHeader(phase: $model.phase)
        .refreshFooter(phase: $phase)
        .refreshOptions(for: .bottom) { $0.showsFailure = true }
        .task(id: phase) { await load() }
      ScrollView(.horizontal) { Text("Tiles") }
        .refreshLeader(phase: .constant(.idle))
        .refreshTrailer(.pulled, phase: $trailing)
      buttons
    }
    .refreshHeader(.automatic, phase: other)
  }

  /// A phase that the model stores.
  private var other: Binding<RefreshPhase> {
    Binding(
      get: { @MainActor in model.footerPhase == .failed ? .failed : .idle },
      set: { @MainActor in model.footerPhase = $0 })
  }

  private var buttons: some View {
    HStack {
      Button("Retry") { phase = .loading }
      Button("Reset") { phase = .idle }
      Text(name(of: phase))
    }
    .disabled(phase == .loading)
  }

  private func load() async {
    guard phase == .loading else { return }
    do {
      phase = try await model.loadMore() ? .idle : .noMoreData
    } catch {
      phase = .failed
    }
  }

  private func name(of phase: RefreshPhase) -> String {
    switch phase {
    case .idle: "idle"
    case .loading: "loading"
    case .failed: "failed"
    case .noMoreData: "no more data"
    }
  }
}

/// The environment value, in a row, a toolbar and an overlay of the modified view.
struct Code: View {
  @StateObject private var model = FeedModel()

  var body: some View {
    List {
      RefreshButtons()
      ForEach(model.posts) { PostRow($0) }
    }
    .toolbar { RefreshButtons() }
    .overlay(alignment: .bottom) { RefreshButtons() }
    .refreshHeader { try await model.reload() }
    .refreshFooter { try await model.loadNext() }
  }
}

struct RefreshButtons: View {
  @Environment(\.refreshControls) private var refreshControls
  @Environment(\.refresh) private var refresh

  var body: some View {
    HStack {
      Button("Reload") { refreshControls.beginRefreshing() }
      Button("More") { refreshControls.beginRefreshing(at: .bottom) }
      Button("Stop") {
        if refreshControls.isRefreshing() { refreshControls.endRefreshing() }
        if refreshControls.isRefreshing(at: .bottom) {
          refreshControls.endRefreshing(at: .bottom, with: .cancelled)
        }
      }
      Button("Fail") { refreshControls.endRefreshing(at: .leading, with: .failure) }
      if let refresh {
        Button("Refresh") { Task { await refresh() } }
      }
    }
    .onAppear { refreshControls.beginRefreshing(at: .trailing) }
    .task {
      await Task.yield()
      refreshControls.endRefreshing(with: .noMoreData)
    }
  }
}
