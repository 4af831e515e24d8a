internal import EdgeRefreshUI
internal import SwiftUI

/// A chat with a field for a message, above the keyboard. Older messages are loaded near the start
/// and do not move the visible ones. The newest message stays visible.
struct ChatScreen: View {
  @StateObject private var model: ChatModel
  @State private var text = ""
  @FocusState private var isWriting: Bool

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: ChatModel(server: server))
  }

  var body: some View {
    ScrollView {
      // A LazyVStack may estimate its height. An error of the estimate would move the visible
      // messages. This has not been verified on a device.
      VStack(spacing: 4) {
        ForEach(model.items) { ChatBubble(message: $0.message) }
      }
      .padding()
    }
    .refreshHeader(.automatic) { try await model.loadOlder() }
    .refreshOptions(for: .top) { $0.loading.keepsEndVisible = true }
    .safeAreaInset(edge: .bottom, spacing: 0) { bar }
  }

  private var bar: some View {
    HStack {
      TextField("Message", text: $text)
        .focused($isWriting)
      if isWriting { Button("Done") { isWriting = false } }
      Button("Send") {
        model.send(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
    .padding()
    .background { RoundedBackground(color: .systemBackground, radius: 0) }
  }
}

/// A message in a bubble.
private struct ChatBubble: View {
  let message: ChatMessage

  var body: some View {
    HStack {
      if message.isOwn { Spacer(minLength: 72) }
      Text(message.text)
        .foregroundColor(message.isOwn ? .white : .primary)
        .padding(.horizontal, 13)
        .padding(.vertical, 8)
        .background {
          RoundedBackground(
            color: message.isOwn ? .ownBubble : .secondarySystemBackground, radius: 18)
        }
      if !message.isOwn { Spacer(minLength: 72) }
    }
  }
}
