import EdgeRefreshUI
import SwiftUI

struct ResultMisspelled: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshFooter {
        await Task.yield()
        // error: write noMoreData
        return LoadMoreResult.noMore
      }
  }
}
