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
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 11)


    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI2() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 21)
    ScrollView {
      LazyVStack {
        ForEach(model.rows) { Row($0) }
      }
    }
    .refreshHeader { try await model.reload() }
    .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI3() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 62)
    ScrollView {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(model.rows) { Row($0) }
        }
      }
      .refreshTrailer { try await model.loadMore() ? .more : .noMoreData }

      ForEach(model.rows) { Row($0) }
    }
    .refreshHeader { try await model.reload() }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI4() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 98)
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshOptions(for: .top) {
        $0.playsHapticFeedback = true
        $0.minimumVisibleDuration = 0.8
        $0.resultDuration = 1
      }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 111)
@MainActor
func setDefaults() {
  RefreshConfiguration.default.options.playsHapticFeedback = true
  RefreshConfiguration.default.options.showsFailure = true
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 144)


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
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 226)
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
  @ViewBuilder fileprivate func UsingSwiftUI8() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 257)
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshFooter { try await model.loadMore() ? .more : .noMoreData }
      .refreshHeaderStyle(.frames(images))
      .refreshFooterStyle(.spinner)
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 271)
struct SunStyle: RefreshStyle {
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: "sun.max")
        .foregroundColor(color)
        .rotationEffect(.degrees(180 * configuration.progress))
      Text(configuration.title)
        .font(.footnote)
    }
  }

  var length: CGFloat? { 64 }
}

struct StyledScreen: View {
  let model: News

  var body: some View {
    List(model.rows) { Row($0) }
      .refreshHeader { try await model.reload() }
      .refreshOptions(for: .top) { $0.resultDuration = 1 }
      .refreshHeaderStyle(SunStyle(color: .orange))
  }
}
#sourceLocation()
#endif

#if canImport(SwiftUI)
extension ExampleView {
  @ViewBuilder fileprivate func UsingSwiftUI10() -> some View {
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 326)
    ScrollView {
      VStack {
        ForEach(model.rows) { Row($0) }
      }
    }
    .refreshHeader(.automatic) { try await model.loadMore() ? .more : .noMoreData }
    .refreshOptions(for: .top) { $0.loading.keepsEndVisible = true }
#sourceLocation()
  }
}
#endif

#if canImport(SwiftUI)
#sourceLocation(file: "Sources/EdgeRefreshUI/EdgeRefreshUI.docc/UsingSwiftUI.md", line: 397)
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
