import EdgeRefreshUI
import SwiftUI

struct FooterWithoutMore: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: noMore
      .refreshFooter(noMore: true) { await Task.yield() }
  }
}
