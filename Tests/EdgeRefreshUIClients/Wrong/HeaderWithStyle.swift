import EdgeRefreshUI
import SwiftUI

struct HeaderWithStyle: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: set a style with .refreshStyle(…)
      .refreshHeader(style: .spinner) { await Task.yield() }
  }
}
