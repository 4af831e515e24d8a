internal import Combine
internal import EdgeRefreshUI

/// The messages of a screen in SwiftUI, newest first.
@MainActor final class MessageModel: ObservableObject {
  /// A message with an identity: the server may return equal messages.
  struct Item: Identifiable {
    let id: Int
    let message: Message
  }

  @Published private(set) var items: [Item] = []
  let server: MessageServer
  private var count = 0

  init(server: MessageServer) {
    self.server = server
    items = identified(Message.first)
  }

  /// Loads new messages.
  func reload() async throws {
    let news = await server.news()
    try Task.checkCancellation()
    items = identified(news) + items
  }

  /// Loads older messages. Returns whether there may be more.
  func loadMore() async throws -> LoadMoreResult {
    let older = await server.older()
    try Task.checkCancellation()
    items += identified(older)
    return older.isEmpty ? .noMoreData : .more
  }

  private func identified(_ messages: [Message]) -> [Item] {
    defer { count += messages.count }
    return messages.enumerated().map { Item(id: count + $0.offset, message: $0.element) }
  }
}
