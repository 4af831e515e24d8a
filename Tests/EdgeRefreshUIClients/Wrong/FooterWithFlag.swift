import EdgeRefreshUI
import SwiftUI

struct FooterWithFlag: View {
  let loadMore: @MainActor () async throws -> Bool

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: closure result type 'LoadMoreResult'
      .refreshFooter { try await loadMore() }
  }
}
