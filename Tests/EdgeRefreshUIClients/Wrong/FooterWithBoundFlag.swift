import EdgeRefreshUI
import SwiftUI

struct FooterWithBoundFlag: View {
  @State private var isLoading = false

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: refreshFooter(phase: $phase) without a closure
      .refreshFooter(isRefreshing: $isLoading)
  }
}
