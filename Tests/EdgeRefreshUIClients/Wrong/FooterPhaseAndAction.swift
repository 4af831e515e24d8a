import EdgeRefreshUI
import SwiftUI

struct FooterPhaseAndAction: View {
  @State private var phase = RefreshPhase.idle

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: refreshFooter(phase: $phase) without a closure
      .refreshFooter(phase: $phase) { await Task.yield() }
  }
}
