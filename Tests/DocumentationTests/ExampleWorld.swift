import EdgeRefresh
import UIKit

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The data of the app in the examples of the documentation. Each call returns immediately.
@MainActor
final class News {
  private(set) var articles: [String] = []

  func reload() async throws {
    articles = (1...20).map { "Article \($0)" }
  }

  func loadMore() async throws -> Bool {
    articles.append("Article \(articles.count + 1)")
    return articles.count < 100
  }

  func load(page: Int) async throws {
    articles.append("Page \(page)")
  }
}

/// The examples in the simulator's comments call the screen by this name.
typealias ListViewController = ExampleViewController

/// The screen that contains the examples of the documentation.
@MainActor
final class ExampleViewController: UITableViewController {
  private(set) var shown: [String] = []

  func reload() { shown.append("reload") }

  func startLoading() { shown.append("start loading") }

  func loadMore() { shown.append("more") }

  func showAll() { shown.append("all") }

  func show(_ error: any Error) { shown.append("\(error)") }
}

#if canImport(SwiftUI)
  /// A row of the lists in the examples for SwiftUI.
  struct Article: Identifiable, Sendable {
    let id: Int
    var title: String { "Article \(id)" }
  }

  /// The view of a row.
  struct Row: View {
    private let article: Article

    init(_ article: Article) {
      self.article = article
    }

    var body: some View { Text(article.title) }
  }

  extension News {
    var rows: [Article] { articles.indices.map { Article(id: $0) } }
    var hasMore: Bool { articles.count < 100 }

    func loadNext() async throws { _ = try await loadMore() }

    func search(_ text: String, after count: Int) async -> [String] {
      articles.filter { $0.hasPrefix(text) }.dropFirst(count).map { $0 }
    }
  }

  /// The view whose body is one of the examples for SwiftUI.
  @MainActor
  struct ExampleView {
    @State var isOpen = false
    let model: News
    let rows: [Article]
    let images: [UIImage]
  }
#endif
