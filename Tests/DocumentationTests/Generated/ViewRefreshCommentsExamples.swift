// The examples of Sources/EdgeRefreshUI/SwiftUI/View+Refresh.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func ViewRefreshComments1() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+Refresh.swift", line: 13)
    List(rows) { Text($0.title) }
      .refreshHeader { try await model.reload() }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func ViewRefreshComments2() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+Refresh.swift", line: 82)
    List(rows) { Text($0.title) }
      .refreshFooter(hasMore: model.hasMore) { try await model.loadNext() }
#sourceLocation()
  }
}
#endif
