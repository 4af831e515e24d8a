// The examples of Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIStyles.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func SwiftUIStyles1() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIStyles.md", line: 10)
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshFooter(hasMore: model.hasMore) { try await model.loadNext() }
      .refreshStyle(.frames(images), for: .top)
      .refreshStyle(.spinner)
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/SwiftUIStyles.md", line: 40)
struct SunStyle: RefreshStyle {
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: colorScheme == .dark ? "moon" : "sun.max")
        .rotationEffect(.degrees(180 * configuration.progress))
      if let error = configuration.error {
        Text(error.localizedDescription)
        Button("Try again") { configuration.retry() }
      } else {
        Text(configuration.title)
      }
    }
    .font(.footnote)
    .padding()
  }
}

struct StyledScreen: View {
  let model: News

  var body: some View {
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshOptions(for: .top) { $0.resultDuration = 4 }
      .refreshStyle(SunStyle(), for: .top)
  }
}
#sourceLocation()
#endif
