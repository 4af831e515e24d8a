import EdgeRefreshUI
import SwiftUI

struct FooterWithNumber: View {
  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      .refreshFooter {
        await Task.yield()
        // error: cannot convert value of type 'Int' to closure result type
        return 20
      }
  }
}
