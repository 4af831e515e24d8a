import EdgeRefreshUI
import SwiftUI
import UIKit

/// A modifier of an app that applies those of the library.
struct Refreshing: ViewModifier {
  let isEnabled: Bool
  let reload: @MainActor () async throws -> Void

  func body(content: Content) -> some View {
    content
      .refreshHeader(isEnabled: isEnabled, action: reload)
      .refreshOptions(for: .top) { $0.resultDuration = 1 }
      .refreshStyle(.spinner, for: .top)
  }
}

extension View {
  func refreshing(
    _ isEnabled: Bool = true, reload: @escaping @MainActor () async throws -> Void
  ) -> some View {
    modifier(Refreshing(isEnabled: isEnabled, reload: reload))
  }

  /// A nonisolated method, as in many extensions of views.
  nonisolated func pagedFooter(
    load: @escaping @MainActor @Sendable () async throws -> LoadMoreResult
  ) -> some View {
    refreshFooter(.automatic, action: load)
      .refreshOptions(for: .bottom) { $0.footer.hidesWhenContentFits = true }
      .refreshStyle(.spinner, for: .bottom)
  }

  /// The closure runs on the main actor, although the method is nonisolated.
  nonisolated func stopping(_ model: FeedModel) -> some View {
    refreshHeader {
      model.cancel()
      model.phase = .idle
    }
    .refreshLeader(.automatic) {
      model.cancel()
      return .noMoreData
    }
  }

  @ViewBuilder func refreshHeader(
    if condition: Bool, action: @escaping @MainActor () async throws -> Void
  ) -> some View {
    if condition {
      refreshHeader(action: action)
    } else {
      self
    }
  }
}

/// A generic screen of an app.
struct ListScreen<Item: Identifiable & Sendable, Row: View>: View {
  let load: @MainActor (Int) async throws -> [Item]
  @ViewBuilder let row: (Item) -> Row
  @State private var items: [Item] = []

  var body: some View {
    List(items) { row($0) }
      .refreshing { items = try await load(0) }
      .pagedFooter {
        let page = try await load(items.count)
        items += page
        return page.isEmpty ? .noMoreData : .more
      }
  }
}

/// Branches, an erased type and SwiftUI's own pull to refresh.
struct Branches: View {
  @StateObject private var model = FeedModel()
  @Environment(\.colorScheme) private var colorScheme
  let isSearching: Bool

  var body: some View {
    if isSearching {
      List(model.posts) { PostRow($0) }
        .refreshable { try? await model.reload() }
        .refreshFooter { try await model.loadNext() }
    } else if model.posts.isEmpty {
      AnyView(Text("Empty").refreshHeader { try await model.reload() })
    } else {
      Group {
        List(model.posts) { PostRow($0) }
      }
      .refreshHeader(if: colorScheme == .dark) { try await model.reload() }
      .onAppear { model.cancel() }
    }
  }
}

/// A SwiftUI screen in a UIKit app.
final class PostsViewController: UIViewController {
  private let model = FeedModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(
      rootView: Methods(model: model).refreshHeader { [weak self] in
        self?.title = "Loading"
        try await self?.model.reload()
      })
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }
}

@main
struct PostsApp: App {
  @StateObject private var model = FeedModel()

  var body: some Scene {
    WindowGroup {
      Captures()
        .environmentObject(model)
        .refreshStyle(.arrow, for: .bottom)
    }
  }
}
