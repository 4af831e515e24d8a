import EdgeRefreshUI
import SwiftUI

struct FooterWithoutReturn: View {
  @State private var count = 20

  var body: some View {
    List(0..<count, id: \.self) { Text("\($0)") }
      .refreshFooter {
        await Task.yield()
        count += 20
        // error: missing return in closure expected to return 'LoadMoreResult'
      }
  }
}
