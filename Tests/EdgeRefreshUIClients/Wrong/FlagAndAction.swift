import EdgeRefreshUI
import SwiftUI

struct FlagAndAction: View {
  @State private var isRefreshing = false

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: refreshHeader(isRefreshing: $flag)
      .refreshHeader(isRefreshing: $isRefreshing) { await Task.yield() }
  }
}
