/// The articles that were loaded so far.
@MainActor
final class TimelineModel {
  private(set) var articles: [Article] = []
  private var next: Int?
  private let service: any TimelineService

  init(service: any TimelineService) {
    self.service = service
  }

  var hasMore: Bool { next != nil }

  func refresh() async throws(TimelineError) {
    show(try await service.page(after: nil), after: [])
  }

  func loadMore() async throws(TimelineError) {
    guard let next else { return }
    show(try await service.page(after: next), after: articles)
  }

  private func show(_ page: TimelinePage, after shown: [Article]) {
    articles = shown + page.articles
    next = page.next
  }
}
