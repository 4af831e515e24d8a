// The examples of Sources/EdgeRefreshUI/RefreshControls.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/RefreshControls.swift", line: 7)
struct Retry: View {
  @Environment(\.refreshControls) private var refreshControls

  var body: some View {
    Button("Reload") { refreshControls.beginRefreshing() }
  }
}
#sourceLocation()
#endif
