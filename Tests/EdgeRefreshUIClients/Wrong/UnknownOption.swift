import EdgeRefreshUI
import SwiftUI

struct UnknownOption: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshHeader {}
      .refreshOptions(for: .top) {
        // error: value of type 'RefreshOptions' has no member 'prefetchDistance'
        $0.prefetchDistance = .viewLengths(1)
      }
  }
}
