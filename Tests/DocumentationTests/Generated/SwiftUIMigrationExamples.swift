// The examples of Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIMigration.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func SwiftUIMigration1() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIMigration.md", line: 20)
    // Instead of refreshable { … }:
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
#sourceLocation()
  }
}
#endif
