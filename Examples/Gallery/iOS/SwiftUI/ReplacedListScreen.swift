internal import EdgeRefreshUI
internal import SwiftUI

/// A list that SwiftUI replaces when the style changes, even during a refresh. SwiftUI's modifier
/// `refreshable` can be added to the same list, to see what both do.
struct ReplacedListScreen: View {
  @StateObject private var model: MessageModel
  @State private var isGrouped = false
  @State private var isRefreshable = false

  init(server: MessageServer) {
    _model = StateObject(wrappedValue: MessageModel(server: server))
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Toggle("Grouped", isOn: $isGrouped)
        Toggle("Refreshable", isOn: $isRefreshable)
      }
      .padding()
      Divider()
      lists
        .refreshHeader { try await model.reload() }
        .refreshFooter { try await model.loadMore() }
    }
  }

  @ViewBuilder private var lists: some View {
    if isRefreshable {
      styledList.refreshable { [model] in try? await model.reload() }
    } else {
      styledList
    }
  }

  @ViewBuilder private var styledList: some View {
    if isGrouped {
      list.listStyle(.insetGrouped)
    } else {
      list.listStyle(.plain)
    }
  }

  private var list: some View {
    List(model.items) { MessageRow(message: $0.message) }
  }
}
