internal import EdgeRefreshUI
internal import SwiftUI

/// A list beside the selected message. Each has its own header.
struct SplitScreen: View {
  let server: MessageServer
  /// Leaves the example.
  let close: @MainActor () -> Void

  var body: some View {
    if #available(iOS 16.0, *) {
      NavigationSplitView {
        ListScreen(server: server)
          .navigationTitle("Inbox")
          .toolbar { Button("Close") { close() } }
      } detail: {
        DetailScreen(server: server)
      }
    } else {
      NavigationView {
        ListScreen(server: server)
          .navigationTitle("Inbox")
          .toolbar { Button("Close") { close() } }
        DetailScreen(server: server)
      }
    }
  }
}

/// A text that is shorter than the screen.
private struct DetailScreen: View {
  let server: MessageServer
  @State private var count = 0

  var body: some View {
    ScrollView {
      Text("Reloaded \(count) times").padding()
    }
    .refreshHeader {
      _ = await server.news()
      count += 1
    }
  }
}
