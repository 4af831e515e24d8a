// The examples of Sources/EdgeRefreshUI/EdgeRefreshUI.docc/EdgeRefreshUI.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func EdgeRefreshUI1() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/EdgeRefreshUI.md", line: 23)
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
#sourceLocation()
  }
}
#endif
