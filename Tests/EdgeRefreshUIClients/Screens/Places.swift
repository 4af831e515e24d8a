import EdgeRefreshUI
import SwiftUI

/// Where apps put modifiers: around and inside padding, on groups, branches and rows, on pages.
struct Places: View {
  @StateObject private var model = FeedModel()
  @State private var isSaved = false

  var body: some View {
    TabView {
      List(model.posts) { PostRow($0) }
        .padding(.horizontal, -20)
        .refreshHeader { try await model.reload() }
      Group {
        if isSaved {
          List { Text("Saved") }
        } else {
          ScrollView { Text("All") }
        }
      }
      .refreshHeader { try await model.reload() }
      .disabled(model.posts.isEmpty)
      List {
        ForEach(model.posts) { PostRow($0) }
          .refreshFooter { try await model.loadNext() }
      }
      .ignoresSafeArea(edges: .top)
      LaterList(model: model)
        .offset(y: -60)
        .refreshHeader { try await model.reload() }
    }
    .tabViewStyle(.page)
  }
}

/// A view that shows its list once its content is loaded, without an update of the view around it.
private struct LaterList: View {
  @ObservedObject var model: FeedModel
  @Environment(\.refreshControls) private var refreshControls

  var body: some View {
    if model.posts.isEmpty {
      ProgressView()
        .onAppear { refreshControls.beginRefreshing() }
    } else {
      List(model.posts) { PostRow($0) }
    }
  }
}
