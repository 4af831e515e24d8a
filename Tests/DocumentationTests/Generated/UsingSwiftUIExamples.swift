// The examples of Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md. Written by `make examples`; not to be edited.
// swift-format-ignore-file

import EdgeRefresh
import UIKit
#if canImport(SwiftUI)
import Combine
import EdgeRefreshUI
import SwiftUI
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI1() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 30)


    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshFooter(hasMore: model.hasMore) { try await model.loadNext() }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 46)
struct SearchScreen: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var hasMore = true

  var body: some View {
    List(results, id: \.self) { Text($0) }
      .searchable(text: $query)
      .task(id: query) {
        results = []
        hasMore = true
        await loadPage()
      }
      .refreshFooter(hasMore: hasMore) { await loadPage() }
  }

  private func loadPage() async {
    let page = (0..<20).map { "\(query) \(results.count + $0)" }
    results += page
    hasMore = results.count < 100
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 79)
struct FirstLoadScreen: View {
  let model: News
  @State private var message: String?

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

  private func load() async {
    do {
      try await model.reload()
    } catch {
      message = error.localizedDescription
    }
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI4() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 116)
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
  @ViewBuilder fileprivate func UsingSwiftUI5() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 143)
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
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI6() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 195)
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshOptions(for: .top) {
        $0.playsHapticFeedback = true
        $0.minimumVisibleDuration = 0.8
        $0.timeoutDuration = .seconds(30)
      }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 210)
@MainActor
func setDefaults() {
  RefreshConfiguration.default.options.playsHapticFeedback = true
  RefreshConfiguration.default.options.showsFailure = true
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 259)
struct FlagScreen: View {
  let model: News
  @State private var isRefreshing = false

  var body: some View {
    List(model.rows) { Row($0) }
      .refreshHeader(isRefreshing: $isRefreshing)
      .task(id: isRefreshing) {
        guard isRefreshing else { return }
        try? await model.reload()
        isRefreshing = false
      }
      .toolbar {
        Button("Reload") { isRefreshing = true }
      }
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 282)


@MainActor
final class Inbox: ObservableObject {
  @Published var refresh = RefreshPhase.idle { didSet { refreshDidChange(from: oldValue) } }
  @Published var older = RefreshPhase.idle { didSet { olderDidChange(from: oldValue) } }
  @Published private(set) var rows: [Article] = []
  let news = News()

  private func refreshDidChange(from oldValue: RefreshPhase) {
    guard refresh == .loading && oldValue != .loading else { return }
    Task {
      do {
        try await news.reload()
        rows = news.rows
        refresh = .idle
        older = .idle
      } catch {
        refresh = .failed
      }
    }
  }

  private func olderDidChange(from oldValue: RefreshPhase) {
    guard older == .loading && oldValue != .loading else { return }
    Task {
      do {
        let hasMore = try await news.loadMore()
        rows = news.rows
        older = hasMore ? .idle : .noMoreData
      } catch {
        older = .failed
      }
    }
  }
}

struct InboxScreen: View {
  @StateObject private var inbox = Inbox()

  var body: some View {
    List(inbox.rows) { Row($0) }
      .refreshHeader(phase: $inbox.refresh)
      .refreshFooter(phase: $inbox.older)
      .refreshOptions(for: .bottom) { $0.showsFailure = true }
      .toolbar {
        Button("Reload") { inbox.refresh = .loading }
      }
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 364)
struct ReloadButton: View {
  @Environment(\.refreshControls) private var refreshControls

  var body: some View {
    Button("Reload") { refreshControls.beginRefreshing() }
  }
}

struct NewsScreen: View {
  let model: News

  var body: some View {
    List(model.rows) { Row($0) }
      .toolbar { ReloadButton() }
      .refreshHeader { try await model.reload() }
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI11() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 395)
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshFooter(hasMore: model.hasMore) { try await model.loadNext() }
      .refreshStyle(.spinner)
      .refreshStyle(.frames(images), for: .top)
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 412)
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
      .refreshOptions(for: .top) { $0.resultDuration = 1 }
      .refreshStyle(SunStyle(), for: .top)
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 473)
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
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 541)
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
