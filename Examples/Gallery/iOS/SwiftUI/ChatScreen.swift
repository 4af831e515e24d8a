internal import EdgeRefreshUI
internal import SwiftUI

/// A chat with the newest message at the bottom. Older messages are loaded when the start comes near,
/// and do not move the visible ones.
struct ChatScreen: View {
  @StateObject private var model: ChatModel

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: ChatModel(server: server))
  }

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          // The height of a VStack is exact. A LazyVStack estimates it, so that older messages would
          // move the visible ones by the error of the estimate.
          VStack(spacing: 4) {
            ForEach(model.items) { ChatBubble(message: $0.message).id($0.id) }
          }
          .padding()
        }
        .refreshHeader(.automatic) { try await model.loadOlder() }
        .onAppear { showLast(proxy) }
        .onChange(of: model.items.last?.id) { _ in
          withAnimation { showLast(proxy) }
        }
      }
      Divider()
      bar
    }
  }

  private func showLast(_ proxy: ScrollViewProxy) {
    if let last = model.items.last { proxy.scrollTo(last.id, anchor: .bottom) }
  }

  private var bar: some View {
    HStack {
      Text(model.drafts.first?.own ?? "Message")
        .foregroundColor(Color(uiColor: .secondaryText))
      Spacer()
      Button("Send") { model.send() }
        .disabled(model.drafts.isEmpty)
    }
    .padding()
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
