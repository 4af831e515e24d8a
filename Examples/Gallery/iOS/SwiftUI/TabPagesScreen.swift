internal import EdgeRefreshUI
internal import SwiftUI

/// Lists on the pages of a `TabView`. Each page has its own controls, including those that SwiftUI
/// makes later.
struct TabPagesScreen: View {
  let server: MessageServer

  var body: some View {
    TabView {
      ForEach(0..<4, id: \.self) { _ in ListScreen(server: server) }
    }
    .tabViewStyle(.page)
    .ignoresSafeArea(edges: .bottom)
  }
}
