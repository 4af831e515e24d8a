internal import EdgeRefreshUI
internal import SwiftUI

/// A picture that reaches under the status bar and stays in place, while the content moves over it.
/// The header opens below the bars.
struct HeroScreen: View {
  @StateObject private var model: MessageModel

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    ZStack(alignment: .top) {
      RoundedBackground(color: .ownBubble, radius: 0)
        .frame(height: 320)
        .ignoresSafeArea(edges: .top)
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.clear.frame(height: 240)
          ForEach(model.items) { item in
            MessageRow(message: item.message)
              .padding()
              .background { RoundedBackground(color: .systemBackground, radius: 0) }
          }
        }
      }
      .refreshHeader { try await model.reload() }
      .refreshFooter { try await model.loadMore() }
    }
  }
}
