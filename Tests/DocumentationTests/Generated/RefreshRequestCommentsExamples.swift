// The examples of Sources/EdgeRefreshUI/RefreshRequest.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/RefreshRequest.swift", line: 192)
struct Inbox: View {
  @State private var phase = RefreshPhase.idle

  var body: some View {
    List(0..<20, id: \.self) { Text("Message \($0)") }
      .refreshHeader(phase: $phase)
      .task(id: phase) {
        guard phase == .loading else { return }
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        phase = .idle
      }
  }
}
#sourceLocation()
#endif
