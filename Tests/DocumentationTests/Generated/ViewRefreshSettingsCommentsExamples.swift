// The examples of Sources/EdgeRefreshUI/SwiftUI/View+RefreshSettings.swift. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func ViewRefreshSettingsComments1() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+RefreshSettings.swift", line: 11)
    List(rows) { Text($0.title) }
      .refreshHeader { try await model.reload() }
      .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
      .refreshStyle(.spinner)
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func ViewRefreshSettingsComments2() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+RefreshSettings.swift", line: 32)
    List(rows) { Text($0.title) }
      .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
      .refreshOptions(for: .bottom) {
        $0.showsFailure = true
        $0.timeoutDuration = .seconds(30)
        $0.loading.prefetchDistance = .viewLengths(1)
      }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+RefreshSettings.swift", line: 57)
struct FailingScreen: View {
  let model: News
  @State private var message: String?

  var body: some View {
    List(model.rows) { Text($0.title) }
      .overlay { if let message { Text(message) } }
      .refreshHeader { try await model.reload() }
      .onRefreshError { message = $0.localizedDescription }
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+RefreshSettings.swift", line: 87)
struct Home: View {
  let model: News
  @State private var isOpen = false

  var body: some View {
    List(model.rows) { Text($0.title) }
      .refreshHeader { try await model.reload() }
      .refreshSecondLevel(isPresented: $isOpen, title: "Release for the camera") {
        Button("Close") { isOpen = false }
      }
  }
}
#sourceLocation()
#endif
