// The examples of Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI1() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 28)



    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshFooter(hasMore: model.hasMore) { try await model.loadNext() }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI2() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 89)
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshOptions(for: .top) {
        $0.playsHapticFeedback = true
        $0.minimumVisibleDuration = 0.8
        $0.timeoutDuration = 30
      }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 105)
@MainActor
func setDefaults() {
  RefreshConfiguration.default.options.playsHapticFeedback = true
  RefreshConfiguration.default.options.showsFailure = true
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 121)
struct FirstLoadScreen: View {
  let model: News
  @State private var message: String? = "Loading"

  var body: some View {
    List(model.rows) { Row($0) }
      .overlay {
        if model.rows.isEmpty { Text(message ?? "Nothing here yet").allowsHitTesting(false) }
      }
      .task { await load() }
      .refreshHeader {
        try await model.reload()
        message = nil
      }
      .onRefreshError { message = $0.localizedDescription }
  }

  /// Called each time that the view appears. The task is canceled when the view disappears.
  private func load() async {
    guard model.rows.isEmpty else { return }
    message = "Loading"
    do {
      try await model.reload()
      message = nil
    } catch {
      if !Task.isCancelled { message = error.localizedDescription }
    }
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 158)
struct SearchScreen: View {
  let model: News
  @State private var query = ""
  @State private var results: [String] = []
  @State private var hasMore = true
  /// The text of these results; `nil` while the first page loads.
  @State private var searched: String?

  var body: some View {
    List(results, id: \.self) { Text($0) }
      .searchable(text: $query)
      .task(id: query) {
        // The task also runs when the view appears again.
        guard query != searched else { return }
        searched = nil
        results = []
        hasMore = true
        await loadPage()
      }
      .refreshFooter(hasMore: hasMore, isEnabled: searched == query) { await loadPage() }
  }

  private func loadPage() async {
    let (text, count) = (query, results.count)
    let page = await model.search(text, after: count)
    // Another load may have changed the text or the results.
    guard text == query, count == results.count, !Task.isCancelled else { return }
    searched = text
    results += page
    hasMore = !page.isEmpty
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI6() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 195)
    ScrollView {
      VStack {
        ForEach(model.rows) { Row($0) }
      }
    }
    .refreshHeader(.automatic, hasMore: model.hasMore) { try await model.loadNext() }
    .refreshOptions(for: .top) { $0.loading.keepsEndVisible = true }
    .safeAreaInset(edge: .bottom) { Text("Message") }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI7() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 219)
    ScrollView {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(model.rows) { Row($0) }
        }
      }
      .refreshTrailer(hasMore: model.hasMore) { try await model.loadNext() }

      ForEach(model.rows) { Row($0) }
    }
    .refreshHeader { try await model.reload() }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 237)
struct CameraScreen: View {
  let model: News
  @State private var isOpen = false

  var body: some View {
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshSecondLevel(isPresented: $isOpen, title: "Release for the camera") {
        Button("Close") { isOpen = false }
      }
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 261)
struct RefreshableRow: View {
  @Environment(\.refreshControls) private var refreshControls
  let article: Article

  var body: some View {
    Row(article)
      .accessibilityAction(named: "Refresh") { refreshControls.beginRefreshing() }
  }
}
#sourceLocation()
#endif
