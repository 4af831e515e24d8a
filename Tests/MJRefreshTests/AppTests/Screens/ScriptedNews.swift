import MJRefresh

/// News that arrives when a test says so.
@MainActor
final class ScriptedNews: NewsService {
  @MainActor
  final class Request: NewsRequest {
    let page: Int
    weak var news: ScriptedNews?
    let completion: ([NewsItem]?, NewsError?) -> Void

    init(
      _ page: Int, _ news: ScriptedNews, _ completion: @escaping ([NewsItem]?, NewsError?) -> Void
    ) {
      self.page = page
      self.news = news
      self.completion = completion
    }

    func cancel() {
      news?.pending.removeAll { $0 === self }
    }
  }

  var pending: [Request] = []
  /// The pages that were requested.
  var log: [Int] = []

  func load(
    page: Int, completion: @escaping ([NewsItem]?, NewsError?) -> Void
  ) -> NewsRequest {
    log.append(page)
    let request = Request(page, self, completion)
    pending.append(request)
    return request
  }

  /// Answers the first request with a number of items.
  func answer(count: Int) {
    guard !pending.isEmpty else { return }
    let request = pending.removeFirst()
    let items = (0..<count).map {
      NewsItem(title: "Story \($0) of page \(request.page)", source: "Agency")
    }
    request.completion(items, nil)
  }

  /// Answers the first request with an error.
  func fail() {
    guard !pending.isEmpty else { return }
    pending.removeFirst().completion(nil, NewsError(message: "No connection"))
  }
}
