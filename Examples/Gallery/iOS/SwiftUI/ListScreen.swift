internal import EdgeRefreshUI
internal import SwiftUI

/// A list with a header and a footer.
struct ListScreen: View {
  @StateObject private var model: MessageModel

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    List(model.items) { MessageRow(message: $0.message) }
      .listStyle(.plain)
      .refreshHeader { try await model.reload() }
      .refreshFooter { try await model.loadMore() }
  }
}
