import EdgeRefreshUI
import SwiftUI

struct HeaderWithIgnoredResult: View {
  let load: @MainActor () async throws -> LoadMoreResult

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // warning: result of call to function returning 'LoadMoreResult' is unused
      .refreshHeader { try await load() }
  }
}
