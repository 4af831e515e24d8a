/// Articles that arrive when a test says so.
@MainActor
final class ScriptedTimeline: TimelineService {
  typealias Answer = Result<TimelinePage, TimelineError>

  /// The cursors of the requests that were not answered yet; `nil` for the newest articles.
  var pending: [Int?] { requests.map(\.cursor) }
  /// The cursors of all requests; 0 for the newest articles.
  private(set) var log: [Int] = []
  private var requests:
    [(id: Int, cursor: Int?, continuation: CheckedContinuation<Answer, Never>)] =
      []

  nonisolated init() {}

  func page(after cursor: Int?) async throws(TimelineError) -> TimelinePage {
    log.append(cursor ?? 0)
    let id = log.count
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { requests.append((id, cursor, $0)) }
    } onCancel: {
      Task { @MainActor in self.finish(id, .failure(.cancelled)) }
    }
    return try answer.get()
  }

  /// Answers the first request with articles, whose numbers follow the cursor.
  func answer(count: Int, from first: Int? = nil, isLast: Bool = false) {
    guard let request = requests.first else { return }
    let start = first ?? request.cursor ?? 100
    let articles = (start..<start + count).map { Article(id: $0, title: "Article \($0)") }
    finish(
      request.id,
      .success(TimelinePage(articles: articles, next: isLast ? nil : start + count)))
  }

  /// Answers the first request with an error.
  func fail(_ error: TimelineError) {
    guard let request = requests.first else { return }
    finish(request.id, .failure(error))
  }

  private func finish(_ id: Int, _ answer: Answer) {
    guard let index = requests.firstIndex(where: { $0.id == id }) else { return }
    requests.remove(at: index).continuation.resume(returning: answer)
  }
}
