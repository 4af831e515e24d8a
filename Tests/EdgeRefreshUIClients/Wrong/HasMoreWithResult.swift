import EdgeRefreshUI
import SwiftUI

struct HasMoreWithResult: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshFooter(hasMore: true) {
        await Task.yield()
        // error: closure result type 'Void'
        return LoadMoreResult.more
      }
  }
}
