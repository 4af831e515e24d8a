internal import EdgeRefreshUI
internal import SwiftUI

/// Cards in a lazy stack. The footer loads one screen ahead, so that scrolling rarely reaches it.
struct CardsScreen: View {
  @StateObject private var model: MessageModel

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(model.items) { item in
          MessageRow(message: item.message)
            .padding()
            .background { RoundedBackground(color: .secondarySystemBackground, radius: 14) }
        }
      }
      .padding()
    }
    .refreshHeader { try await model.reload() }
    .refreshFooter { try await model.loadMore() }
    .refreshOptions(for: .bottom) { $0.loading.prefetchDistance = .viewLengths(1) }
  }
}
