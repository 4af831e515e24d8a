internal import EdgeRefreshUI
internal import SwiftUI

/// A search field above a list. A new text starts a new search, even if the footer had reached the
/// end.
struct SearchScreen: View {
  let server: MessageServer
  /// Leaves the example.
  let close: @MainActor () -> Void
  @State private var query = ""
  @State private var results: [String] = []
  @State private var hasMore = true
  /// The text of these results; `nil` while the first page loads.
  @State private var searched: String?

  var body: some View {
    if #available(iOS 16.0, *) {
      NavigationStack { list }
    } else {
      NavigationView { list }
    }
  }

  private var list: some View {
    List(results, id: \.self) { Text($0) }
      .listStyle(.plain)
      .searchable(text: $query)
      .task(id: query) {
        // The task also runs when the view appears again.
        guard query != searched else { return }
        searched = nil
        results = []
        hasMore = true
        await loadPage()
      }
      .refreshHeader {
        results = []
        await loadPage()
      }
      .refreshFooter(hasMore: hasMore, isEnabled: searched == query) { await loadPage() }
      .navigationTitle("Search")
      .toolbar { Button("Close") { close() } }
  }

  /// Loads the next 20 of 60 results.
  private func loadPage() async {
    let (asked, count) = (query, results.count)
    _ = await server.news()
    // Another load may have changed the text or the results.
    guard asked == query, count == results.count, !Task.isCancelled else { return }
    searched = asked
    results += (results.count..<results.count + 20).map { "\(asked.isEmpty ? "All" : asked) \($0)" }
    hasMore = results.count < 60
  }
}
