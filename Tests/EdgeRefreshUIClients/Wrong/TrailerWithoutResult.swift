import EdgeRefreshUI
import SwiftUI

struct TrailerWithoutResult: View {
  var body: some View {
    ScrollView(.horizontal) { Text("Tiles") }
      // error: closure result type 'LoadMoreResult'
      .refreshTrailer {}
  }
}
