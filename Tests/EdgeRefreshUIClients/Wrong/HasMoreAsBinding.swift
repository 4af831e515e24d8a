import EdgeRefreshUI
import SwiftUI

struct HasMoreAsBinding: View {
  @State private var hasMore = true

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: cannot convert value of type 'Binding<Bool>' to expected argument type 'Bool'
      .refreshFooter(hasMore: $hasMore) { await Task.yield() }
  }
}
