import EdgeRefreshUI
import SwiftUI

struct StyleForArray: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: cannot pass array of type '[RefreshEdge]'
      .refreshStyle(.spinner, for: [.top, .bottom])
  }
}
