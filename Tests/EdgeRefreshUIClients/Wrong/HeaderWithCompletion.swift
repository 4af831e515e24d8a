import EdgeRefreshUI
import SwiftUI

struct HeaderWithCompletion: View {
  let load: @MainActor (@escaping () -> Void) -> Void

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: expects 0 arguments
      .refreshHeader { end in load(end) }
  }
}
