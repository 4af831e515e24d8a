internal import EdgeRefreshUI
internal import SwiftUI

/// A list under a large title in SwiftUI's own navigation, and a sheet with a list.
struct LargeTitleScreen: View {
  let server: MessageServer
  /// Leaves the example.
  let close: @MainActor () -> Void
  @State private var isPresented = false

  var body: some View {
    if #available(iOS 16.0, *) {
      NavigationStack { list }
    } else {
      NavigationView { list }
    }
  }

  private var list: some View {
    ListScreen(server: server)
      .navigationTitle("Inbox")
      .toolbar {
        HStack {
          Button("Sheet") { isPresented = true }
          Button("Close") { close() }
        }
      }
      .sheet(isPresented: $isPresented) {
        SheetScreen(server: server)
      }
  }
}

/// A list in a sheet. `refreshable` refreshes it, because a pull would open no header but move the
/// sheet.
private struct SheetScreen: View {
  @StateObject private var model: MessageModel
  @Environment(\.dismiss) private var dismiss

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Sheet").font(.headline)
        Spacer()
        Button("Done") { dismiss() }
      }
      .padding()
      List(model.items) { MessageRow(message: $0.message) }
        .listStyle(.plain)
        .refreshable { try? await model.reload() }
        .refreshFooter { try await model.loadMore() }
    }
  }
}
