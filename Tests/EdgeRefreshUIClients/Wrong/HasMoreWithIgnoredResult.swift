import EdgeRefreshUI
import SwiftUI

struct HasMoreWithIgnoredResult: View {
  let load: @MainActor () async throws -> Bool

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // warning: result of call to function returning 'Bool' is unused
      .refreshFooter(hasMore: true) { try await load() }
  }
}
