import EdgeRefreshUI
import SwiftUI

struct OptionsInWrongOrder: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: incorrect argument labels
      .refreshHeader(resultDuration: 1, isEnabled: true) {}
  }
}
