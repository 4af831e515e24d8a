/// An entry of the news list.
struct NewsItem {
  var title: String
  var source: String
}

/// The reason why a request failed.
struct NewsError: Error {
  var message: String
}

/// A request that can be canceled.
@MainActor protocol NewsRequest: AnyObject {
  func cancel()
}

/// The source of the news. A canceled request does not call its completion.
@MainActor protocol NewsService: AnyObject {
  func load(page: Int, completion: @escaping ([NewsItem]?, NewsError?) -> Void) -> NewsRequest
}
