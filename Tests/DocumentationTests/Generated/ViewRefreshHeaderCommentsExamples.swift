// The examples of Sources/EdgeRefreshUI/SwiftUI/View+RefreshHeader.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func ViewRefreshHeaderComments1() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+RefreshHeader.swift", line: 11)
    List(rows) { Text($0.title) }
      .refreshHeader { try await model.reload() }
#sourceLocation()
  }
}
#endif
