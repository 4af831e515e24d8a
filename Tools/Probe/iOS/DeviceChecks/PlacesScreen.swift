internal import EdgeRefreshUI
internal import SwiftUI

/// Lists on the pages of a `TabView`: one that is wider than its page, one that ignores the safe
/// area, one with an offset, and two that replace each other.
struct PlacesScreen: View {
  @StateObject private var model: MessageModel
  @State private var isExchanged = false

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    TabView {
      list
        .padding(.horizontal, -20)
        .refreshHeader { try await model.reload() }
      list
        .ignoresSafeArea(edges: .top)
        .refreshHeader { try await model.reload() }
      list
        .offset(y: -60)
        .refreshHeader { try await model.reload() }
      VStack {
        Button("Exchange") { isExchanged.toggle() }
        Group {
          if isExchanged {
            List { Text("The other list") }
          } else {
            list
          }
        }
        .refreshHeader { try await model.reload() }
      }
    }
    .tabViewStyle(.page)
  }

  private var list: some View {
    List(model.items) { MessageRow(message: $0.message) }
  }
}
