import EdgeRefreshUI
import SwiftUI

struct FooterWithoutResult: View {
  let load: @MainActor () async throws -> Void

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: closure result type 'LoadMoreResult'
      .refreshFooter { try await load() }
  }
}
