// The examples of Sources/EdgeRefreshUI/SwiftUI/View+RefreshFooter.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func ViewRefreshFooterComments1() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+RefreshFooter.swift", line: 12)
    List(rows) { Text($0.title) }
      .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
#sourceLocation()
  }
}
#endif
