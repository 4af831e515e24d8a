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
      .refreshStyle(.spinner)
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func ViewRefreshSettingsComments2() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+RefreshSettings.swift", line: 31)
    List(rows) { Text($0.title) }
      .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
      .refreshOptions(for: .bottom) {
        $0.showsFailure = true
        $0.timeoutDuration = 30
        $0.loading.prefetchDistance = .viewLengths(1)
      }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func ViewRefreshSettingsComments3() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+RefreshSettings.swift", line: 54)
    List(rows) { Text($0.title) }
      .refreshHeader { try await model.reload() }
      .onRefreshError { print($0.localizedDescription) }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func ViewRefreshSettingsComments4() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/SwiftUI/View+RefreshSettings.swift", line: 74)
    List(rows) { Text($0.title) }
      .refreshHeader { try await model.reload() }
      .refreshSecondLevel(isPresented: $isOpen, title: "Release for the camera") {
        Text("Camera")
      }
#sourceLocation()
  }
}
#endif
