import EdgeRefreshUI
import SwiftUI

struct ChatWithoutResult: View {
  let load: @MainActor () async throws -> Void

  var body: some View {
    ScrollView { Text("Messages") }
      // error: closure result type 'LoadMoreResult'
      .refreshHeader(.automatic) { try await load() }
  }
}
