import EdgeRefreshUI
import SwiftUI

struct PhaseAndAction: View {
  @State private var phase = RefreshPhase.idle

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: refreshHeader(phase: $phase)
      .refreshHeader(phase: $phase) { await Task.yield() }
  }
}
