import EdgeRefreshUI
import SwiftUI

struct StyleMisspelled: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: type 'any RefreshStyle' has no member 'arow'
      .refreshStyle(.arow, for: .bottom)
  }
}
