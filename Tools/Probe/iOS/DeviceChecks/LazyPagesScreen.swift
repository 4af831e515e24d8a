internal import EdgeRefreshUI
internal import SwiftUI

/// Lists on pages in a lazy stack. Each second, an animation changes the padding of the lists.
struct LazyPagesScreen: View {
  let server: MessageServer
  @State private var isInset = false

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in
            ListScreen(server: server)
              .padding(isInset ? 8 : 0)
              .frame(width: proxy.size.width)
          }
        }
      }
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        withAnimation { isInset.toggle() }
      }
    }
  }
}
