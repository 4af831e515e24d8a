internal import EdgeRefreshUI
internal import SwiftUI

/// A SwiftUI scroll view whose header stays open for half a minute. Below it are a text field and a
/// switch that changes the content margins.
struct InsetsScreen: View {
  @StateObject private var model: MessageModel
  @State private var text = ""
  @State private var hasMargins = false

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    scrollView
      .refreshHeader { try await Task.sleep(nanoseconds: 30_000_000_000) }
      .safeAreaInset(edge: .bottom) {
        HStack {
          TextField("Message", text: $text)
          Toggle("Margins", isOn: $hasMargins)
        }
        .padding()
        .background { RoundedBackground(color: .secondarySystemBackground, radius: 14) }
      }
  }

  @ViewBuilder private var scrollView: some View {
    if #available(iOS 17.0, *) {
      messages.contentMargins(.top, hasMargins ? 40 : 0, for: .scrollContent)
    } else {
      messages
    }
  }

  private var messages: some View {
    ScrollView {
      LazyVStack {
        ForEach(model.items) { MessageRow(message: $0.message).padding() }
      }
    }
  }
}
