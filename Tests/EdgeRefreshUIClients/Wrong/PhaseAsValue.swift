import EdgeRefreshUI
import SwiftUI

struct PhaseAsValue: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: type 'Binding<RefreshPhase>' has no member 'loading'
      .refreshFooter(phase: .loading)
  }
}
