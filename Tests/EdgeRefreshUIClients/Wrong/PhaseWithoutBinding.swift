import EdgeRefreshUI
import SwiftUI

struct PhaseWithoutBinding: View {
  @State private var phase = RefreshPhase.idle

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: expected type 'Binding<RefreshPhase>'
      .refreshHeader(phase: phase)
  }
}
