import EdgeRefreshUI
import SwiftUI

struct HeaderWithTitle: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: set titles with .refreshStyle(.arrow(titles: [.idle:
      .refreshHeader("Pull") { await Task.yield() }
  }
}
