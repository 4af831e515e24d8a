import EdgeRefreshUI
import SwiftUI

struct TrailerWithFlagAndAction: View {
  @State private var isLoading = false

  var body: some View {
    ScrollView(.horizontal) { Text("Tiles") }
      // error: refreshTrailer(phase: $phase) without a closure
      .refreshTrailer(isRefreshing: $isLoading) { await Task.yield() }
  }
}
