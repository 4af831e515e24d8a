// The examples of Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIStates.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import Combine
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIStates.md", line: 10)
struct ReloadButton: View {
  @Environment(\.refreshControls) private var refreshControls

  var body: some View {
    Button("Reload") { refreshControls.beginRefreshing() }
  }
}

struct NewsScreen: View {
  let model: News

  var body: some View {
    List(model.rows) { Row($0) }
      .toolbar { ReloadButton() }
      .refreshHeader { try await model.reload() }
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIStates.md", line: 46)
struct FlagScreen: View {
  let model: News
  @State private var isRefreshing = false

  var body: some View {
    List(model.rows) { Row($0) }
      .refreshHeader(isRefreshing: $isRefreshing)
      .task(id: isRefreshing) {
        guard isRefreshing else { return }
        try? await model.reload()
        isRefreshing = false
      }
      .toolbar {
        Button("Reload") { isRefreshing = true }
      }
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIStates.md", line: 71)




@MainActor
final class Inbox: ObservableObject {
  @Published var refresh = RefreshPhase.idle { didSet { refreshDidChange(from: oldValue) } }
  @Published var older = RefreshPhase.idle { didSet { olderDidChange(from: oldValue) } }
  @Published private(set) var rows: [Article] = []
  let news = News()

  private func refreshDidChange(from oldValue: RefreshPhase) {
    guard refresh == .loading && oldValue != .loading else { return }
    Task {
      do {
        try await news.reload()
        rows = news.rows
        refresh = .idle
        older = .idle
      } catch {
        refresh = .failed
      }
    }
  }

  private func olderDidChange(from oldValue: RefreshPhase) {
    guard older == .loading && oldValue != .loading else { return }
    Task {
      do {
        let hasMore = try await news.loadMore()
        rows = news.rows
        older = hasMore ? .idle : .noMoreData
      } catch {
        older = .failed
      }
    }
  }
}

struct InboxScreen: View {
  @StateObject private var inbox = Inbox()

  var body: some View {
    List(inbox.rows) { Row($0) }
      .refreshHeader(phase: $inbox.refresh)
      .refreshFooter(phase: $inbox.older)
      .refreshOptions(for: .bottom) { $0.showsFailure = true }
      .toolbar {
        Button("Reload") { inbox.refresh = .loading }
      }
  }
}
#sourceLocation()
#endif
