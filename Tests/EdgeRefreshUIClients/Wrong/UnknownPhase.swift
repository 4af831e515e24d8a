import EdgeRefreshUI
import SwiftUI

struct UnknownPhase: View {
  @State private var phase = RefreshPhase.idle

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshFooter(phase: $phase)
      // error: type 'RefreshPhase' has no member 'finished'
      .task { phase = .finished }
  }
}
