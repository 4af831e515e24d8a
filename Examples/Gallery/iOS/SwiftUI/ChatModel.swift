internal import Combine
internal import EdgeRefreshUI

/// The messages of a chat, oldest first.
@MainActor final class ChatModel: ObservableObject {
  /// A message with an identity. Older messages have smaller numbers.
  struct Item: Identifiable {
    let id: Int
    let message: ChatMessage
  }

  @Published private(set) var items: [Item]
  private var drafts = ChatMessage.next
  private var olderPages = ChatMessage.older
  private let server: MessageServer

  init(server: MessageServer) {
    self.server = server
    items = ChatMessage.recent.enumerated().map { Item(id: $0.offset, message: $0.element) }
  }

  /// Loads older messages. Returns whether there may be more.
  func loadOlder() async throws -> LoadMoreResult {
    _ = await server.older()
    try Task.checkCancellation()
    guard !olderPages.isEmpty else { return .noMoreData }
    let page = olderPages.removeFirst()
    let first = (items.first?.id ?? 0) - page.count
    items = page.enumerated().map { Item(id: first + $0.offset, message: $0.element) } + items
    return olderPages.isEmpty ? .noMoreData : .more
  }

  /// Sends a message. The answer comes later.
  func send(_ text: String) {
    append(.own(text))
    guard !drafts.isEmpty else { return }
    let answer = drafts.removeFirst().answer
    server.delay(MessageServer.responseTime) { [weak self] in
      self?.append(.received(answer))
    }
  }

  private func append(_ message: ChatMessage) {
    items.append(Item(id: (items.last?.id ?? -1) + 1, message: message))
  }
}
