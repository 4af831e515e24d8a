import EdgeRefreshUI
import SwiftUI

struct LeaderWithTrigger: View {
  var body: some View {
    ScrollView(.horizontal) { Text("Tiles") }
      // error: Use 'autoLeader' to load automatically
      .refreshLeader(.pulled) { await Task.yield() }
  }
}
