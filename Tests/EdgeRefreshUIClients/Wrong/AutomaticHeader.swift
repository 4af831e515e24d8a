import EdgeRefreshUI
import SwiftUI

struct AutomaticHeader: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: has no member 'autoHeader'
      .autoHeader { await Task.yield() }
  }
}
