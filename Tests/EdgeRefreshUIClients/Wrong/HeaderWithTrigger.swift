import EdgeRefreshUI
import SwiftUI

struct HeaderWithTrigger: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: closure result type 'LoadMoreResult'
      .refreshHeader(.automatic) { await Task.yield() }
  }
}
