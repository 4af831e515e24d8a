import EdgeRefreshUI
import SwiftUI

/// Code that is written before the documentation is read.
struct ReloadButton: View {
  @Environment(\.refreshControls) private var refresh

  var body: some View { Button("Reload") { refresh() } }
}

struct SpinningStyle: RefreshStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isRefreshing { ProgressView() } else { Text(configuration.title) }
  }
}

struct TasksInActions: View {
  let load: @MainActor @Sendable () async throws -> Bool

  var body: some View {
    ScrollView { Text("Rows") }
      .refreshHeader { Task { _ = try await load() } }
      .refreshHeader(.automatic) { Task { try await load() } }
      .refreshFooter { Task { try await load() } }
      .refreshLeader { Task { await Task.yield() } }
      .refreshTrailer { Task { await Task.yield() } }
  }
}

struct SettingsBeforeControls: View {
  @State private var isOpen = false
  let limit: TimeInterval

  var body: some View {
    ScrollView { Text("Rows") }
      .refreshStyle(.spinner)
      .refreshOptions { $0.timeoutDuration = limit }
      .onRefreshError { print($0) }
      .refreshSecondLevel(isPresented: $isOpen) { Text("Camera") }
      .refreshHeader { await Task.yield() }
      .refreshFooter(hasMore: true) { await Task.yield() }
  }
}
