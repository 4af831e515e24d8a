import EdgeRefreshUI
import SwiftUI

struct StyleOfOtherKind: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: conform to expected type 'RefreshStyle'
      .refreshStyle(Text("Loading"), for: .top)
  }
}
