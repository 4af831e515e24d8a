// The examples of Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIScrollViews.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func SwiftUIScrollViews1() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIScrollViews.md", line: 23)
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIScrollViews.md", line: 59)
struct SheetList: View {
  let model: News

  var body: some View {
    List(model.rows) { Row($0) }
      .refreshable { try? await model.reload() }
      .refreshFooter(hasMore: model.hasMore) { try await model.loadNext() }
  }
}
#sourceLocation()
#endif
