import EdgeRefreshUI
import SwiftUI

struct FooterEnabled: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: write refreshFooter(isEnabled: flag) { … }
      .refreshFooter(enabled: true) { await Task.yield() }
  }
}
