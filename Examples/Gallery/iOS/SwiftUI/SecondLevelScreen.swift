internal import EdgeRefreshUI
internal import SwiftUI

/// A list with a second level above it, which opens with a long pull, the button, or a VoiceOver
/// action.
struct SecondLevelScreen: View {
  @StateObject private var model: MessageModel
  @State private var isOpen = false

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    VStack(spacing: 0) {
      Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
        .padding()
      Divider()
      List(model.items) { MessageRow(message: $0.message) }
        .listStyle(.plain)
        .refreshHeader { try await model.reload() }
        .refreshSecondLevel(isPresented: $isOpen, title: "Release for the second level") {
          VStack {
            Text("\(model.items.count) messages").font(.headline)
            Button("Back") { isOpen = false }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { RoundedBackground(color: .secondarySystemBackground, radius: 0) }
        }
    }
  }
}
