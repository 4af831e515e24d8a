import EdgeRefreshUI
import SwiftUI

struct FooterWithTimeout: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: a time limit with .refreshOptions { $0.timeoutDuration = … }
      .refreshFooter(timeout: 30) { await Task.yield() }
  }
}
