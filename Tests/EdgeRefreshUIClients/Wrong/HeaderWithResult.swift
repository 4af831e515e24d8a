import EdgeRefreshUI
import SwiftUI

struct HeaderWithResult: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshHeader {
        await Task.yield()
        // error: closure result type 'Void'
        return LoadMoreResult.more
      }
  }
}
