import EdgeRefreshUI
import SwiftUI

struct HeaderWithOtherLabel: View {
  @State private var isRefreshing = false

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: expected 'isRefreshing:'
      .refreshHeader(refreshing: $isRefreshing)
  }
}
