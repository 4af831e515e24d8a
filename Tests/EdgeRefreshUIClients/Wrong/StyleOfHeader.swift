import EdgeRefreshUI
import SwiftUI

struct StyleOfHeader: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshHeader {}
      // error: type 'RefreshEdge' has no member 'header'
      .refreshStyle(.spinner, for: .header)
  }
}
