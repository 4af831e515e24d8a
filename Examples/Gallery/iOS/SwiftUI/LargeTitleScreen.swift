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

/// A list in a sheet. Pulling the list down also moves the sheet, if the system lets it.
private struct SheetScreen: View {
  let server: MessageServer
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Sheet").font(.headline)
        Spacer()
        Button("Done") { dismiss() }
      }
      .padding()
      ListScreen(server: server)
    }
  }
}
