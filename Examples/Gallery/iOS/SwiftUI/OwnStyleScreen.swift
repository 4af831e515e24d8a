internal import EdgeRefreshUI
internal import SwiftUI

/// A list whose header is drawn in SwiftUI, in a color of the environment. It shows the result for
/// some seconds. Every second refresh fails.
struct OwnStyleScreen: View {
  @StateObject private var model: MessageModel
  @State private var isOnline = true

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    List(model.items) { MessageRow(message: $0.message) }
      .listStyle(.plain)
      .refreshHeader {
        defer { isOnline.toggle() }
        if isOnline {
          try await model.reload()
        } else {
          _ = try await model.server.unreachableNews()
        }
      }
      .refreshOptions(for: .top) {
        $0.resultDuration = 4
        $0.showsFailure = true
      }
      .refreshStyle(RingStyle(), for: .top)
      .environment(\.ringColor, .green)
  }
}
