import EdgeRefreshUI
import SwiftUI

struct HeaderWithoutTry: View {
  let load: @MainActor () async throws -> Void

  var body: some View {
    List(0..<20, id: \.self) { Text("\($0)") }
      // error: call can throw, but it is not marked with 'try'
      .refreshHeader { await load() }
  }
}
