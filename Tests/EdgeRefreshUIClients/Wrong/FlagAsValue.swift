import EdgeRefreshUI
import SwiftUI

struct FlagAsValue: View {
  @State private var isRefreshing = false

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: expected type 'Binding<Bool>'
      .refreshHeader(isRefreshing: isRefreshing)
  }
}
